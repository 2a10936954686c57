import { receiptClosings } from '@store/contract/rules/payments/receipt-states'
import type { Database } from '../../../base/base.ts'
import { isPerhapsSameTransfer } from '../../statements/identity/same-transfer.ts'
import {
  joinStatementOf,
  type ReceivedTransfer,
  selectTransfers,
  type TransferRow,
  transferColumns,
  transferOf,
} from './statement-transfer.ts'

/** Pairs that are looked at; more of them wait until some are answered. */
const mostPairs = 50_000

/** The columns of both, those of the earlier one with a prefix. */
type PairRow = TransferRow & {
  [Column in keyof TransferRow as `earlier_${Column}`]: TransferRow[Column]
}

function pairOf(row: PairRow): [ReceivedTransfer, ReceivedTransfer] {
  const earlier = transferOf({
    receipt_id: row.earlier_receipt_id,
    statement_id: row.earlier_statement_id,
    file_name: row.earlier_file_name,
    account: row.earlier_account,
    received_on: row.earlier_received_on,
    amount_paise: row.earlier_amount_paise,
    open_paise: row.earlier_open_paise,
    narration: row.earlier_narration,
    bank_reference: row.earlier_bank_reference,
  })
  return [transferOf(row), earlier]
}

/**
 * The open credits that are perhaps one transfer with an earlier one of another statement, by key of the receipt. Neither the
 * earlier one nor the pair was answered about. A statement that holds both has two transfers.
 */
export async function findSameTransfers(db: Database): Promise<Map<number, ReceivedTransfer>> {
  const rows: PairRow[] = await selectTransfers(db, 'later')
    .join('receipts as earlier', (pair) => {
      pair
        .on('earlier.amount_paise', 'later.amount_paise')
        .on('earlier.id', '<', 'later.id')
        .on(
          db.raw(
            'earlier.received_on BETWEEN later.received_on - INTERVAL 1 DAY AND later.received_on + INTERVAL 1 DAY',
          ),
        )
    })
    .modify(joinStatementOf, 'earlier')
    .leftJoin('bank_statement_known_lines as both', (known) => {
      known.on('both.statement_id', 'later_line.statement_id').on('both.line_id', 'earlier.line_id')
    })
    .leftJoin('receipt_answers as answer', (answered) => {
      answered.on('answer.receipt_id', 'later.id').on((about) => {
        about.onIn('answer.answer', [...receiptClosings]).orOn('answer.about', 'earlier.id')
      })
    })
    .leftJoin('receipt_answers as merged', (merged) => {
      merged.on('merged.receipt_id', 'earlier.id').onVal('merged.answer', 'same')
    })
    .where('later.source', 'statement')
    .where('later.open_paise', '>', 0)
    .where('later.open_paise', db.ref('later.amount_paise'))
    .whereRaw('earlier_line.statement_id <> later_line.statement_id')
    .whereNull('both.line_id')
    .whereNull('answer.receipt_id')
    .whereNull('merged.receipt_id')
    .orderBy(['later.id', 'earlier.id'])
    .limit(mostPairs)
    .select({ ...transferColumns('later'), ...transferColumns('earlier', 'earlier_') })
  return pairOneToOne(rows.map(pairOf))
}

/** Of equal credits of one statement each stands for another one of the other statement. */
function pairOneToOne(
  pairs: readonly [ReceivedTransfer, ReceivedTransfer][],
): Map<number, ReceivedTransfer> {
  const found = new Map<number, ReceivedTransfer>()
  const taken = new Set<string>()
  for (const [later, earlier] of pairs) {
    const place = `${later.statementId} ${earlier.receiptId}`
    if (found.has(later.receiptId) || taken.has(place)) continue
    if (!isPerhapsSameTransfer(earlier, later)) continue
    found.set(later.receiptId, earlier)
    taken.add(place)
  }
  return found
}
