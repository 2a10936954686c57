import type {
  FreightAgreed,
  MethodTerms,
  OrderDeliveryTerms,
} from '../../schemas/orders/delivery-terms.ts'
import type { SellerFacts } from '../../schemas/settings.ts'
import { type Paise, paiseFromRupees } from '../pricing/money.ts'
import type { DeliveryMethod } from './delivery.ts'

/** The freight of an order: free from the amount on from which it is, else as the method has it. */
function freightOf({ freight, amount, freeFrom }: MethodTerms, total: Paise) {
  const isFree = freeFrom !== undefined && total >= paiseFromRupees(freeFrom)
  const kind: FreightAgreed | undefined = isFree ? 'free' : freight
  return {
    ...(kind && { freight: kind }),
    ...(kind === 'fixed' && amount !== undefined && { amount }),
  }
}

/** What the seller has set: the table, and the days of all methods that have none of their own. */
export type SellerDelivery = Pick<SellerFacts, 'delivery' | 'dispatchDays'>

/**
 * What a buyer is told of freight and dispatch before ordering, and what is stored with the order (support 5.7).
 * @param total of the goods; freight is not part of it
 * @returns `undefined` when nothing is set for the method
 * @example deliveryTermsOf(seller, { method: 'courier', total }) // { freight: 'fixed', amount: 150, dispatchDays: 2 }
 */
export function deliveryTermsOf(
  { delivery, dispatchDays: usualDays }: SellerDelivery,
  { method, total }: { method: DeliveryMethod; total: Paise },
): OrderDeliveryTerms | undefined {
  const terms = delivery?.[method] ?? {}
  const { dispatchDays = usualDays, cutOffHour } = terms
  const agreed = {
    ...freightOf(terms, total),
    ...(dispatchDays !== undefined && { dispatchDays }),
    ...(dispatchDays !== undefined && cutOffHour !== undefined && { cutOffHour }),
  }
  return Object.keys(agreed).length > 0 ? agreed : undefined
}
