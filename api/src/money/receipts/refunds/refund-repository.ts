import { type Database, executeStatement, insertStatement } from '../../../base/base.ts'
import type { RefundRecord } from '../../../ordering/ordering.ts'
import type { RefundedKey } from './refund-query.ts'

/** A refund to insert. */
export interface NewRefund extends RefundRecord {
  key: RefundedKey
  /** Of the order or the receipt. */
  id: number
  actorId: number
  at: Date
}

/** Inserts a refund. The caller has locked what it is of, and seen that so much goes back. */
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

/** Strikes a refund of a locked order out. */
export async function strikeRefundRow(
  trx: Database,
  { id, reason, actorId, at }: { id: number; reason: string; actorId: number; at: Date },
): Promise<void> {
  const struck = { struck_at: at, struck_by: actorId, strike_reason: reason }
  await trx('refunds').where({ id }).update(struck)
}

/** Forgets the refund of a receipt that is reopened. */
export async function deleteRefundOfReceipt(trx: Database, receiptId: number): Promise<void> {
  await trx('refunds').where('receipt_id', receiptId).delete()
}
