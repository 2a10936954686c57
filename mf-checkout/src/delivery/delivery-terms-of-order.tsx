import { deliveryMethods } from '@store/contract/rules/shipping/delivery'
import type { Shipping } from '@store/contract/schemas/orders/shipping'
import { DeliveryTermsList } from '@store/ui'
import { useDeliveryTerms, useHolidays } from './use-delivery-terms.ts'

type DeliveryTermsOfOrderProps = {
  /** Rupees. */
  totalAmount: number
  /** What is known of the delivery so far; without a method an order goes by courier (ordering 2.4). */
  shipping: Partial<Shipping> | undefined
}

/** Freight and dispatch of the order about to be placed; nothing when the seller has not set them. */
export function DeliveryTermsOfOrder({ totalAmount, shipping }: DeliveryTermsOfOrderProps) {
  const termsOf = useDeliveryTerms(totalAmount)
  const holidays = useHolidays()
  const method = deliveryMethods.find((each) => each === shipping?.deliveryMethod) ?? 'courier'
  const terms = termsOf(method)
  return terms ? <DeliveryTermsList terms={terms} holidays={holidays} /> : null
}
