import { undoHoldMs } from '@store/contract/rules/limits'
import type { Database } from '../../../base/base.ts'

/** A rejected proof whose buyer will be notified after the undo period. */
export interface PendingRejectionNotice {
  orderId: number
  orderPublicId: string
  reason: string
  notBefore: Date
}

/** Schedules the notice to the buyer, by the clock of the database, which all instances share. */
export async function scheduleRejectionNotice(
  trx: Database,
  { orderId, reason }: Pick<PendingRejectionNotice, 'orderId' | 'reason'>,
): Promise<void> {
  await trx.raw(
    `INSERT INTO held_rejections (order_id, reason, not_before)
     VALUES (?, ?, CURRENT_TIMESTAMP(3) + INTERVAL ? SECOND)
     ON DUPLICATE KEY UPDATE reason = VALUES(reason), not_before = VALUES(not_before)`,
    [orderId, reason, undoHoldMs / 1000],
  )
}

/** Cancels the pending notice of an order, if it has not been sent yet. */
export async function cancelRejectionNotice(trx: Database, orderId: number): Promise<void> {
  await trx('held_rejections').where('order_id', orderId).delete()
}

/** Notices whose undo period is over, oldest first. */
export async function findDueRejectionNotices(
  db: Database,
  limit: number,
): Promise<PendingRejectionNotice[]> {
  return db('held_rejections')
    .join('orders', 'orders.id', 'held_rejections.order_id')
    .where('held_rejections.not_before', '<=', db.raw('CURRENT_TIMESTAMP(3)'))
    .orderBy('held_rejections.not_before')
    .limit(limit)
    .select({
      orderId: 'held_rejections.order_id',
      orderPublicId: 'orders.public_id',
      reason: 'held_rejections.reason',
      notBefore: 'held_rejections.not_before',
    })
}

/** Claims a notice for sending. @returns false when another instance claimed it or the rejection was undone */
export async function claimRejectionNotice(
  trx: Database,
  notice: PendingRejectionNotice,
): Promise<boolean> {
  const deleted = await trx('held_rejections')
    .where({ order_id: notice.orderId, not_before: notice.notBefore })
    .delete()
  return deleted === 1
}
