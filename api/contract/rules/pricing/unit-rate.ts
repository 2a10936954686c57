import { groupDigits } from '../number-text.ts'
import type { Paise } from './money.ts'

/**
 * The price of a piece without tax, as an invoice prints it: with the fewest decimals, at least two, with which price times
 * quantity gives the taxable value to the paisa. Prices include GST, so two decimals are often too few.
 * @param taxable the taxable value of the line, in paise
 * @param quantity pieces, at least 1
 * @example formatUnitRate(paise(1059322), 10) // '1,059.322'
 */
export function formatUnitRate(taxable: Paise, quantity: number): string {
  const pieces = BigInt(quantity)
  for (let decimals = 2; ; decimals += 1) {
    // Units of the last decimal in a paisa.
    const scale = 10n ** BigInt(decimals - 2)
    const exact = BigInt(taxable) * scale
    const rate = (exact * 2n + pieces) / (pieces * 2n)
    const missed = rate * pieces - exact
    if (missed === 0n || 2n * (missed < 0n ? -missed : missed) < scale) {
      const unit = 10n ** BigInt(decimals)
      const fraction = String(rate % unit).padStart(decimals, '0')
      return `${groupDigits(String(rate / unit))}.${fraction}`
    }
  }
}
