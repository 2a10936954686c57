import { rejectionHoldMs } from '@store/contract/rules/limits'
import type { Database } from '../database/database.ts'

/** A rejected proof whose buyer is told once the time to undo it is over. */
export interface PendingRejectionNotice {
  orderId: number
  orderPublicId: string
  reason: string
  notBefore: Date
}

/** Holds what a buyer is to be told of a rejection, by the database's clock, which all instances share. */
export async function scheduleRejectionNotice(
  trx: Database,
  { orderId, reason }: Pick<PendingRejectionNotice, 'orderId' | 'reason'>,
): Promise<void> {
  await trx.raw(
    `INSERT INTO held_rejections (order_id, reason, not_before)
     VALUES (?, ?, CURRENT_TIMESTAMP(3) + INTERVAL ? SECOND)
     ON DUPLICATE KEY UPDATE reason = VALUES(reason), not_before = VALUES(not_before)`,
    [orderId, reason, rejectionHoldMs / 1000],
  )
}

/** Withdraws what is held of an order; what has gone out stays so. */
export async function cancelRejectionNotice(trx: Database, orderId: number): Promise<void> {
  await trx('held_rejections').where('order_id', orderId).delete()
}

/** Rejections whose time to undo is over, longest first. */
export async function findDueRejectionNotices(
  db: Database,
  most: number,
): Promise<PendingRejectionNotice[]> {
  return db('held_rejections')
    .join('orders', 'orders.id', 'held_rejections.order_id')
    .where('held_rejections.not_before', '<=', db.raw('CURRENT_TIMESTAMP(3)'))
    .orderBy('held_rejections.not_before')
    .limit(most)
    .select({
      orderId: 'held_rejections.order_id',
      orderPublicId: 'orders.public_id',
      reason: 'held_rejections.reason',
      notBefore: 'held_rejections.not_before',
    })
}

/** Takes a rejection over to be told. @returns false when another instance did, or it was undone */
export async function claimRejectionNotice(
  trx: Database,
  held: PendingRejectionNotice,
): Promise<boolean> {
  const taken = await trx('held_rejections')
    .where({ order_id: held.orderId, not_before: held.notBefore })
    .delete()
  return taken === 1
}
