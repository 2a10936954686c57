import {
  type ReceiptAnswer,
  type ReceiptClosing,
  receiptClosings,
} from '@store/contract/rules/payments/receipt-states'
import type { Database } from '../../database/database.ts'
import { executeStatement, insertStatement, orUpdate } from '../../database/statement.ts'

/** What an admin answered about a receipt. */
export interface NewAnswer {
  receiptId: number
  answer: ReceiptAnswer
  /** The receipt that it is, or is not, the same transfer as. */
  about: number | undefined
  actorId: number
  at: Date
}

/** Keeps an answer; the same one again changes nothing. */
export async function insertAnswer(trx: Database, answer: NewAnswer): Promise<void> {
  const row = {
    receipt_id: answer.receiptId,
    answer: answer.answer,
    about: answer.about ?? 0,
    actor_id: answer.actorId,
    created_at: answer.at,
  }
  await executeStatement(trx, orUpdate(insertStatement('receipt_answers', [row]), 'about = about'))
}

/** Forgets why a receipt is closed. @returns what it was, and the receipt that it was the same transfer as */
export async function deleteClosing(
  trx: Database,
  receiptId: number,
): Promise<{ closing: ReceiptClosing; about: number } | undefined> {
  const closings = () =>
    trx('receipt_answers')
      .where('receipt_id', receiptId)
      .whereIn('answer', [...receiptClosings])
  const row: { closing: ReceiptClosing; about: number } | undefined = await closings().first({
    closing: 'answer',
    about: 'about',
  })
  if (row) await closings().delete()
  return row
}

/** The line of a receipt: its statement and the row in it. */
async function findPlace(trx: Database, receiptId: number) {
  const place: { lineId: number; statementId: number; row: number } | undefined = await trx(
    'receipts',
  )
    .join('bank_statement_lines as line', 'line.id', 'receipts.line_id')
    .where('receipts.id', receiptId)
    .first({ lineId: 'line.id', statementId: 'line.statement_id', row: 'line.row_no' })
  if (!place) throw new Error(`receipt ${receiptId} has no line`)
  return place
}

/** Notes that the statement of one receipt holds the line of another one, so that it gets it when the other one is undone. */
export async function insertSharedLine(
  trx: Database,
  { receiptId, sameAs }: { receiptId: number; sameAs: number },
): Promise<void> {
  const [own, other] = [await findPlace(trx, receiptId), await findPlace(trx, sameAs)]
  const row = { statement_id: own.statementId, line_id: other.lineId, row_no: own.row }
  const insert = insertStatement('bank_statement_known_lines', [row])
  await executeStatement(trx, orUpdate(insert, 'row_no = VALUES(row_no)'))
  await trx('bank_statements').where('id', own.statementId).increment('known_credits', 1)
}

/** Undoes {@link insertSharedLine}. */
export async function deleteSharedLine(
  trx: Database,
  { receiptId, sameAs }: { receiptId: number; sameAs: number },
): Promise<void> {
  const [own, other] = [await findPlace(trx, receiptId), await findPlace(trx, sameAs)]
  const deleted = await trx('bank_statement_known_lines')
    .where({ statement_id: own.statementId, line_id: other.lineId })
    .delete()
  if (deleted === 0) return
  await trx('bank_statements').where('id', own.statementId).decrement('known_credits', 1)
}
