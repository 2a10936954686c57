import type { Actor } from '../http/actor.ts'
import type { OrderRecord } from '../orders/order.ts'
import { OrderNotFoundError } from '../orders/order-errors.ts'
import type { PaymentDependencies } from './create-online-order.ts'
import { invalidSignatureError, PaidTooLateError } from './payment-errors.ts'
import type { GatewayPayment } from './payment-gateway.ts'
import { findOrderIdByGatewayId } from './payment-repository.ts'
import { recordPayment } from './record-payment.ts'

/**
 * Marks an order as paid when the gateway's signature is valid; repeated calls have no effect (api.md, POST
 * /orders/verify). A payment for a cancelled order is recorded before it is refused.
 * @throws HttpError 400 for an invalid signature; OrderNotFoundError for another buyer's order; PaidTooLateError
 *   (409) when the order was cancelled before
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
