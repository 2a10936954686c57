import { paiseFromRupees } from '@store/contract/rules/pricing/money'
import { type DeliveryMethod, deliveryMethods } from '@store/contract/rules/shipping/delivery'
import { deliveryTermsOf, type SellerDelivery } from '@store/contract/rules/shipping/delivery-terms'
import type { OrderShipping } from '@store/contract/schemas/orders/orders'
import type { StoreSettings } from '../../../support/support.ts'
import type { DeliveryTerms, OrderRecord } from '../order.ts'

/** What an order needs to know of the seller. */
export interface OrderSeller {
  /** Decides between CGST+SGST and IGST; IGST when it is blank. */
  state: string
  gstin: string
  /** Freight and dispatch of the delivery methods. */
  delivery: SellerDelivery
}

/** The seller of the settings. */
export function orderSellerOf({
  seller,
  delivery,
  terms: { dispatchDays },
}: Pick<StoreSettings, 'seller' | 'delivery' | 'terms'>): OrderSeller {
  const { state, gstin } = seller
  return { state, gstin, delivery: { delivery, ...(dispatchDays > 0 && { dispatchDays }) } }
}

/** Orders without a method go by courier (ordering 2.4). */
function methodOf({ deliveryMethod }: OrderShipping): DeliveryMethod {
  return deliveryMethods.find((method) => method === deliveryMethod) ?? 'courier'
}

/** Freight and dispatch as the seller's settings have them now, to be stored with a new order; undefined when nothing is set. */
export function agreeDelivery(
  { delivery }: OrderSeller,
  { shipping, total }: Pick<OrderRecord, 'shipping' | 'total'>,
): DeliveryTerms | undefined {
  const terms = deliveryTermsOf(delivery, { method: methodOf(shipping), total })
  if (!terms) return undefined
  const { amount, ...rest } = terms
  return { ...rest, ...(amount !== undefined && { amount: paiseFromRupees(amount) }) }
}
