import { difference, noMoney, type Paise } from '@store/contract/rules/pricing/money'
import type { Offer } from '@store/contract/rules/pricing/offer'
import { isWorthShowing, priceLine, type Slab, slabFor } from '@store/contract/rules/pricing/price'

/** A range of quantities with its price for one buyer. */
export interface SlabOffer {
  slab: Slab
  /** The price of a piece for this buyer: never more than the tier price. */
  price: Paise
  /** Saving per piece, compared with the tier price. */
  saved: Paise
  /** The saving in percent of the tier price, rounded. */
  savedPercent: number
}

/**
 * The ranges of an offer with the buyer's own price and saving, the tier price first (screens 2.6).
 * @returns empty when no quantity saves anything worth showing
 */
export function slabOffers(offer: Offer): SlabOffer[] {
  const { tierPrice } = offer
  const saving = offer.slabs.flatMap((slab): SlabOffer[] => {
    const { unitPrice: price } = priceLine({ ...offer, quantity: slab.minQty })
    if (!isWorthShowing({ price: tierPrice, lower: price })) return []
    const saved = difference(tierPrice, price)
    return [{ slab, price, saved, savedPercent: Math.round((saved / tierPrice) * 100) }]
  })
  const [first] = saving
  return first ? [...tierPriceRange(tierPrice, first.slab), ...saving] : []
}

/** The range of a quantity: the last one that covers it (catalog 2.2). */
export function activeOffer(offers: readonly SlabOffer[], quantity: number): SlabOffer | undefined {
  const active = slabFor(
    offers.map(({ slab }) => slab),
    quantity,
  )
  return offers.find(({ slab }) => slab === active)
}

/** The quantities from one piece up to the first that saves, at the tier price. */
function tierPriceRange(price: Paise, first: Slab): SlabOffer[] {
  if (first.minQty <= 1) return []
  const slab = { minQty: 1, maxQty: first.minQty - 1, price }
  return [{ slab, price, saved: noMoney, savedPercent: 0 }]
}
