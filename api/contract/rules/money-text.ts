import { type Paise, rupeesFromPaise } from './money.ts'

const plain = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
})

const exact = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/**
 * Money as the cart shows it: en-IN, no more decimals than needed (spec §9).
 * @example formatPlainRupees(paise(12345600)) // '₹1,23,456'
 */
export function formatPlainRupees(amount: Paise): string {
  return plain.format(rupeesFromPaise(amount))
}

/**
 * Money with both decimals, as the price tester and bills show it (spec §9).
 * @example formatExactRupees(paise(150)) // '₹1.50'
 */
export function formatExactRupees(amount: Paise): string {
  return exact.format(rupeesFromPaise(amount))
}
