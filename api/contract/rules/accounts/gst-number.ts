import { type GstState, stateOfGstin } from '../shipping/gst-states.ts'
import { isGst } from './account-validation.ts'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The check digit of a GST number (GSTN: a Luhn check in base 36): the values of its first 14 characters, every second
 * one doubled, the digits of each product added up, and the difference to the next multiple of 36.
 * @param characters the first 14 of a GST number, in capital letters
 * @example gstCheckDigitOf('27AAPFU0939F1Z') // 'V'
 */
export function gstCheckDigitOf(characters: string): string {
  let sum = 0
  for (const [index, character] of [...characters].entries()) {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return digits.charAt((36 - (sum % 36)) % 36)
}

/** What a GST number says about itself. */
export interface GstNumberFindings {
  /** Whether it has the form of spec §5. */
  isWellFormed: boolean
  /** Whether its last character fits the others: a mistyped number fails in 35 of 36 cases. */
  hasRightCheckDigit: boolean
  /** The state that issued it. */
  state: GstState | undefined
  /** The PAN that is part of it. */
  pan: string
}

/**
 * Checks a GST number by itself, without asking the tax office whether it is registered.
 * @example checkGstNumber('27AAPFU0939F1ZV').state?.name // 'Maharashtra'
 */
export function checkGstNumber(typed: string): GstNumberFindings {
  const gstNumber = typed.trim().toUpperCase()
  const isWellFormed = isGst(gstNumber)
  return {
    isWellFormed,
    hasRightCheckDigit: isWellFormed && gstCheckDigitOf(gstNumber.slice(0, 14)) === gstNumber[14],
    state: stateOfGstin(gstNumber),
    pan: gstNumber.slice(2, 12),
  }
}
