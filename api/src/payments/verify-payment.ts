import type { Actor } from '../http/actor.ts'
import { notifyTier } from '../notifications/notify-tier.ts'
import { paidOnlineNotice } from '../notifications/order-notices.ts'
import { changeOrder } from '../orders/change-order.ts'
import type { OrderRecord } from '../orders/order.ts'
import { OrderNotFoundError } from '../orders/order-errors.ts'
import type { PaymentParts } from './create-online-order.ts'
import { findOrderOfGateway, notePayment } from './online-payment-repository.ts'
import { notGenuine, PaidTooLateError } from './payment-errors.ts'
import type { GatewayPayment } from './payment-gateway.ts'

/**
 * Marks an order as paid on the word of the gateway, once, however often it is told (api.md, POST
 * /orders/verify).
 * @throws RefusedError 400 when the gateway has not signed it; OrderNotFoundError for an order that is not the
 *   caller's; PaidTooLateError (409) when it was cancelled before
 */
export async function verifyPayment(
  parts: PaymentParts,
  actor: Actor,
  payment: GatewayPayment,
): Promise<OrderRecord> {
  const { db, clock, gateway } = parts
  if (!gateway.isGenuine(payment)) throw notGenuine()
  const { orderId: gatewayOrderId, paymentId } = payment
  const publicId = await findOrderOfGateway(db, { gatewayOrderId, userId: actor.userId })
  if (!publicId) throw new OrderNotFoundError()
  return changeOrder(parts, { actor, publicId }, async (order, trx) => {
    const at = clock.now()
    if (!(await notePayment(trx, { orderId: order.id, paymentId, at }))) return undefined
    if (order.status === 'cancelled') throw new PaidTooLateError()
    await notifyTier(trx, { ...paidOnlineNotice(order), tier: order.tier, at })
    return {
      set: { payment_status: 'paid' },
      kind: 'payment',
      from: order.paymentStatus,
      to: 'paid',
      reason: paymentId,
    }
  })
}
