import type { Product } from '../../schemas/catalog/catalog.ts'
import { type Audience, priceTierOf, tiers } from '../accounts/roles.ts'
import { type Paise, paiseFromRupees } from './money.ts'
import type { Slab } from './price.ts'

/** A user's prices of a product: input of the price rule, in paise. */
export interface Offer {
  tierPrice: Paise
  /** In ascending order of quantity. */
  slabs: Slab[]
}

/**
 * Reads a user's prices from a product. The server decides which tier's prices it sends (catalog 1.3);
 * if the role changed in the meantime, the prices sent apply.
 * @throws RangeError when the product came without any price
 * @example priceLine({ ...offerTo(role, product), quantity: 10 }).unitPrice
 */
export function offerTo(
  role: Audience,
  product: Pick<Product, '_id' | 'prices' | 'quantityBasedPrices'>,
): Offer {
  const sent = [priceTierOf(role), ...tiers].map((tier) => product.prices[tier])
  const tierPrice = sent.find((price) => price !== undefined)
  if (tierPrice === undefined) throw new RangeError(`product ${product._id} has no price`)
  const slabs = product.quantityBasedPrices
    .map((slab) => ({ ...slab, price: paiseFromRupees(slab.price) }))
    .toSorted((a, b) => a.minQty - b.minQty)
  return { tierPrice: paiseFromRupees(tierPrice), slabs }
}
