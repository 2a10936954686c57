import * as adminMessages from '@store/contract/rules/admin-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import {
  isCancellable,
  type OrderStatus,
  parsePaymentStatus,
} from '@store/contract/rules/orders/order-states'
import type { BulkStatus } from '@store/contract/schemas/orders/order-management'
import type { StatusChange } from '@store/contract/schemas/orders/orders'
import { returnStock } from '../../catalog/changes/stock-changes.ts'
import type { Database } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { HttpError } from '../../http/errors/errors.ts'
import { notifyTier } from '../../notifications/notify-tier.ts'
import { cancellationNotice, storeCancellationNotice } from '../../notifications/order-notices.ts'
import type { OrderRecord } from '../order.ts'
import type { OrderDependencies } from '../order-dependencies.ts'
import { NotCancellableError, OrderLockedError, orderSetMeanwhileError } from '../order-errors.ts'
import { findOrderedQuantities } from '../order-line-query.ts'
import { type BulkUpdateResult, updateEach } from './bulk-update.ts'
import { isSameDispatch, withDispatch } from './dispatch-update.ts'
import { type AdminStatusChange, readStatusChange } from './read-status-change.ts'
import type { OrderTarget, OrderUpdate, UpdateOrder } from './update-order.ts'

/** Updates of an order's status and payment status. */
export interface StatusTransitions {
  /**
   * Cancels a buyer's own order (spec §4: only while pending, processing or placed).
   * @throws HttpError 400 without a reason; NotCancellableError (409) in a later status
   */
  cancel(target: OrderTarget, reason: string | undefined): Promise<OrderRecord>
  /**
   * Cancels an order that was never paid, on behalf of the store. Skips orders that were paid or cancelled meanwhile.
   * @returns true when the order was cancelled
   */
  cancelUnpaid(publicId: string): Promise<boolean>
  /**
   * Sets an order's status on behalf of an admin (spec §4: to any status an admin may choose, unless the order is
   * cancelled). The status is matched without regard to case; a dispatch may follow once the order is shipped.
   * @throws HttpError 400 for an unknown status or an invalid dispatch; OrderLockedError (409) once the order is
   *   cancelled; orderSetMeanwhileError (409) when it has another status than the one that was seen
   */
  setStatus(target: OrderTarget, change: StatusChange): Promise<OrderRecord>
  /**
   * {@link setStatus} for many orders, each in a transaction of its own: one that is refused stops no other.
   * @returns a result for each order, in the order given; an id that is given twice counts once
   * @throws HttpError 400 for an unknown status or an invalid dispatch; then no order is changed
   */
  setStatusOfMany(actor: Actor, change: BulkStatus): Promise<BulkUpdateResult[]>
  /**
   * Sets an order's payment status on behalf of an admin (spec §4).
   * @throws HttpError 400 for an unknown status; OrderCancelledError (409) once the order is cancelled
   */
  setPaymentStatus(target: OrderTarget, value: string): Promise<OrderRecord>
}

export function createStatusTransitions(
  { clock, issueDocuments }: Pick<OrderDependencies, 'clock' | 'issueDocuments'>,
  update: UpdateOrder,
): StatusTransitions {
  /**
   * Moves an order to a status. A cancellation returns the stock, and tax documents that become due are issued, in the
   * same transaction.
   */
  async function transitionTo(
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

  async function applyStatus(
    target: OrderTarget,
    { status, dispatch, seen }: AdminStatusChange & { seen: OrderStatus | undefined },
  ): Promise<OrderRecord> {
    return update(target, async (order, trx) => {
      if (order.status === 'cancelled') throw new OrderLockedError()
      if (seen !== undefined && seen !== order.status) throw orderSetMeanwhileError(order.status)
      if (order.status !== status) {
        const transition = await transitionTo(trx, { order, status })
        return dispatch ? withDispatch(transition, dispatch) : transition
      }
      if (!dispatch || isSameDispatch(order.dispatch, dispatch)) return undefined
      return withDispatch({ set: {}, kind: 'status', from: status, to: status }, dispatch)
    })
  }

  return {
    async cancel(target, givenReason) {
      const reason = givenReason?.trim()
      if (!reason) throw new HttpError(fieldError('reason', messages.orders.reasonRequired))
      return update(target, async (order, trx) => {
        if (!isCancellable(order.status)) throw new NotCancellableError()
        const notice = cancellationNotice({ ...order, buyerName: order.buyer.name, reason })
        await notifyTier(trx, { ...notice, tier: order.tier, at: clock.now() })
        return transitionTo(trx, { order, status: 'cancelled', reason })
      })
    },

    async cancelUnpaid(publicId) {
      let isCancelled = false
      await update({ actor: 'store', publicId }, async (order, trx) => {
        isCancelled = order.paymentStatus === 'pending' && order.status === 'pending'
        if (!isCancelled) return undefined
        const at = clock.now()
        const reason = messages.payment.notPaid
        const notice = storeCancellationNotice({ ...order, reason })
        await notifyTier(trx, { ...notice, tier: order.tier, at })
        return transitionTo(trx, { order, status: 'cancelled', reason })
      })
      return isCancelled
    },

    async setStatus(target, { seen, ...change }) {
      return applyStatus(target, { ...readStatusChange(change), seen })
    },

    async setStatusOfMany(actor, { orders, ...change }) {
      const read = readStatusChange(change)
      return updateEach(orders, ({ _id: publicId, seen }) =>
        applyStatus({ actor, publicId }, { ...read, seen }),
      )
    },

    async setPaymentStatus(target, value) {
      const to = parsePaymentStatus(value)
      if (!to) throw new HttpError(fieldError('paymentStatus', adminMessages.orders.paymentUnknown))
      return update(target, async ({ paymentStatus: from }) =>
        from === to ? undefined : { set: { payment_status: to }, kind: 'payment', from, to },
      )
    },
  }
}
