import type { Tier } from '@store/contract/rules/accounts/roles'
import { applyPriceRule, type PriceRule } from '@store/contract/rules/catalog/managed/price-rule'
import { type Paise, rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { findNewPriceMarks } from '@store/contract/rules/pricing/price-marks'
import type { PricedProduct, SkippedProduct } from '@store/contract/schemas/catalog/price-changes'
import type { ProductRecord } from '../../products/product.ts'
import type { VersionedProduct } from '../../products/product-by-key.ts'
import type { PlannedChange } from '../planning/plan-row.ts'

/** What a rule does to a product. */
export type PlannedPrices =
  | { kind: 'changed'; product: VersionedProduct; prices: Record<Tier, Paise> }
  | { kind: 'refused'; product: ProductRecord; message: string }
  | { kind: 'unchanged' }

/** Products named in a response; a person reads no more. */
export const mostNamed = 50

export function planPrices(product: VersionedProduct, rule: PriceRule): PlannedPrices {
  const { pricesPaise, slabs, declarations } = product
  const prices = applyPriceRule({ pricesPaise, slabs, mrp: declarations.mrp }, rule)
  if ('message' in prices) return { kind: 'refused', product, message: prices.message }
  const isChanged = rule.tiers.some((tier) => prices[tier] !== product.pricesPaise[tier])
  return isChanged ? { kind: 'changed', product, prices } : { kind: 'unchanged' }
}

/** The change as an import writes it. */
export function changeOf({
  product,
  prices,
}: Extract<PlannedPrices, { kind: 'changed' }>): PlannedChange {
  const { name, brand, category, modelNo, description, hsn, unit } = product
  const { gstPercent, stock, slabs, facts, declarations } = product
  const texts = { name, brand, category, modelNo, description, hsn, unit }
  return {
    former: product,
    draft: { ...texts, gstPercent, stock, slabs, facts, declarations, pricesPaise: prices },
  }
}

/** What a response says of a product. */
export type NamedProduct = Pick<ProductRecord, 'publicId' | 'name' | 'modelNo'>

const aboutOf = ({ publicId, name, modelNo }: NamedProduct) => ({ _id: publicId, name, modelNo })

function marksOf({ product, prices }: { product: ProductRecord; prices: Record<Tier, Paise> }) {
  const { slabs } = product
  return findNewPriceMarks({ pricesPaise: prices, slabs }, product).map(({ message }) => message)
}

/** A changed product for the preview, in rupees. */
export function presentPriced(
  { product, prices }: Extract<PlannedPrices, { kind: 'changed' }>,
  { tiers }: PriceRule,
): PricedProduct {
  const changed = tiers.filter((tier) => prices[tier] !== product.pricesPaise[tier])
  return {
    ...aboutOf(product),
    prices: changed.map((tier) => ({
      tier,
      from: rupeesFromPaise(product.pricesPaise[tier]),
      to: rupeesFromPaise(prices[tier]),
    })),
    marks: marksOf({ product, prices }),
  }
}

/** A product whose prices stay, with the reason. */
export function presentSkipped(product: NamedProduct, message: string): SkippedProduct {
  return { ...aboutOf(product), message }
}
