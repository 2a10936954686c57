import * as adminMessages from '@store/contract/rules/admin-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import {
  adminOrderStatuses,
  isCancellable,
  type OrderStatus,
  parseOrderStatus,
  parsePaymentStatus,
} from '@store/contract/rules/orders/order-states'
import { returnStock } from '../../catalog/changes/stock-changes.ts'
import type { Database } from '../../database/database.ts'
import { HttpError } from '../../http/errors/errors.ts'
import { notifyPerson } from '../../notifications/notify-person.ts'
import { notifyTier } from '../../notifications/notify-tier.ts'
import {
  cancellationNotice,
  storeCancellationNotice,
  unpaidNotice,
} from '../../notifications/order-notices.ts'
import type { OrderRecord } from '../order.ts'
import type { OrderDependencies, TaxDocumentIssuer } from '../order-dependencies.ts'
import { NotCancellableError, OrderLockedError } from '../order-errors.ts'
import { findOrderedQuantities } from '../order-line-query.ts'
import { type OrderTarget, type OrderUpdate, updateOrder } from './update-order.ts'

/** Dependencies of a status transition. */
type TransitionDependencies = Pick<OrderDependencies, 'clock'> & TaxDocumentIssuer

/**
 * Moves an order to a status. A cancellation returns the stock, and tax documents that become due are issued, in the
 * same transaction.
 */
async function transitionTo(
  { clock, issueDocuments }: TransitionDependencies,
  trx: Database,
  { order, status, reason }: { order: OrderRecord; status: OrderStatus; reason?: string },
): Promise<OrderUpdate> {
  await issueDocuments(trx, { order, status, reason, at: clock.now() })
  const isCancelled = status === 'cancelled'
  if (isCancelled) await returnStock(trx, await findOrderedQuantities(trx, order.id))
  return {
    set: {
      order_status: status,
      ...(isCancelled && reason !== undefined && { cancel_reason: reason }),
    },
    kind: 'status',
    from: order.status,
    to: status,
    reason,
  }
}

/**
 * Cancels a buyer's own order (spec §4: only while pending, processing or placed).
 * @throws HttpError 400 without a reason; NotCancellableError (409) in a later status
 */
export async function cancelOrder(
  dependencies: OrderDependencies & TaxDocumentIssuer,
  target: OrderTarget,
  reason: string | undefined,
): Promise<OrderRecord> {
  const trimmedReason = reason?.trim()
  if (!trimmedReason) throw new HttpError(fieldError('reason', messages.orders.reasonRequired))
  return updateOrder(dependencies, target, async (order, trx) => {
    if (!isCancellable(order.status)) throw new NotCancellableError()
    const notice = cancellationNotice({
      ...order,
      buyerName: order.buyer.name,
      reason: trimmedReason,
    })
    await notifyTier(trx, { ...notice, tier: order.tier, at: dependencies.clock.now() })
    return transitionTo(dependencies, trx, { order, status: 'cancelled', reason: trimmedReason })
  })
}

/**
 * Cancels an order that was never paid, on behalf of the store. Skips orders that were paid or cancelled meanwhile.
 * @returns true when the order was cancelled
 */
export async function cancelUnpaidOrder(
  dependencies: Pick<OrderDependencies, 'db' | 'clock' | 'files'> & TaxDocumentIssuer,
  publicId: string,
): Promise<boolean> {
  let isCancelled = false
  await updateOrder(dependencies, { actor: 'store', publicId }, async (order, trx) => {
    isCancelled = order.paymentStatus === 'pending' && order.status === 'pending'
    if (!isCancelled) return undefined
    const at = dependencies.clock.now()
    const reason = messages.payment.notPaid
    await notifyPerson(trx, { ...unpaidNotice(order), userId: order.buyer.userId, at })
    const notice = storeCancellationNotice({ ...order, reason })
    await notifyTier(trx, { ...notice, tier: order.tier, at })
    return transitionTo(dependencies, trx, { order, status: 'cancelled', reason })
  })
  return isCancelled
}

/**
 * Sets an order's status on behalf of an admin (spec §4: to any status an admin may choose, unless the order is
 * cancelled). The status is matched without regard to case.
 * @throws HttpError 400 for an unknown status; OrderLockedError (409) once the order is cancelled
 */
export async function setOrderStatus(
  dependencies: OrderDependencies & TaxDocumentIssuer,
  target: OrderTarget,
  value: string,
): Promise<OrderRecord> {
  const requested = parseOrderStatus(value)
  const status = adminOrderStatuses.find((choice) => choice === requested)
  if (!status) throw new HttpError(fieldError('status', adminMessages.orders.statusUnknown))
  return updateOrder(dependencies, target, async (order, trx) => {
    if (order.status === 'cancelled') throw new OrderLockedError()
    return order.status === status ? undefined : transitionTo(dependencies, trx, { order, status })
  })
}

/**
 * Sets an order's payment status on behalf of an admin (spec §4).
 * @throws HttpError 400 for an unknown status; OrderCancelledError (409) once the order is cancelled
 */
export async function setPaymentStatus(
  dependencies: OrderDependencies,
  target: OrderTarget,
  value: string,
): Promise<OrderRecord> {
  const status = parsePaymentStatus(value)
  if (!status) throw new HttpError(fieldError('paymentStatus', adminMessages.orders.paymentUnknown))
  return updateOrder(dependencies, target, async (order) =>
    order.paymentStatus === status
      ? undefined
      : {
          set: { payment_status: status },
          kind: 'payment',
          from: order.paymentStatus,
          to: status,
        },
  )
}
