import { priceWithoutGst } from '@store/contract/rules/pricing/gst'
import type { Offer } from '@store/contract/rules/pricing/offer'
import { useGstView } from './gst-view.ts'

function withoutGst({ tierPrice, slabs }: Offer, gst: number): Offer {
  return {
    tierPrice: priceWithoutGst(tierPrice, gst),
    slabs: slabs.map((slab) => ({ ...slab, price: priceWithoutGst(slab.price, gst) })),
  }
}

/**
 * The prices to show, with or without GST as chosen on this device. Carts charge those of the offer itself.
 * @param gst percent inside the prices
 */
export function useShownOffer(offer: Offer, gst: number): Offer {
  return useGstView() === 'excluding' ? withoutGst(offer, gst) : offer
}
