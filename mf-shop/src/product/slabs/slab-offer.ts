import { difference, type Paise } from '@store/contract/rules/pricing/money'
import type { Offer } from '@store/contract/rules/pricing/offer'
import { priceLine, type Slab, slabFor } from '@store/contract/rules/pricing/price'

/** A range of quantities with its price for one buyer. */
export interface SlabOffer {
  slab: Slab
  /** The price of a piece for this buyer: never more than the tier price. */
  price: Paise
  /** Saving per piece, compared with the tier price. */
  saved: Paise
  /** The saving in percent of the tier price, rounded; at least 1 when anything is saved. */
  savedPercent: number
}

/** Every range of an offer with the buyer's own price and saving, the tier price first (screens 2.6). */
export function slabOffers(offer: Offer): SlabOffer[] {
  return [...tierPriceRange(offer), ...offer.slabs].map((slab) => {
    const { unitPrice } = priceLine({ ...offer, quantity: slab.minQty })
    const saved = difference(offer.tierPrice, unitPrice)
    const percent = Math.round((saved / offer.tierPrice) * 100)
    return { slab, price: unitPrice, saved, savedPercent: saved > 0 ? Math.max(1, percent) : 0 }
  })
}

/** The range of a quantity: the last one that covers it (catalog 2.2). */
export function activeOffer(offers: readonly SlabOffer[], quantity: number): SlabOffer | undefined {
  const active = slabFor(
    offers.map(({ slab }) => slab),
    quantity,
  )
  return offers.find(({ slab }) => slab === active)
}

/** The quantities from one piece up to the first slab, at the tier price. */
function tierPriceRange({ tierPrice, slabs }: Offer): Slab[] {
  const first = slabs[0]
  if (first === undefined || first.minQty <= 1) return []
  return [{ minQty: 1, maxQty: first.minQty - 1, price: tierPrice }]
}
