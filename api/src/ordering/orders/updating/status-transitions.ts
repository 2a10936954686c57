import * as adminMessages from '@store/contract/rules/admin-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { isCancellable, parsePaymentStatus } from '@store/contract/rules/orders/order-states'
import { reservedMessages } from '@store/contract/rules/orders/reserved/reserved-messages'
import { HttpError } from '../../../base/base.ts'
import { notifyTier } from '../../../support/support.ts'
import { cancellationNotice, storeCancellationNotice } from '../notices/notice-texts.ts'
import type { OrderRecord } from '../order.ts'
import type { OrderDependencies } from '../order-dependencies.ts'
import { NotCancellableError, NotOnItsWayError } from '../order-errors.ts'
import { isOverdue } from '../reserved/held-order.ts'
import { type AdminStatus, createAdminStatus } from './admin-status.ts'
import { createTransition, type TransitionDependencies } from './transition.ts'
import type { OrderTarget, UpdateOrder } from './update-order.ts'

/** Updates of an order's status and payment status. */
export interface StatusTransitions extends AdminStatus {
  /**
   * Cancels a buyer's own order (ordering 4.4: only while pending, processing or placed).
   * @throws HttpError 400 without a reason; NotCancellableError (409) in a later status
   */
  cancel(target: OrderTarget, reason: string | undefined): Promise<OrderRecord>
  /**
   * Marks a buyer's own order as delivered, because the buyer has it (ordering 4.9). Said again, nothing changes.
   * @throws NotOnItsWayError (409) in another status than shipped
   */
  receive(target: OrderTarget): Promise<OrderRecord>
  /**
   * Cancels an order that was never paid, on behalf of the store. Skips orders that were paid or cancelled meanwhile.
   * @returns true when the order was cancelled
   */
  cancelUnpaid(publicId: string): Promise<boolean>
  /**
   * Cancels a reserved order whose time to pay is over. Skips one that was paid, got a proof, or was cancelled meanwhile.
   * @returns true when the order was cancelled
   */
  lapse(publicId: string): Promise<boolean>
  /**
   * Sets an order's payment status on behalf of an admin (money 1.3): paid is a receipt by hand of what is open, any other
   * status takes back what was recorded by hand.
   * @throws HttpError 400 for an unknown status; OrderCancelledError (409) once the order is cancelled;
   *   moneyAssignedError (409) when received money says otherwise
   */
  setPaymentStatus(target: OrderTarget, value: string): Promise<OrderRecord>
}

export function createStatusTransitions(
  dependencies: TransitionDependencies & Pick<OrderDependencies, 'ledger'>,
  update: UpdateOrder,
): StatusTransitions {
  const { clock, ledger } = dependencies
  const transitionTo = createTransition(dependencies)

  /** Cancels an order on behalf of the store, if that is still due once it is locked, and tells the tier. */
  async function cancelIf(
    isDue: (order: OrderRecord) => boolean,
    { publicId, reason }: { publicId: string; reason: string },
  ): Promise<boolean> {
    let isCancelled = false
    await update({ actor: 'store', publicId }, async (order, trx) => {
      isCancelled = isDue(order)
      if (!isCancelled) return undefined
      const notice = storeCancellationNotice({ ...order, reason })
      await notifyTier(trx, { ...notice, tier: order.tier, at: clock.now() })
      return transitionTo(trx, { order, status: 'cancelled', reason })
    })
    return isCancelled
  }

  return {
    async cancel(target, givenReason) {
      const reason = givenReason?.trim()
      if (!reason) throw new HttpError(fieldError('reason', messages.orders.reasonRequired))
      return update(target, async (order, trx) => {
        if (!isCancellable(order.status)) throw new NotCancellableError()
        const refund = await ledger.readPaid(trx, order)
        const cancelledBy = order.buyer.name
        const notice = cancellationNotice({ ...order, cancelledBy, reason, refund })
        await notifyTier(trx, { ...notice, tier: order.tier, at: clock.now() })
        return transitionTo(trx, { order, status: 'cancelled', reason })
      })
    },

    receive: async (target) =>
      update(target, async (order, trx) => {
        if (order.status === 'delivered') return undefined
        if (order.status !== 'shipped') throw new NotOnItsWayError()
        return transitionTo(trx, { order, status: 'delivered' })
      }),

    cancelUnpaid: async (publicId) =>
      cancelIf(({ paymentStatus, status }) => paymentStatus === 'pending' && status === 'pending', {
        publicId,
        reason: messages.payment.notPaid,
      }),

    lapse: async (publicId) =>
      cancelIf((order) => isOverdue(order, clock.now()), {
        publicId,
        reason: reservedMessages.notPaid,
      }),

    ...createAdminStatus({ clock, ledger, transitionTo, update }),

    async setPaymentStatus(target, value) {
      const to = parsePaymentStatus(value)
      if (!to) throw new HttpError(fieldError('paymentStatus', adminMessages.orders.paymentUnknown))
      return update(target, async (order, trx) => {
        const from = order.paymentStatus
        if (from === to) return undefined
        const change = { status: to, actorId: target.actor.userId, at: clock.now() }
        const set = await ledger.setPaymentStatus(trx, order, change)
        return { set, kind: 'payment', from, to }
      })
    },
  }
}
