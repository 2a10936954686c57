import { type Tier, tiers } from '../../accounts/roles.ts'
import * as adminMessages from '../../admin-messages.ts'
import type { FieldError } from '../../field-errors.ts'
import type { Paise } from '../../pricing/money.ts'
import { formatPlainRupees } from '../../pricing/money-text.ts'
import { nameOfTierPrice } from '../tier-price-names.ts'

/** The prices of a product, with tax, and its MRP. */
export interface PricesUnderMrp {
  pricesPaise: Readonly<Partial<Record<Tier, Paise | undefined>>>
  mrp: Paise | undefined
}

/**
 * Finds the prices that nobody may ask (declarations 1.3): those above the MRP, which has all taxes in it as they have. Slabs
 * are never dearer than the end-user price.
 * @returns faults at `prices.<tier>`
 */
export function findPricesAboveMrp({ pricesPaise, mrp }: PricesUnderMrp): FieldError[] {
  if (mrp === undefined) return []
  return tiers.flatMap((tier) => {
    const price = pricesPaise[tier]
    if (price === undefined || price <= mrp) return []
    const amounts = { price: formatPlainRupees(price), mrp: formatPlainRupees(mrp) }
    const message = adminMessages.declarations.aboveMrp(nameOfTierPrice(tier), amounts)
    return [{ field: `prices.${tier}`, message }]
  })
}
