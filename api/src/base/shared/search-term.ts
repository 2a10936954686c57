import { plainText } from '@store/contract/rules/plain-text'

/** Digits of a phone number, and the fewest of a transaction or a docket; a shorter number is looked for as typed. */
const fewestDigits = 10
const numberWithSigns = /^\+?[\d\s()-]*\d[\d\s()-]*$/
/** The prefix of India, parted from the number; a transaction number may begin with the same digits. */
const country = /^(?:\+\s*91|(?:00)?91(?=[\s-])|0091)/

/**
 * The letters that every list and Ctrl+K look for. Screens print an order as # and the last six letters of its id.
 * Phone, transaction and docket numbers are found in any format: in Hindi digits, without spaces, dashes, and the prefix
 * of India. Dashes and apostrophes of phones and word processors are those of a keyboard.
 * @example searchTermOf('+91 98765-43210') // '9876543210'
 */
export function searchTermOf(q: string): string {
  const text = plainText(q).trim().replace(/^#\s*/, '')
  if (!numberWithSigns.test(text)) return text
  const digits = text.replace(country, '').replaceAll(/\D/g, '')
  if (digits.length < fewestDigits && /[\s()-]/.test(text)) return text
  return digits.replace(/^0(?=\d{10}$)/, '')
}

/**
 * A docket number without the signs that couriers print in it, in lower case.
 * @returns undefined for a text that is none
 * @example docketKeyOf('LR 12/456-7') // 'lr124567'
 */
export function docketKeyOf(text: string): string | undefined {
  const key = text.replaceAll(/[\s/-]/g, '').toLowerCase()
  return /^[0-9a-z]+$/.test(key) ? key : undefined
}
