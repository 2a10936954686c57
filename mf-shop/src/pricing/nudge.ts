import { t } from '@lingui/core/macro'
import { difference } from '@store/contract/rules/pricing/money'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import type { Offer } from '@store/contract/rules/pricing/offer'
import { nextSlabFor, priceLine } from '@store/contract/rules/pricing/price'

/**
 * The saving at the next slab.
 * @returns an empty text when no slab ahead is cheaper, or the slab exceeds the stock
 * @example nudgeOf(offer, { quantity: 1, stock: 30 }) // '10+ at ₹390 — save ₹30 each'
 */
export function nudgeOf(
  offer: Offer,
  { quantity, stock }: { quantity: number; stock: number },
): string {
  const line = { ...offer, quantity }
  const next = nextSlabFor(line)
  if (next === undefined || next.slab.minQty > stock) return ''
  const { minQty } = next.slab
  const price = formatPlainRupees(difference(priceLine(line).unitPrice, next.savedEach))
  const saved = formatPlainRupees(next.savedEach)
  return t`${minQty}+ at ${price} — save ${saved} each`
}
