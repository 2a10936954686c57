import { difference } from '@store/contract/rules/money'
import { formatPlainRupees } from '@store/contract/rules/money-text'
import { nextSlabFor, priceLine } from '@store/contract/rules/price'
import type { Offer } from './offer.ts'

/**
 * What a few pieces more would save.
 * @returns an empty text when no slab ahead is cheaper
 * @example nudgeOf(offer, 1) // '10+ at ₹390 — save ₹30 each'
 */
export function nudgeOf(offer: Offer, quantity: number): string {
  const line = { ...offer, quantity }
  const next = nextSlabFor(line)
  if (next === undefined) return ''
  const then = formatPlainRupees(difference(priceLine(line).unitPrice, next.savedEach))
  return `${next.slab.minQty}+ at ${then} — save ${formatPlainRupees(next.savedEach)} each`
}
