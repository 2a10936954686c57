import { awaitsTransfer } from '@store/contract/rules/orders/reserved/reserved-order'
import type { OrderRecord } from '../order.ts'

/** True while a reserved order waits for its buyer's transfer: {@link awaitsTransfer}. */
export function isTransferAwaited(order: OrderRecord): boolean {
  return awaitsTransfer({ ...order, orderStatus: order.status })
}

/** True when an order is held and its time to pay is over. */
export function isOverdue(order: OrderRecord, now: Date): boolean {
  const { payBy, proof, status, paymentStatus } = order
  const isUnpaid = !proof && status === 'pending' && paymentStatus === 'pending'
  return isUnpaid && payBy !== undefined && payBy <= now
}
