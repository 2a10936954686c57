import { paise } from '@store/contract/rules/pricing/money'
import type { Database } from '../../../base/base.ts'
import { daysUntilReturned, isReturnOf } from '../../statements/identity/returned-credit.ts'
import { dayOf } from '../receipt-repository.ts'
import {
  joinStatementOf,
  type TransferRow,
  transferColumns,
  transferOf,
} from './statement-transfer.ts'

/** The debit by which a credit went back. */
export interface CreditReturn {
  statementId: number
  fileName: string
  /** YYYY-MM-DD */
  bookedOn: string
  narration: string
}

interface DebitRow {
  debit_statement_id: number
  debit_file_name: string
  debit_account: string | null
  booked_on: Date
  debit_narration: string
  debit_reference: string | null
  is_reversal: number
}

/** Pairs that are looked at. */
const mostPairs = 50_000

/**
 * The credits that a debit of any statement seems to take back, by key of the receipt, each with its debits, the first one first. Credits about
 * which an admin said so already, or that they were kept, are absent.
 * @param wanted since: the day of the debit, default any; statementId: of the debit, default all; receiptIds: default all
 */
export async function findReturnedCredits(
  db: Database,
  {
    since,
    statementId,
    receiptIds,
  }: { since?: string; statementId?: number; receiptIds?: readonly number[] },
): Promise<Map<number, CreditReturn[]>> {
  if (receiptIds?.length === 0) return new Map()
  const query = db('bank_statement_debits as debit')
    .join('bank_statements as debit_statement', 'debit_statement.id', 'debit.statement_id')
    .join('receipts as credit', (pair) => {
      pair
        .on('credit.amount_paise', 'debit.amount_paise')
        .on(
          db.raw(
            'credit.received_on BETWEEN debit.booked_on - INTERVAL ? DAY AND debit.booked_on',
            [daysUntilReturned],
          ),
        )
    })
    .modify(joinStatementOf, 'credit')
    .leftJoin('receipt_answers as answer', (answered) => {
      answered
        .on('answer.receipt_id', 'credit.id')
        .onIn('answer.answer', ['same', 'returned', 'kept', 'refunded'])
    })
    .whereNull('debit_statement.undone_at')
    .whereNull('answer.receipt_id')
    .orderBy(['debit.booked_on', 'debit.id'])
    .limit(mostPairs)
  if (since) void query.where('debit.booked_on', '>=', since)
  if (statementId) void query.where('debit.statement_id', statementId)
  if (receiptIds) void query.whereIn('credit.id', [...receiptIds])
  const rows: (TransferRow & DebitRow)[] = await query.select({
    ...transferColumns('credit'),
    debit_statement_id: 'debit.statement_id',
    debit_file_name: 'debit_statement.file_name',
    debit_account: 'debit_statement.account',
    booked_on: 'debit.booked_on',
    debit_narration: 'debit.narration',
    debit_reference: 'debit.bank_reference',
    is_reversal: 'debit.is_reversal',
  })
  const found = new Map<number, CreditReturn[]>()
  for (const row of rows) {
    const bookedOn = dayOf(row.booked_on)
    const debit = {
      bookedOn,
      amount: paise(row.amount_paise),
      narration: row.debit_narration,
      bankReference: row.debit_reference ?? undefined,
      account: row.debit_account ?? undefined,
      isReversal: row.is_reversal === 1,
    }
    if (!isReturnOf(debit, transferOf(row))) continue
    const back = {
      statementId: row.debit_statement_id,
      fileName: row.debit_file_name,
      bookedOn,
      narration: row.debit_narration,
    }
    found.set(row.receipt_id, [...(found.get(row.receipt_id) ?? []), back])
  }
  return found
}
