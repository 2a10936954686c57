import { paiseFromRupees } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import { type Slab, testPrice } from '@store/contract/rules/pricing/price'
import type { Product, WireSlab } from '@store/contract/schemas/catalog/catalog'

function slabOf({ price, ...range }: WireSlab): Slab {
  return { ...range, price: paiseFromRupees(price) }
}

/** The dynamic price of a product: what a piece costs at a quantity by the price tester (spec §9). */
export function dynamicPriceOf(product: Product, quantity: number): string {
  const enduserPrice = paiseFromRupees(product.prices.enduser ?? 0)
  const slabs = product.quantityBasedPrices.map(slabOf)
  return formatExactRupees(testPrice({ enduserPrice, slabs, quantity }))
}
