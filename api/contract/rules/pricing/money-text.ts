import { groupDigits } from '../number-text.ts'
import { type Paise, rupeesFromPaise } from './money.ts'

/**
 * Formats an amount for India: whole rupees without decimals, any other with both (base 2.3).
 * @param amount rupees, as on the wire
 * @param decimals 0 for no more than needed, as in the cart; 2 to always show both
 * @example formatRupees(149950.5) // '₹1,49,950.50'
 */
export function formatRupees(amount: number, decimals?: 0 | 2): string {
  const [whole = '', paise = ''] = Math.abs(amount).toFixed(2).split('.')
  const shown = {
    usual: paise === '00' ? '' : paise,
    0: paise.replace(/0+$/, ''),
    2: paise,
  }[decimals ?? 'usual']
  return `${amount < 0 ? '-' : ''}₹${groupDigits(whole)}${shown && `.${shown}`}`
}

/**
 * Formats money: whole rupees without decimals, any other with both (base 2.3).
 * @example formatPlainRupees(paise(12345600)) // '₹1,23,456'
 */
export function formatPlainRupees(amount: Paise): string {
  return formatRupees(rupeesFromPaise(amount))
}

/**
 * Formats money with both decimals, for the price tester and bills (base 2.3).
 * @example formatExactRupees(paise(150)) // '₹1.50'
 */
export function formatExactRupees(amount: Paise): string {
  return formatRupees(rupeesFromPaise(amount), 2)
}
