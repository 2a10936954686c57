import * as messages from '@store/contract/rules/messages'
import { offerTo } from '@store/contract/rules/pricing/offer'
import type { Slab } from '@store/contract/rules/pricing/price'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { useSession } from '@store/sdk'
import { toast } from '@store/ui'
import { useState } from 'react'
import { useShownOffer } from '../../pricing/use-shown-offer.ts'

/** The chosen quantity of a product and its prices: one state for the buy panel and the buy bar. */
export function useBuying(product: Product) {
  const { role } = useSession()
  const [quantity, setQuantity] = useState(1)
  const offer = offerTo(role, product)
  const shownOffer = useShownOffer(offer, product.gst)

  const warnOfStock = () => {
    const { outOfStock, cannotExceedStock } = messages.product
    toast.error(product.stock <= 0 ? outOfStock : cannotExceedStock)
  }
  // A slab sets its minimum quantity, capped by the stock (screens 2.6).
  const selectSlab = ({ minQty }: Slab) => {
    if (minQty > product.stock) warnOfStock()
    setQuantity(Math.max(1, Math.min(minQty, product.stock)))
  }
  return {
    product,
    /** The prices that a cart charges. */
    offer,
    /** The prices to show, with or without GST. */
    shownOffer,
    quantity,
    stepper: {
      value: quantity,
      max: Math.max(1, product.stock),
      disabled: product.stock <= 0,
      onChange: setQuantity,
      onExceed: warnOfStock,
    },
    selectSlab,
  }
}

/** What {@link useBuying} returns. */
export type Buying = ReturnType<typeof useBuying>
