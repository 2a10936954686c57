import type { Paise } from '@store/contract/rules/pricing/money'
import type { OnlineOrderForm } from '@store/contract/schemas/orders/payments'
import type { Actor, Clock, Database } from '../../base/base.ts'
import {
  OrderNotFoundError,
  type OrderRecord,
  type OrderService,
  type PlacingRequest,
} from '../../ordering/ordering.ts'
import { createOnlineOrderPlacing, type OrderAwaitingPayment } from './create-online-order.ts'
import { invalidSignatureError, OnlinePaymentOffError, PaidTooLateError } from './payment-errors.ts'
import type { GatewayPayment, PaymentGateway } from './payment-gateway.ts'
import { type ExpectedPayment, findExpectedPayment } from './payment-repository.ts'
import { createPaymentRecorder, type RecordPayment } from './record-payment.ts'

/** Dependencies of online payment. */
export interface PaymentDependencies {
  db: Database
  clock: Clock
  orders: Pick<OrderService, 'place' | 'findPlaced' | 'quote' | 'update' | 'cancelUnpaid'>
  /** Undefined without its keys: online payment is off. */
  gateway: PaymentGateway | undefined
}

/** Online payment (money 4.1). */
export interface PaymentService {
  /** @throws OnlinePaymentOffError (501) without a gateway */
  requireGateway(): PaymentGateway
  /**
   * Creates an order that awaits its payment: decrements the stock and empties the cart.
   * @throws HttpError 400 for the shipping, 409 like any order, 501 without a gateway, 503 when it is unavailable
   */
  createOrder(request: PlacingRequest<OnlineOrderForm>): Promise<OrderAwaitingPayment>
  /**
   * Marks an order as paid when the gateway's signature is valid; repeated calls have no effect. A payment for a
   * cancelled order is recorded before it is refused.
   * @throws HttpError 400 for an invalid signature, 501 without a gateway; OrderNotFoundError for another buyer's
   *   order; PaidTooLateError (409) when the order was cancelled before
   */
  verify(actor: Actor, payment: GatewayPayment): Promise<OrderRecord>
  /**
   * The payment that the gateway expects for its order.
   * @throws OrderNotFoundError when the store never opened this gateway order
   */
  readExpected(gatewayOrderId: string): Promise<ExpectedPayment>
  /**
   * Records a payment reported by the gateway's server. Payments for unknown orders are ignored.
   * @returns false when the amount differs from the order's, which needs manual attention
   */
  recordReceived(received: { orderId: string; paymentId: string; amount: Paise }): Promise<boolean>
  record: RecordPayment
}

export function createPaymentService(dependencies: PaymentDependencies): PaymentService {
  const { db, gateway } = dependencies
  const record = createPaymentRecorder(dependencies)

  function requireGateway(): PaymentGateway {
    if (!gateway) throw new OnlinePaymentOffError()
    return gateway
  }

  async function readExpected(gatewayOrderId: string): Promise<ExpectedPayment> {
    const expected = await findExpectedPayment(db, { gatewayOrderId })
    if (!expected) throw new OrderNotFoundError()
    return expected
  }

  return {
    requireGateway,
    readExpected,
    record,
    async createOrder(request) {
      return createOnlineOrderPlacing({ ...dependencies, gateway: requireGateway() })(request)
    },
    async verify(actor, payment) {
      if (!requireGateway().isGenuine(payment)) throw invalidSignatureError()
      const { orderPublicId: publicId } = await readExpected(payment.orderId)
      const { order, isLate } = await record({ actor, publicId, paymentId: payment.paymentId })
      if (isLate) throw new PaidTooLateError()
      return order
    },
    async recordReceived({ orderId, paymentId, amount }) {
      const expected = await findExpectedPayment(db, { gatewayOrderId: orderId })
      if (!expected) return true
      if (amount !== expected.amount) return false
      await record({ actor: 'store', publicId: expected.orderPublicId, paymentId })
      return true
    },
  }
}
