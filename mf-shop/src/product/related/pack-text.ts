import { t } from '@lingui/core/macro'
import { difference, type Paise } from '@store/contract/rules/pricing/money'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import { pricePerPiece } from '@store/contract/rules/pricing/price'

/**
 * What a piece of a pack costs.
 * @example packText(paise(120_000), 5) // 'Pack of 5 · ₹240 a piece'
 */
export function packText(price: Paise, pieces: number): string {
  const each = formatPlainRupees(pricePerPiece(price, pieces))
  return t`Pack of ${pieces} · ${each} a piece`
}

/**
 * How a price differs from another.
 * @example differenceText(paise(40_000), paise(50_000)) // '₹100 less'
 */
export function differenceText(price: Paise, other: Paise): string {
  if (price === other) return t`Same price`
  const [low, high] = price < other ? [price, other] : [other, price]
  const amount = formatPlainRupees(difference(high, low))
  return price < other ? t`${amount} less` : t`${amount} more`
}
