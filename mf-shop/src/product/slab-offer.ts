import { difference, type Paise } from '@store/contract/rules/money'
import { priceLine, type Slab } from '@store/contract/rules/price'
import type { Offer } from '../pricing/offer.ts'

/** What a slab means to one buyer. */
export interface SlabOffer {
  slab: Slab
  /** What a piece costs this buyer there: never more than the tier price. */
  price: Paise
  /** Against the tier price, on each piece. */
  saved: Paise
  /** Of the tier price, rounded to whole percent; at least 1 when anything is saved. */
  savedPercent: number
}

/** Every slab of an offer with the buyer's own price and saving (ui.md, Product). */
export function slabOffers(offer: Offer): SlabOffer[] {
  return offer.slabs.map((slab) => {
    const { unitPrice } = priceLine({ ...offer, quantity: slab.minQty })
    const saved = difference(offer.tierPrice, unitPrice)
    const percent = Math.round((saved / offer.tierPrice) * 100)
    return { slab, price: unitPrice, saved, savedPercent: saved > 0 ? Math.max(1, percent) : 0 }
  })
}
