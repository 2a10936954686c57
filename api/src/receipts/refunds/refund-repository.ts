import type { Database } from '../../database/database.ts'
import { executeStatement, insertStatement } from '../../database/statement.ts'
import type { RefundedKey, RefundRecord } from './refund-query.ts'

/** A refund to insert. */
export interface NewRefund extends RefundRecord {
  key: RefundedKey
  /** Of the order or the receipt. */
  id: number
  actorId: number
  at: Date
}

/** Inserts a refund. The caller has locked what it is of, and seen that it has none. */
export async function insertRefund(trx: Database, refund: NewRefund): Promise<void> {
  const row = {
    [refund.key]: refund.id,
    amount_paise: refund.amount,
    refunded_on: refund.refundedOn,
    reference: refund.reference,
    recorded_by: refund.actorId,
    created_at: refund.at,
  }
  await executeStatement(trx, insertStatement('refunds', [row]))
}

/** Forgets the refund of a receipt that is reopened. */
export async function deleteRefundOfReceipt(trx: Database, receiptId: number): Promise<void> {
  await trx('refunds').where('receipt_id', receiptId).delete()
}
