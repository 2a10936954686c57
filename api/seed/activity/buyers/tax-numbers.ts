import { gstCheckDigitOf } from '@store/contract/rules/accounts/gst-number'
import { gstCodeOf } from '@store/contract/rules/shipping/gst-states'
import { wholeBetween } from '../../seeded-random.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

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
  random: () => number,
): string {
  const letter = () => letters.charAt(wholeBetween(random, 0, letters.length - 1))
  const initial = name.charAt(0).toUpperCase()
  const number = String(wholeBetween(random, 1, 9999)).padStart(4, '0')
  const holder = holderLetters[constitution] ?? 'P'
  return `${letter()}${letter()}${letter()}${holder}${initial}${number}${letter()}`
}

/** The first GST number of a PAN in a state. */
export function gstinOf({ state, pan }: { state: string; pan: string }): string {
  const code = gstCodeOf(state)
  if (!code) throw new Error(`${state} is no state of India`)
  const first = `${code}${pan}1Z`
  return first + gstCheckDigitOf(first)
}
