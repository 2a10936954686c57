import type { OrderStatus } from '@store/contract/rules/orders/order-states'
import { noMoney } from '@store/contract/rules/pricing/money'
import type { BulkStatus } from '@store/contract/schemas/orders/order-management'
import type { StatusChange } from '@store/contract/schemas/orders/orders'
import { type Actor, assertRight, type Database } from '../../../base/base.ts'
import { notifyTier } from '../../../support/support.ts'
import type { PaymentLedger } from '../ledger/payment-ledger.ts'
import { cancellationNotice } from '../notices/notice-texts.ts'
import type { OrderRecord } from '../order.ts'
import { OrderLockedError, orderSetMeanwhileError } from '../order-errors.ts'
import { type BulkUpdateResult, updateEach } from './bulk-update.ts'
import { isSameDispatch, withDispatch } from './dispatch-update.ts'
import { type AdminStatusChange, readStatusChange } from './read-status-change.ts'
import type { TransitionDependencies, TransitionTo } from './transition.ts'
import type { OrderTarget, UpdateOrder } from './update-order.ts'

/** The way of an order through the packing room. */
const packingSteps: readonly OrderStatus[] = [
  'placed',
  'pending',
  'processing',
  'shipped',
  'delivered',
]

/**
 * Who packs takes an order forward, and never back or out of the way: that is the business of `orders` (rights 2.3).
 * @throws RightMissingError (403)
 */
function assertMaySet(actor: Actor, { from, to }: { from: OrderStatus; to: OrderStatus }): void {
  const isForward = packingSteps.indexOf(to) >= packingSteps.indexOf(from)
  assertRight(actor, isForward && to !== 'cancelled' ? ['orders', 'packing'] : ['orders'])
}

/** Statuses set by admins. */
export interface AdminStatus {
  /**
   * Sets an order's status on behalf of an admin (ordering 4.2: to any status an admin may choose, unless the order is
   * cancelled). The status is matched without regard to case; a dispatch may follow once the order is shipped.
   * @throws HttpError 400 for an unknown status or an invalid dispatch; OrderLockedError (409) once the order is
   *   cancelled; orderSetMeanwhileError (409) when it has another status than the one that was seen; RightMissingError (403)
   *   when the rights of the admin do not open this step
   */
  setStatus(target: OrderTarget, change: StatusChange): Promise<OrderRecord>
  /**
   * {@link setStatus} for many orders, each in a transaction of its own: one that is refused stops no other, also for
   * an invalid dispatch of its own.
   * @returns a result for each order, in the order given; an id that is given twice counts once
   * @throws HttpError 400 for an unknown status or an invalid common dispatch; then no order is changed
   */
  setStatusOfMany(actor: Actor, change: BulkStatus): Promise<BulkUpdateResult[]>
}

/** Dependencies of {@link createAdminStatus}. */
interface AdminStatusDependencies {
  clock: TransitionDependencies['clock']
  ledger: Pick<PaymentLedger, 'readPaid'>
  transitionTo: TransitionTo
  update: UpdateOrder
}

export function createAdminStatus(dependencies: AdminStatusDependencies): AdminStatus {
  const { clock, ledger, transitionTo, update } = dependencies

  /** Who returns money may be another admin than the one who cancels. */
  async function announceRefund(
    trx: Database,
    { order, actor, reason }: { order: OrderRecord; actor: Actor; reason: string | undefined },
  ): Promise<void> {
    const refund = await ledger.readPaid(trx, order)
    if (refund === noMoney) return
    const notice = cancellationNotice({ ...order, cancelledBy: actor.name, reason, refund })
    await notifyTier(trx, { ...notice, tier: order.tier, at: clock.now() })
  }

  async function applyStatus(
    target: OrderTarget,
    { status, dispatch, reason, seen }: AdminStatusChange & { seen: OrderStatus | undefined },
  ): Promise<OrderRecord> {
    return update(target, async (order, trx) => {
      if (order.status === 'cancelled') throw new OrderLockedError()
      if (seen !== undefined && seen !== order.status) throw orderSetMeanwhileError(order.status)
      assertMaySet(target.actor, { from: order.status, to: status })
      if (order.status !== status) {
        if (status === 'cancelled') {
          await announceRefund(trx, { order, actor: target.actor, reason })
        }
        const shipped = { ...order, dispatch: dispatch ?? order.dispatch }
        const transition = await transitionTo(trx, { order: shipped, status, reason })
        return dispatch ? withDispatch(transition, dispatch) : transition
      }
      if (!dispatch || isSameDispatch(order.dispatch, dispatch)) return undefined
      return withDispatch({ set: {}, kind: 'status', from: status, to: status }, dispatch)
    })
  }

  return {
    async setStatus(target, { seen, ...change }) {
      return applyStatus(target, { ...readStatusChange(change), seen })
    },

    async setStatusOfMany(actor, { orders, ...change }) {
      const common = readStatusChange(change)
      return updateEach(orders, async ({ _id: publicId, seen, dispatch }) => {
        const read = dispatch ? readStatusChange({ ...change, dispatch }) : common
        return applyStatus({ actor, publicId }, { ...read, seen })
      })
    },
  }
}
