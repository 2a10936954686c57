import type { SellerFacts } from '@store/contract/schemas/settings'
import type { StoreSettings } from './store-settings.ts'

/**
 * What is known of the seller and its terms; unlike an invoice, the footer shows an incomplete seller too.
 * @param today YYYY-MM-DD in India: earlier holidays are left out
 */
export function sellerFactsOf(
  { seller, terms, holidays, delivery }: StoreSettings,
  today: string,
): SellerFacts {
  const coming = holidays.filter(({ date }) => date >= today)
  const facts = Object.entries({ ...seller, ...terms }).filter(([, value]) => value)
  const isDeliverySet = Object.values(delivery).some((method) => Object.keys(method).length > 0)
  return {
    ...Object.fromEntries(facts),
    ...(coming.length > 0 && { holidays: coming }),
    ...(isDeliverySet && { delivery }),
  }
}
