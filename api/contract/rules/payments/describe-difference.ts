import { type Paise, difference as subtract } from '../pricing/money.ts'
import { formatPlainRupees } from '../pricing/money-text.ts'
import type { MatchDifference } from './match-kinds.ts'
import type { TaxForm } from './tax-at-source.ts'

const taxNames: Readonly<Record<TaxForm, string>> = {
  value: '0.1 %',
  advance: '0.1 % of the whole amount',
  'above-limit': '0.1 % above ₹50 lakh a year',
  'no-pan': '5 % without PAN',
}

interface Compared {
  /** What was received and is not assigned. */
  received: Paise
  /** What is open on the orders that it is proposed for. */
  due: Paise
  /** How many orders these are. */
  orders: number
  /** The tax that was deducted, for `short-tds`. */
  tax?: TaxForm | undefined
}

/**
 * How a payment differs from what is open, for an admin who decides about it.
 * @returns `undefined` when it does not differ
 * @example describeDifference('short', { received: paise(1180000), due: paise(1190000), orders: 1 }) // 'Short by ₹100'
 */
export function describeDifference(
  difference: MatchDifference,
  { received, due, orders, tax = 'value' }: Compared,
): string | undefined {
  switch (difference) {
    case 'none':
      return undefined
    case 'short':
      return `Short by ${formatPlainRupees(subtract(due, received))}`
    case 'short-tds':
      return `Short by ${formatPlainRupees(subtract(due, received))}: tax deducted at source, ${taxNames[tax]}`
    case 'over':
      return `Over by ${formatPlainRupees(subtract(received, due))}`
    case 'part':
      return `A part of ${formatPlainRupees(due)}`
    case 'several-orders':
      return `For ${orders} orders: ${formatPlainRupees(due)} together`
    case 'cancelled':
      return 'The order is cancelled'
    case 'paid-twice':
      return 'Second payment'
    case 'same-transfer':
      return 'Possible duplicate'
    case 'sum-of-parts':
      return 'Perhaps a sum of known payments'
    case 'part-of-sum':
      return 'Perhaps a part of a known payment'
    case 'returned':
      return 'Returned by the bank'
  }
}
