import { undoHoldMs } from '@store/contract/rules/limits'
import type { Database } from '../../../base/base.ts'
import type { OrderEventKind } from '../order.ts'

/** What a buyer is told about an order. */
export type OrderNoticeKind =
  | 'placed'
  | 'payment'
  /** A reserved order is soon to be paid. */
  | 'payment-due'
  | 'shipped'
  | 'bill'
  | 'cancelled'
  | 'refund'

/** A notice that is due. */
export interface DueOrderNotice {
  orderId: number
  orderPublicId: string
  kind: OrderNoticeKind
  dueAt: Date
}

/** The part of a timeline event that decides whether the buyer is told. */
type ToldEvent = {
  kind: OrderEventKind
  from?: string | undefined
  to?: string | undefined
  reason?: string | undefined
}

/** @returns undefined for an event of which the buyer is not told, or by another notice */
export function noticeKindOf({ kind, to, reason }: ToldEvent): OrderNoticeKind | undefined {
  if (kind === 'status') return to === 'shipped' || to === 'cancelled' ? to : undefined
  if (kind === 'refund') return to === 'struck' ? undefined : 'refund'
  if (kind === 'bill') return to === 'uploaded' ? 'bill' : undefined
  // A rejection with a reason has a notice of its own, which is held while it can be undone.
  const isFailed = to === 'failed' && reason === undefined
  // Money that is not all of it says so in its reason; an admin who looks into a payment gives none.
  const isPaidInPart = to === 'processing' && reason !== undefined
  const isTold = kind === 'payment' && (to === 'paid' || isFailed || isPaidInPart)
  return isTold ? 'payment' : undefined
}

/** A verdict on a payment and a shipment can be undone: their notices wait as long as that of a rejection. */
const undoableNotices: readonly OrderNoticeKind[] = ['payment', 'shipped']

const holdSecondsOf = (kind: OrderNoticeKind) =>
  undoableNotices.includes(kind) ? undoHoldMs / 1000 : 0

/**
 * Schedules the notice of an event in the transaction of the change, by the clock of the database, which all
 * instances share. Of several changes before it is sent there is one notice, about the state by then.
 */
export async function scheduleOrderNotice(
  trx: Database,
  { orderId, ...event }: ToldEvent & { orderId: number },
): Promise<void> {
  // Other money for the same status is no news.
  if (event.kind === 'payment' && event.from === event.to) return
  const kind = noticeKindOf(event)
  if (event.kind === 'payment' && !kind) {
    await trx('order_notices').where({ order_id: orderId, kind: 'payment' }).delete()
  }
  if (!kind) return
  await trx.raw(
    `INSERT INTO order_notices (order_id, kind, due_at)
     VALUES (?, ?, CURRENT_TIMESTAMP(3) + INTERVAL ? SECOND)
     ON DUPLICATE KEY UPDATE due_at = VALUES(due_at)`,
    [orderId, kind, holdSecondsOf(kind)],
  )
}

/** Notices that are due, oldest first. */
export async function findDueOrderNotices(db: Database, limit: number): Promise<DueOrderNotice[]> {
  return db('order_notices')
    .join('orders', 'orders.id', 'order_notices.order_id')
    .where('order_notices.due_at', '<=', db.raw('CURRENT_TIMESTAMP(3)'))
    .orderBy('order_notices.due_at')
    .limit(limit)
    .select({
      orderId: 'order_notices.order_id',
      orderPublicId: 'orders.public_id',
      kind: 'order_notices.kind',
      dueAt: 'order_notices.due_at',
    })
}

/** Discards all notices that wait, for orders whose buyers have been told. */
export async function discardOrderNotices(trx: Database): Promise<void> {
  await trx('order_notices').delete()
}

/** Claims a notice for sending. @returns false when another instance claimed it, or it was scheduled again */
export async function claimOrderNotice(
  trx: Database,
  { orderId, kind, dueAt }: DueOrderNotice,
): Promise<boolean> {
  const deleted = await trx('order_notices')
    .where({ order_id: orderId, kind, due_at: dueAt })
    .delete()
  return deleted === 1
}
