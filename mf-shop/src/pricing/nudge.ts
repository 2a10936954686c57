import { difference, type Paise } from '@store/contract/rules/money'
import { formatPlainRupees } from '@store/contract/rules/money-text'
import type { NextSlab } from '@store/contract/rules/price'

/**
 * What a few pieces more would save.
 * @param unitPrice what a piece costs now
 * @example nudgeOf(next, unitPrice) // '10+ at ₹390 — save ₹30 each'
 */
export function nudgeOf({ slab, savedEach }: NextSlab, unitPrice: Paise): string {
  const then = formatPlainRupees(difference(unitPrice, savedEach))
  return `${slab.minQty}+ at ${then} — save ${formatPlainRupees(savedEach)} each`
}
