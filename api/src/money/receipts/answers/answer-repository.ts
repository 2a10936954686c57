import {
  type ReceiptAnswer,
  type ReceiptClosing,
  receiptClosings,
} from '@store/contract/rules/payments/receipt-states'
import { type Database, executeStatement, insertStatement, orUpdate } from '../../../base/base.ts'

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
