import { gstCodeOf } from '@store/contract/rules/shipping/gst-states'
import { wholeBetween } from '../../chance.ts'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const letters = digits.slice(10)

/** The fourth letter of a PAN says whose it is: a person's (also a proprietor's), a partnership's or LLP's, a company's. */
const holderLetters: Readonly<Record<string, string>> = {
  Proprietorship: 'P',
  Partnership: 'F',
  LLP: 'F',
  'Private Limited': 'C',
}

/** A PAN as the Income Tax Department forms them: holder in the fourth place, initial of the name in the fifth. */
export function panOf(
  { name, constitution }: { name: string; constitution: string },
  chance: () => number,
): string {
  const letter = () => letters.charAt(wholeBetween(chance, 0, letters.length - 1))
  const initial = name.charAt(0).toUpperCase()
  const number = String(wholeBetween(chance, 1, 9999)).padStart(4, '0')
  const holder = holderLetters[constitution] ?? 'P'
  return `${letter()}${letter()}${letter()}${holder}${initial}${number}${letter()}`
}

/**
 * The check digit of the first 14 characters of a GST number: their values in base 36, every second one doubled, digits
 * of each product added up, and the difference to the next multiple of 36.
 */
export function gstCheckDigitOf(characters: string): string {
  let sum = 0
  for (const [index, character] of [...characters].entries()) {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return digits.charAt((36 - (sum % 36)) % 36)
}

/** The first GST number of a PAN in a state. */
export function gstinOf({ state, pan }: { state: string; pan: string }): string {
  const code = gstCodeOf(state)
  if (!code) throw new Error(`${state} is no state of India`)
  const first = `${code}${pan}1Z`
  return first + gstCheckDigitOf(first)
}
