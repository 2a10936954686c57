import { largestLineQuantity } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { type Paise, paiseFromRupees, times } from '@store/contract/rules/pricing/money'
import { type NextSlab, nextSlabFor, priceLine } from '@store/contract/rules/pricing/price'
import type { WireOffer } from '@store/contract/schemas/catalog/offer'

/** A product with a quantity field. */
export interface OrderRow {
  productId: string
  name: string
  brand: string
  modelNo: string
  /** Pieces that one key fills in. */
  usualQuantity: number
  /** Absent when the product is no longer on sale. */
  offer?: WireOffer | undefined
}

/** The price of a row at a quantity, today. */
export interface RowPrice {
  unitPrice: Paise
  total: Paise
  next: NextSlab | undefined
}

/** Today's price of a row (catalog 2.1); undefined when the product is no longer on sale. */
export function priceOf({ offer }: OrderRow, quantity: number): RowPrice | undefined {
  if (!offer) return undefined
  const line = {
    tierPrice: paiseFromRupees(offer.price),
    slabs: offer.quantityBasedPrices.map((slab) => ({
      ...slab,
      price: paiseFromRupees(slab.price),
    })),
    quantity,
  }
  const { unitPrice } = priceLine(line)
  return { unitPrice, total: times(unitPrice, quantity), next: nextSlabFor(line) }
}

/** True for a product that can be ordered now. */
export function isOrderable({ offer }: OrderRow): boolean {
  return offer !== undefined && offer.stock > 0
}

/** Why a typed quantity will be refused; undefined when it can be added. */
export function problemOf({ offer }: OrderRow, quantity: number): string | undefined {
  if (quantity > largestLineQuantity) return messages.cart.quantity
  return offer && quantity > offer.stock ? messages.product.exceedsStock : undefined
}

/** The digits of a typed text; at most as many as the largest quantity has. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, String(largestLineQuantity).length)
}
