import type { Tier } from '@store/contract/rules/accounts/roles'
import type { Paise } from '@store/contract/rules/pricing/money'
import type { Slab } from '@store/contract/rules/pricing/price'
import type { SellerFacts } from '@store/contract/schemas/settings'
import type { ProductRecord } from '../products/product.ts'

/** A product of a price list. It has one price: that of the tier of the list. */
export interface ListedProduct {
  brand: string
  category: string
  modelNo: string
  name: string
  hsn: string | undefined
  gstPercent: number
  /** A piece, with GST. */
  price: Paise
  /** Those that cost less than {@link price}. */
  slabs: Slab[]
  stock: 'In stock' | 'Few left' | 'Sold out'
}

/** The prices of a tier on a day, brand by brand. */
export interface PriceList {
  /** Of the prices, in India: YYYY-MM-DD. */
  day: string
  tier: Tier
  /** What the list is limited to, in words. */
  filters: string[]
  seller: SellerFacts
  products: ListedProduct[]
}

/** Below this stock the shop warns, too. */
const comfortableStock = 6

function stockOf({ stock }: ProductRecord): ListedProduct['stock'] {
  if (stock <= 0) return 'Sold out'
  return stock < comfortableStock ? 'Few left' : 'In stock'
}

/** A product as a price list of a tier has it: with no price of another tier (catalog 1.3). */
export function listedProductOf(product: ProductRecord, tier: Tier): ListedProduct {
  const { brand, category, modelNo, name, hsn, gstPercent, pricesPaise, slabs } = product
  const price = pricesPaise[tier]
  return {
    ...{ brand, category, modelNo, name, hsn, gstPercent, price },
    slabs: slabs.filter((slab) => slab.price < price),
    stock: stockOf(product),
  }
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** The order of a price list: by brand, of a brand by category, then by name. */
export function compareListed(one: ListedProduct, other: ListedProduct): number {
  return (
    compare(one.brand, other.brand) ||
    compare(one.category, other.category) ||
    compare(one.name, other.name) ||
    compare(one.modelNo, other.modelNo)
  )
}

/** Whose prices a list has. */
export const tierLabels: Readonly<Record<Tier, string>> = {
  enduser: 'Retail prices',
  reseller: 'Reseller prices',
  distributor: 'Distributor prices',
}
