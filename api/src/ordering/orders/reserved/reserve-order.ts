import type { Reservation } from '@store/contract/schemas/orders/reserved-orders'
import { type Config, newPublicId } from '../../../base/base.ts'
import { assertBankDetails, type SettingsReader } from '../../../support/support.ts'
import type { PlacedOrder, PlacingRequest } from '../order.ts'
import type { OrderService } from '../order-service.ts'
import {
  orderDigest,
  readBuyerTexts,
  readExpectedOrder,
  readShipping,
} from '../placing/read-order-form.ts'
import { ReservingOffError } from './hold-errors.ts'

/** Dependencies of reserving. */
export interface ReservingDependencies {
  config: Config
  settings: SettingsReader
  orders: Pick<OrderService, 'place'>
}

/**
 * Places the order of a cart before it is paid: prices are fixed and the stock is taken, until it is paid or lapses.
 * @throws ReservingOffError (403); HttpError 400 for the shipping, 501 without bank details; 409 like any order, and when too
 *   many orders of the buyer are held already
 */
export type ReserveOrder = (request: PlacingRequest<Reservation>) => Promise<PlacedOrder>

export function createReserveOrder({
  config,
  settings,
  orders,
}: ReservingDependencies): ReserveOrder {
  const { PAYMENT_HOLD_HOURS: hours, PAYMENT_HOLD_LIMIT: limit } = config

  return async ({ buyer, form, key }) => {
    if (hours === 0) throw new ReservingOffError()
    const shipping = readShipping(form.shippingInfo, buyer.role)
    // Nobody can pay without them.
    assertBankDetails((await settings.read()).bank)
    const texts = readBuyerTexts(form)
    const contentSha256 = orderDigest('reserved', { shipping, ...texts })
    return orders.place({
      publicId: newPublicId(),
      buyer,
      shipping,
      ...texts,
      expected: readExpectedOrder(form),
      payment: { method: 'bank_transfer', hold: { hours, limit } },
      request: key === undefined ? undefined : { userId: buyer.userId, key, contentSha256 },
    })
  }
}
