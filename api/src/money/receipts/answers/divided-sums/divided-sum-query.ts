import { type ReceiptClosing, receiptClosings } from '@store/contract/rules/payments/receipt-states'
import { paise } from '@store/contract/rules/pricing/money'
import type { Database } from '../../../../base/base.ts'
import {
  type AccountSum,
  compareSums,
  type SumEvidence,
} from '../../../statements/identity/same-sum.ts'
import { dayOf } from '../../receipt-repository.ts'
import {
  type ReceivedTransfer,
  selectTransfers,
  type TransferRow,
  transferColumns,
  transferOf,
} from '../statement-transfer.ts'
import { PartsOfSums } from './parts-of-sums.ts'

/** A sum that was received as one credit, and the credits of another file into which the bank divides it. */
export interface DividedSum {
  whole: ReceivedTransfer
  /** Whether some of the sum is assigned, or went back. */
  isWholeUsed: boolean
  parts: readonly ReceivedTransfer[]
  evidence: SumEvidence
  /** Whether no other sum and no other division fits. */
  isOnly: boolean
}

interface SumPairRow extends TransferRow {
  closing: ReceiptClosing | null
  amount: number
  value_on: Date
  whole_reference: string | null
  whole_references: string
  divided_statement: number
  divided_row: number
  divided_account: string | null
  divided_reference: string | null
  divided_references: string
}

/** Pairs that are looked at; more of them wait until some are answered. */
const mostPairs = 2_000

async function findPairs(db: Database, since: string): Promise<SumPairRow[]> {
  return selectTransfers(db, 'whole')
    .join('bank_statement_sums as sum', (booked) => {
      booked
        .on('sum.statement_id', 'whole_line.statement_id')
        .on('sum.row_no', 'whole_line.row_no')
        .onVal('sum.credits', 1)
    })
    .join('bank_statement_sums as divided', (pair) => {
      pair
        .on('divided.amount_paise', 'sum.amount_paise')
        .on('divided.value_on', 'sum.value_on')
        .on('divided.statement_id', '<>', 'sum.statement_id')
        .onVal('divided.credits', '>', 1)
    })
    .join('bank_statements as notice', 'notice.id', 'divided.statement_id')
    .leftJoin('receipt_answers as closing', (closing) => {
      closing.on('closing.receipt_id', 'whole.id').onIn('closing.answer', [...receiptClosings])
    })
    .whereNull('notice.undone_at')
    .where((closing) => {
      void closing.whereNull('closing.answer').orWhereNot('closing.answer', 'same')
    })
    .where('sum.value_on', '>=', since)
    .orderBy(['whole.id', 'divided.statement_id', 'divided.row_no'])
    .limit(mostPairs)
    .select({
      ...transferColumns('whole'),
      closing: 'closing.answer',
      amount: 'sum.amount_paise',
      value_on: 'sum.value_on',
      whole_reference: 'sum.servicer_reference',
      whole_references: 'sum.other_references',
      divided_statement: 'divided.statement_id',
      divided_row: 'divided.row_no',
      divided_account: 'notice.account',
      divided_reference: 'divided.servicer_reference',
      divided_references: 'divided.other_references',
    })
}

function evidenceOf(row: SumPairRow): SumEvidence | undefined {
  const booked = { amount: paise(row.amount), valueOn: dayOf(row.value_on) }
  const sum = (account: string | null, servicer: string | null, others: string): AccountSum => ({
    ...booked,
    account: account ?? undefined,
    servicerReference: servicer ?? undefined,
    references: others.split(' ').filter((reference) => reference !== ''),
  })
  return compareSums(
    sum(row.account, row.whole_reference, row.whole_references),
    sum(row.divided_account, row.divided_reference, row.divided_references),
  )
}

/** Where two sums are named alike, others of the same amount are no longer thought of. */
function strongest(fits: readonly DividedSum[]): DividedSum[] {
  const isNamed = ({ evidence }: DividedSum) => evidence === 'reference'
  const wholes = new Set(fits.filter(isNamed).map(({ whole }) => whole.receiptId))
  const parts = new Set(fits.filter(isNamed).map((fit) => fit.parts[0]?.receiptId))
  return fits.filter(
    (fit) =>
      isNamed(fit) || !(wholes.has(fit.whole.receiptId) || parts.has(fit.parts[0]?.receiptId)),
  )
}

/** Each sum with one division. Which one is an admin's choice: {@link DividedSum.isOnly} says that there is another. */
function pairOneToOne(fits: readonly DividedSum[]): DividedSum[] {
  const taken = new Set<number | undefined>()
  const count = (key: (fit: DividedSum) => number | undefined, of: DividedSum) =>
    fits.filter((fit) => key(fit) === key(of)).length
  const wholeOf = ({ whole }: DividedSum) => whole.receiptId
  const firstOf = ({ parts }: DividedSum) => parts[0]?.receiptId
  return fits.flatMap((fit) => {
    if (taken.has(wholeOf(fit)) || taken.has(firstOf(fit))) return []
    taken.add(wholeOf(fit)).add(firstOf(fit))
    return [{ ...fit, isOnly: count(wholeOf, fit) === 1 && count(firstOf, fit) === 1 }]
  })
}

/**
 * The sums that were received as one credit, and that another file perhaps divides, in either order. What was answered about is absent.
 * @param since the first value date, YYYY-MM-DD
 */
export async function findDividedSums(db: Database, since: string): Promise<DividedSum[]> {
  const pairs = (await findPairs(db, since)).flatMap((row) => {
    const evidence = evidenceOf(row)
    const place = { statementId: row.divided_statement, row: row.divided_row }
    const isWholeUsed = row.closing !== null || row.open_paise < row.amount_paise
    return evidence ? [{ whole: transferOf(row), isWholeUsed, place, evidence }] : []
  })
  if (pairs.length === 0) return []
  const known = await PartsOfSums.read(db, pairs)
  const fits = pairs.flatMap(({ place, ...pair }): DividedSum[] => {
    const parts = known.of(place)
    if (parts.length === 0 || known.isAnswered(pair.whole, place)) return []
    return [{ ...pair, parts, isOnly: true }]
  })
  return pairOneToOne(strongest(fits))
}
