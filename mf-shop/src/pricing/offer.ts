import { type Audience, priceTierOf, tiers } from '@store/contract/rules/accounts/roles'
import { type Paise, paiseFromRupees } from '@store/contract/rules/pricing/money'
import type { Slab } from '@store/contract/rules/pricing/price'
import type { Product } from '@store/contract/schemas/catalog/catalog'

/** A user's prices of a product: input of the contract's price rule, in paise. */
export interface Offer {
  tierPrice: Paise
  /** In ascending order of quantity. */
  slabs: Slab[]
}

/**
 * Reads a user's prices from a product. The server decides which tier's prices it sends (api.md,
 * Catalogue); if the role changed in the meantime, the prices sent apply.
 * @throws RangeError when the product came without any price
 * @example priceLine({ ...offerTo(role, product), quantity: 10 }).unitPrice
 */
export function offerTo(role: Audience, product: Product): Offer {
  const sent = [priceTierOf(role), ...tiers].map((tier) => product.prices[tier])
  const tierPrice = sent.find((price) => price !== undefined)
  if (tierPrice === undefined) throw new RangeError(`product ${product._id} has no price`)
  const slabs = product.quantityBasedPrices
    .map((slab) => ({ ...slab, price: paiseFromRupees(slab.price) }))
    .toSorted((a, b) => a.minQty - b.minQty)
  return { tierPrice: paiseFromRupees(tierPrice), slabs }
}
