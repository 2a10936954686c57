import type { Actor } from '../http/actor.ts'
import type { OrderRecord } from '../orders/order.ts'
import { OrderNotFoundError } from '../orders/order-errors.ts'
import type { PaymentDependencies } from './create-online-order.ts'
import { findOrderIdByGatewayId } from './online-payment-repository.ts'
import { invalidSignatureError, PaidTooLateError } from './payment-errors.ts'
import type { GatewayPayment } from './payment-gateway.ts'
import { recordPayment } from './record-payment.ts'

/**
 * Marks an order as paid on the word of the gateway, once, however often it is told (api.md, POST
 * /orders/verify).
 * A payment that came too late is kept before it is refused.
 * @throws HttpError 400 when the gateway has not signed it; OrderNotFoundError for an order that is not the
 *   caller's; PaidTooLateError (409) when it was cancelled before
 */
export async function verifyPayment(
  dependencies: PaymentDependencies,
  actor: Actor,
  payment: GatewayPayment,
): Promise<OrderRecord> {
  const { db, gateway } = dependencies
  if (!gateway.isGenuine(payment)) throw invalidSignatureError()
  const { orderId: gatewayOrderId, paymentId } = payment
  const publicId = await findOrderIdByGatewayId(db, { gatewayOrderId, userId: actor.userId })
  if (!publicId) throw new OrderNotFoundError()
  const { order, isLate } = await recordPayment(dependencies, { actor, publicId, paymentId })
  if (isLate) throw new PaidTooLateError()
  return order
}
