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
  /** Whether it has the form of people 2.5. */
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

/** Why a GST number of a buyer must not be on a tax document. */
export const gstNumberFaults = ['form', 'own', 'state', 'check-digit'] as const
export type GstNumberFault = (typeof gstNumberFaults)[number]

/** What decides about a GST number of a buyer besides its characters. */
export interface GstNumberContext {
  /** The seller's own number; blank or undefined when it is not set. */
  sellerGstNumber?: string | undefined
}

const normalise = (typed: string) => typed.trim().toUpperCase()

/**
 * Finds out why a GST number of a buyer must not be on a tax document (CGST Rule 46(d)): it has not the form of a GST
 * number, it is the seller's, no state has its code, or its check digit is wrong. The lawful numbers of other forms are
 * right here; who may enter one is decided where it is entered.
 * @returns the first fault, or `undefined`
 * @example findGstNumberFault('28AAKFD4321L1ZA', {}) // 'state'
 */
export function findGstNumberFault(
  typed: string,
  { sellerGstNumber = '' }: GstNumberContext,
): GstNumberFault | undefined {
  const gstNumber = normalise(typed)
  if (gstNumber !== '' && gstNumber === normalise(sellerGstNumber)) return 'own'
  if (isGstNumberOfOtherKind(gstNumber)) return undefined
  const { isWellFormed, state, hasRightCheckDigit } = checkGstNumber(gstNumber)
  if (!isWellFormed) return 'form'
  if (!state) return 'state'
  return hasRightCheckDigit ? undefined : 'check-digit'
}

/**
 * A buyer's GST number as papers and files may carry it.
 * @returns in capital letters; `undefined` for one with a fault, with which the buyer counts as unregistered
 */
export function usableGstNumber(
  typed: string | undefined,
  context: GstNumberContext,
): string | undefined {
  if (typed === undefined || findGstNumberFault(typed, context)) return undefined
  return normalise(typed)
}

/**
 * The forms of registrations that buy goods and that the form of a usual GST number excludes (GSTN, developer portal,
 * returns): a fourteenth character other than Z, who deducts tax at source (D), government offices by their TAN, and
 * bodies of the United Nations, embassies and others with a UIN.
 */
const otherKinds = [
  /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][1-9A-BD-J][0-9A-Z]$/,
  /^\d{2}[A-Z]{4}[A-Z0-9]\d{4}[A-Z][1-9A-Z]D[0-9A-Z]$/,
  /^\d{2}[A-Z]{4}\d{5}[A-Z]\dZ[0-9A-Z]$/,
  /^\d{4}[A-Z]{3}\d{5}[UO]N[0-9A-Z]$/,
]

/** Whether a number is a lawful one of another form, which a superadmin may approve for an account. */
export function isGstNumberOfOtherKind(typed: string): boolean {
  const gstNumber = normalise(typed)
  return (
    otherKinds.some((kind) => kind.test(gstNumber)) &&
    stateOfGstin(gstNumber) !== undefined &&
    gstCheckDigitOf(gstNumber.slice(0, 14)) === gstNumber[14]
  )
}
