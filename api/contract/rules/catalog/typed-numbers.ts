import { highestPricePaise } from '../limits.ts'
import { type Paise, paise } from '../pricing/money.ts'

/**
 * Reads a whole number as typed; commas group its digits.
 * @param most the largest number allowed
 * @example readWholeNumber('1,200', 5_000) // 1200
 */
export function readWholeNumber(text: string, most: number): number | undefined {
  const digits = text.trim().replaceAll(',', '')
  return /^\d{1,9}$/.test(digits) && Number(digits) <= most ? Number(digits) : undefined
}

/**
 * Reads the hundredths of a number with at most two decimals, as typed.
 * @example readHundredths('1,499.50') // 149950
 */
export function readHundredths(text: string): number | undefined {
  const [, whole, part = ''] =
    /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(text.trim().replaceAll(',', '')) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/**
 * Reads a price in rupees, as typed.
 * @returns undefined unless it is from 0.01 to one crore with at most two decimals
 * @example readPrice('499.5') // 49950
 */
export function readPrice(text: string): Paise | undefined {
  const amount = readHundredths(text)
  return amount !== undefined && amount >= 1 && amount <= highestPricePaise
    ? paise(amount)
    : undefined
}
