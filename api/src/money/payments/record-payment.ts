import { paise } from '@store/contract/rules/pricing/money'
import type { Actor, Clock, Database } from '../../base/base.ts'
import {
  insertEvent,
  type OrderRecord,
  type OrderService,
  paidLateBuyerNotice,
  paidLateNotice,
  paidOnlineNotice,
} from '../../ordering/ordering.ts'
import { notifyPerson, notifyTier } from '../../support/support.ts'
import { openLedger, recordOnlineReceipt, writeLedger } from '../receipts/ledger/order-payment.ts'
import { markPaid } from './payment-repository.ts'

/** A payment confirmed by the gateway, and who reported it. */
export interface ConfirmedPayment {
  actor: Actor | 'store'
  publicId: string
  paymentId: string
}

/** A payment for a cancelled order: leaves the order unchanged and notifies both sides. */
async function recordLatePayment(
  trx: Database,
  order: OrderRecord,
  { actor, paymentId, at }: ConfirmedPayment & { at: Date },
): Promise<void> {
  const late = { ...order, paymentId }
  await notifyTier(trx, { ...paidLateNotice(late), tier: order.tier, at })
  await notifyPerson(trx, { ...paidLateBuyerNotice(late), userId: order.buyer.userId, at })
  await insertEvent(trx, {
    orderId: order.id,
    actorId: actor === 'store' ? undefined : actor.userId,
    kind: 'payment',
    from: order.paymentStatus,
    to: order.paymentStatus,
    reason: `paid online after it was cancelled: ${paymentId}`,
    at,
  })
}

/**
 * Records a payment once, no matter how often it is reported by the buyer's browser, the webhook or the cleanup job.
 * Payments for cancelled orders are recorded, too.
 * @returns the order, and whether the payment came after its cancellation
 * @throws OrderNotFoundError outside the actor's scope
 */
export type RecordPayment = (
  payment: ConfirmedPayment,
) => Promise<{ order: OrderRecord; isLate: boolean }>

export function createPaymentRecorder({
  clock,
  orders,
}: {
  clock: Clock
  orders: Pick<OrderService, 'update'>
}): RecordPayment {
  return async (payment) => {
    const { actor, publicId, paymentId } = payment
    const order = await orders.update({ actor, publicId }, async (before, trx) => {
      const at = clock.now()
      const amount = await markPaid(trx, { orderId: before.id, paymentId, at })
      if (amount === undefined) return undefined
      const receiptId = await recordOnlineReceipt(trx, { amount, paymentId, at })
      if (before.status === 'cancelled') {
        await recordLatePayment(trx, before, { ...payment, at })
        return undefined
      }
      await notifyTier(trx, { ...paidOnlineNotice(before), tier: before.tier, at })
      const ledger = await openLedger(trx, before)
      // What is more than open was paid twice: it waits for an admin.
      const assigned = paise(Math.min(amount, ledger.open))
      if (assigned > 0) ledger.receive({ receiptId, source: 'online' }, assigned)
      const change = { actorId: actor === 'store' ? undefined : actor.userId, at }
      return {
        set: await writeLedger(trx, { order: before, ledger }, change),
        kind: 'payment',
        from: before.paymentStatus,
        to: ledger.status,
        reason: paymentId,
      }
    })
    return { order, isLate: order.status === 'cancelled' && order.paymentStatus !== 'paid' }
  }
}
