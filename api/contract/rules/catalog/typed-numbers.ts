import { highestPricePaise } from '../limits.ts'
import { type Paise, paise } from '../pricing/money.ts'

/** Digits in groups as in India (1,29,900) or in threes (1,299,900), or without; then decimals. */
const typedNumber = /^(\d+|[1-9]\d?(?:,\d{2})*,\d{3}|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/
/** The digits of a number that a spreadsheet program computes with and shows. */
const shownDigits = 15

/**
 * The digits of a number with a point, without commas. What a spreadsheet program stores beyond the digits it shows is
 * left out: 1299 × 0.9 is 1169.1000000000001 in a file, and 1169.1 for everybody who looks at it.
 * @returns undefined for a text that is no number; a comma that groups nothing, as in `12,34`, makes it none
 */
function plainDigits(text: string): string | undefined {
  const [, grouped, decimals = ''] = typedNumber.exec(text.trim()) ?? []
  if (grouped === undefined) return undefined
  const whole = grouped.replaceAll(',', '')
  const isLong = decimals !== '' && `${whole}${decimals}`.replace(/^0+/, '').length > shownDigits
  return isLong
    ? Number(`${whole}.${decimals}`).toPrecision(shownDigits)
    : `${whole}.${decimals || '0'}`
}

/**
 * Reads the hundredths of a number with at most two decimals, as typed; commas group its digits.
 * @example readHundredths('1,499.50') // 149950
 */
export function readHundredths(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,9})\.(\d{1,2})0*$/.exec(plainDigits(text) ?? '') ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/**
 * Reads a whole number as typed; commas group its digits.
 * @param most the largest number allowed
 * @example readWholeNumber('1,200', 5_000) // 1200
 */
export function readWholeNumber(text: string, most: number): number | undefined {
  const number = (readHundredths(text) ?? Number.NaN) / 100
  return Number.isInteger(number) && number <= most ? number : undefined
}

/** No amount is written longer. */
const longestAmount = 60
const rupeesBefore = /^(?:₹|rs\b\.?|re\b\.?|inr\b|rs\.?(?=\d)|inr(?=\d))\s*/i
/** A price is that of a piece, whether it says so or not; one of a box or a dozen is another. */
const perPiece = /\s*(?:\/|\bper\b)\s*(?:nos?|pcs?|pieces?|units?|each|ea)\.?$/i
const rupeesBehind = /\s*(?:\/\s?[-=]|₹|\binr|\brs\.?)$/i

/** An amount without the signs of rupees around it. */
function withoutRupees(text: string): string {
  if (text.length > longestAmount) return text
  const amount = text.normalize('NFKC').trim().replace(perPiece, '')
  return amount.replace(rupeesBefore, '').replace(rupeesBehind, '')
}

/**
 * Reads a price in rupees, as typed; ₹, Rs. and INR may stand before it, /- and the piece behind.
 * @returns undefined unless it is from 0.01 to one crore with at most two decimals
 * @example readPrice('₹ 499.5') // 49950
 * @example readPrice('Rs.1,299/-') // 129900
 * @example readPrice('1,150.00/Nos') // 115000
 */
export function readPrice(text: string): Paise | undefined {
  const amount = readHundredths(withoutRupees(text))
  return amount !== undefined && amount >= 1 && amount <= highestPricePaise
    ? paise(amount)
    : undefined
}
