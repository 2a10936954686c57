import { paiseFromRupees } from '@store/contract/rules/pricing/money'
import type { DeliveryMethod } from '@store/contract/rules/shipping/delivery'
import { deliveryTermsOf } from '@store/contract/rules/shipping/delivery-terms'
import type { OrderDeliveryTerms } from '@store/contract/schemas/orders/delivery-terms'
import { useGetSellerQuery } from '@store/sdk'

/** Freight and dispatch of an order as the server will store them with it (support 5.7). */
export type FindDeliveryTerms = (method: DeliveryMethod) => OrderDeliveryTerms | undefined

/** The coming holidays of the seller, YYYY-MM-DD. */
export function useHolidays(): string[] {
  const { data: seller = {} } = useGetSellerQuery()
  return (seller.holidays ?? []).map(({ date }) => date)
}

/**
 * The terms of each delivery method for an order of this total.
 * @param totalAmount rupees
 */
export function useDeliveryTerms(totalAmount: number): FindDeliveryTerms {
  const { data: seller = {} } = useGetSellerQuery()
  const total = paiseFromRupees(totalAmount)
  return (method) => deliveryTermsOf(seller, { method, total })
}
