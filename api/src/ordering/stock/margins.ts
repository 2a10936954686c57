import { type Paise, paise, rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { marginPercent } from '@store/contract/rules/stock/reorder'
import type { Margin } from '@store/contract/schemas/stock/stock'
import type { ProductRecord } from '../../catalog/catalog.ts'

/** What is earned of a piece at each price, when its last cost is known. */
export function presentMargin(
  { pricesPaise, gstPercent }: Pick<ProductRecord, 'pricesPaise' | 'gstPercent'>,
  lastCost: number | undefined,
): Margin | undefined {
  if (lastCost === undefined) return undefined
  const cost = paise(lastCost)
  const of = (price: Paise) => marginPercent({ price, gstPercent, cost })
  const { enduser, reseller, distributor } = pricesPaise
  return {
    lastCost: rupeesFromPaise(cost),
    margins: { enduser: of(enduser), reseller: of(reseller), distributor: of(distributor) },
  }
}
