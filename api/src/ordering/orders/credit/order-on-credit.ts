import type { Reservation } from '@store/contract/schemas/orders/reserved-orders'
import { newPublicId } from '../../../base/base.ts'
import type { PlacedOrder, PlacingRequest } from '../order.ts'
import type { OrderService } from '../order-service.ts'
import {
  orderDigest,
  readBuyerTexts,
  readExpectedOrder,
  readShipping,
} from '../placing/read-order-form.ts'

/**
 * Places the order of a cart on credit: it is packed and sent before it is paid.
 * @throws HttpError 400 for the shipping; 409 like any order, and when the credit does not reach
 */
export type OrderOnCredit = (request: PlacingRequest<Reservation>) => Promise<PlacedOrder>

export function createOrderOnCredit(orders: Pick<OrderService, 'place'>): OrderOnCredit {
  return async ({ buyer, form, key }) => {
    const shipping = readShipping(form.shippingInfo, buyer.role)
    const texts = readBuyerTexts(form)
    const contentSha256 = orderDigest('credit', { shipping, ...texts })
    return orders.place({
      publicId: newPublicId(),
      buyer,
      shipping,
      ...texts,
      expected: readExpectedOrder(form),
      payment: { method: 'bank_transfer', isOnCredit: true },
      request: key === undefined ? undefined : { userId: buyer.userId, key, contentSha256 },
    })
  }
}
