import type { OnlineOrderForm } from '@store/contract/schemas/orders/payments'
import { type Database, newPublicId } from '../../base/base.ts'
import {
  KeyReusedError,
  type OrderDraft,
  type OrderService,
  orderDigest,
  type PlacedOrder,
  type PlacingRequest,
  readBuyerTexts,
  readExpectedOrder,
  readShipping,
} from '../../ordering/ordering.ts'
import { QuoteChangedError } from './payment-errors.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import {
  type ExpectedPayment,
  findExpectedPayment,
  insertPaymentStatement,
} from './payment-repository.ts'

/** An unpaid order and the payment the gateway expects for it. */
export interface OrderAwaitingPayment {
  order: PlacedOrder
  payment: ExpectedPayment
}

/** Attempts while prices keep changing. */
const maxAttempts = 3

/** Creates the function that places orders which await their payment. */
export function createOnlineOrderPlacing({
  db,
  orders,
  gateway,
}: {
  db: Database
  orders: Pick<OrderService, 'place' | 'findPlaced' | 'quote'>
  gateway: PaymentGateway
}): (request: PlacingRequest<OnlineOrderForm>) => Promise<OrderAwaitingPayment> {
  async function withPayment(order: PlacedOrder): Promise<OrderAwaitingPayment> {
    const payment = await findExpectedPayment(db, { orderId: order.id })
    if (!payment) throw new KeyReusedError()
    return { order, payment }
  }

  /**
   * Opens the gateway's order before the transaction, so that no transaction waits for the gateway. If the order then
   * fails, the gateway's order expires unpaid.
   * @throws QuoteChangedError when the total has changed meanwhile
   */
  async function placeWithPayment(draft: Omit<OrderDraft, 'payment'>): Promise<PlacedOrder> {
    const amount = await orders.quote(draft)
    const gatewayOrderId = await gateway.openOrder({ amount, receipt: draft.publicId })
    return orders.place({ ...draft, payment: { method: 'online' } }, ({ total, createdAt: at }) => {
      if (total !== amount) throw new QuoteChangedError()
      return [insertPaymentStatement({ gatewayOrderId, amount, at })]
    })
  }

  return async ({ buyer, form, key }) => {
    const shipping = readShipping(form.shippingInfo, buyer.role)
    const expected = readExpectedOrder(form)
    const texts = readBuyerTexts(form)
    const contentSha256 = orderDigest('online', { shipping, ...texts })
    const request = key === undefined ? undefined : { userId: buyer.userId, key, contentSha256 }
    const earlier = await orders.findPlaced(request)
    if (earlier) return withPayment(earlier)
    const draft = { publicId: newPublicId(), buyer, request, shipping, ...texts, expected }
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await withPayment(await placeWithPayment(draft))
      } catch (error) {
        if (!(error instanceof QuoteChangedError) || attempt === maxAttempts) throw error
      }
    }
  }
}
