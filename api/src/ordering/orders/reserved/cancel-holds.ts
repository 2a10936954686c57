import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { holdEndOf } from '@store/contract/rules/orders/reserved/hold'
import { noMoney } from '@store/contract/rules/pricing/money'
import type { CancelHolds } from '@store/contract/schemas/orders/holds'
import { type Actor, type Database, HttpError } from '../../../base/base.ts'
import type { PaymentLedger } from '../ledger/payment-ledger.ts'
import type { OrderRecord } from '../order.ts'
import { OrderNotFoundError } from '../order-errors.ts'
import { scopeOf } from '../order-scope.ts'
import { type BulkUpdateResult, updateEach } from '../updating/bulk-update.ts'
import type { TransitionTo } from '../updating/transition.ts'
import type { UpdateOrder } from '../updating/update-order.ts'
import { notHeldError } from './hold-errors.ts'
import {
  findHolds,
  findOwnedOrders,
  type HoldList,
  type HoldOwner,
  isOfNetwork,
  type OwnedOrders,
} from './hold-query.ts'
import { isNewBuyer } from './new-buyer-orders.ts'

/** Ending all holds of a buyer or of a network. */
export interface HoldCancelling {
  /**
   * The holds of a buyer or a network that an admin may cancel.
   * @throws OrderNotFoundError (404), also outside of his tier; AccountWithoutOrdersError (404); NetworkUnknownError (409)
   */
  listHolds(actor: Actor, owner: HoldOwner): Promise<HoldList>
  /**
   * Cancels those that he has seen, each in a transaction of its own. Whether an order still is such a hold is decided while it
   * is locked: what was paid, begun or proved meanwhile stays, and so a second call changes nothing.
   * @returns a result for each order, in the order given
   * @throws HttpError 400 without a reason; like {@link listHolds}
   */
  cancelHolds(actor: Actor, owner: HoldOwner, change: CancelHolds): Promise<BulkUpdateResult[]>
}

async function assertOwned(trx: Database, order: OrderRecord, owned: OwnedOrders): Promise<void> {
  const isOwned =
    'userId' in owned
      ? order.buyer.userId === owned.userId
      : await isOfNetwork(trx, { orderId: order.id, networkMac: owned.networkMac })
  if (!isOwned) throw new OrderNotFoundError()
}

/** @throws HttpError (409) that says why the order is left alone */
async function assertHeld(
  trx: Database,
  order: OrderRecord,
  {
    ledger,
    owned,
    hasSeenProof,
  }: {
    ledger: Pick<PaymentLedger, 'readAssigned'>
    owned: OwnedOrders
    hasSeenProof: boolean
  },
): Promise<void> {
  const { status: orderStatus, paymentStatus, tier, buyer } = order
  const end = holdEndOf({ orderStatus, paymentStatus })
  if (end) throw notHeldError(order, end)
  if ((await ledger.readAssigned(trx, order)) !== noMoney) throw notHeldError(order, 'money')
  if (order.proofStatus === 'unverified' && !hasSeenProof) throw notHeldError(order, 'proof')
  const isSpared =
    'networkMac' in owned && !(await isNewBuyer(trx, { userId: buyer.userId, role: tier }))
  if (isSpared) throw notHeldError(order, 'known')
}

export function createHoldCancelling(dependencies: {
  db: Database
  ledger: Pick<PaymentLedger, 'readAssigned'>
  update: UpdateOrder
  transitionTo: TransitionTo
}): HoldCancelling {
  const { db, ledger, update, transitionTo } = dependencies
  return {
    async listHolds(actor, owner) {
      const scope = scopeOf(actor)
      return findHolds(db, scope, await findOwnedOrders(db, scope, owner))
    },

    async cancelHolds(actor, owner, { orders, reason: given }) {
      const reason = given?.trim()
      if (!reason) throw new HttpError(fieldError('reason', messages.orders.reasonRequired))
      const owned = await findOwnedOrders(db, scopeOf(actor), owner)
      return updateEach(orders, async ({ _id: publicId, hasProof: hasSeenProof = false }) =>
        update({ actor, publicId }, async (order, trx) => {
          await assertOwned(trx, order, owned)
          await assertHeld(trx, order, { ledger, owned, hasSeenProof })
          return transitionTo(trx, { order, status: 'cancelled', reason })
        }),
      )
    },
  }
}
