import type { Tier } from '@store/contract/rules/accounts/roles'
import { boundedSumOf, noMoney, type Paise } from '@store/contract/rules/pricing/money'
import { priceLine } from '@store/contract/rules/pricing/price'
import type { ProductRecord } from '../../catalog/catalog.ts'

/** A stored cart line: product and quantity, never a price. */
export interface CartLineRecord {
  id: number
  publicId: string
  productId: number
  quantity: number
}

/** A cart line at the current price for its quantity. */
export interface PricedCartLine {
  publicId: string
  product: ProductRecord
  quantity: number
  unitPrice: Paise
  total: Paise
}

/** A cart line whose product is no longer on sale, with what its buyer knew it by. */
export interface UnavailableCartLine {
  publicId: string
  /** Public id. */
  productId: string
  name: string
  brand: string
  modelNo: string
  quantity: number
}

/** A cart as its owner sees it. */
export interface PricedCart {
  lines: PricedCartLine[]
  /** Total of the lines in stock (ordering 1.3). */
  total: Paise
  /** Lines whose products are no longer on sale. */
  unavailable: UnavailableCartLine[]
}

/** Prices a cart for a tier; lines whose product is not on sale are left out. */
export function priceCart(
  lines: readonly CartLineRecord[],
  products: readonly ProductRecord[],
  tier: Tier,
): Omit<PricedCart, 'unavailable'> {
  const byId = new Map(products.map((product) => [product.id, product]))
  const priced = lines.flatMap(({ publicId, productId, quantity }) => {
    const product = byId.get(productId)
    if (!product) return []
    const { pricesPaise, slabs } = product
    const { unitPrice, total } = priceLine({ tierPrice: pricesPaise[tier], slabs, quantity })
    return [{ publicId, product, quantity, unitPrice, total }]
  })
  const counted = priced.map(({ product, total }) => (product.stock > 0 ? total : noMoney))
  return { lines: priced, total: boundedSumOf(counted) }
}
