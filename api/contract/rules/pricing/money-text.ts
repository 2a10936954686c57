import { groupDigits } from '../number-text.ts'
import { type Paise, rupeesFromPaise } from './money.ts'

/**
 * Formats an amount for India (spec §9: en-IN, 0 to 2 decimals): paise as two digits, whole rupees without any.
 * @param amount rupees, as on the wire
 * @param decimals 2 to show both always
 * @example formatRupees(149950.5) // '₹1,49,950.50'
 */
export function formatRupees(amount: number, decimals: 0 | 2 = 0): string {
  const [whole = '', paise = ''] = Math.abs(amount).toFixed(2).split('.')
  const shown = decimals === 0 && paise === '00' ? '' : paise
  return `${amount < 0 ? '-' : ''}₹${groupDigits(whole)}${shown && `.${shown}`}`
}

/**
 * Formats money: en-IN, with both decimals or none (spec §9).
 * @example formatPlainRupees(paise(12345600)) // '₹1,23,456'
 */
export function formatPlainRupees(amount: Paise): string {
  return formatRupees(rupeesFromPaise(amount))
}

/**
 * Formats money with both decimals, for the price tester and bills (spec §9).
 * @example formatExactRupees(paise(150)) // '₹1.50'
 */
export function formatExactRupees(amount: Paise): string {
  return formatRupees(rupeesFromPaise(amount), 2)
}
