import { type FormError, fieldError } from '../../field-errors.ts'
import { secondFactorMessages } from './second-factor-messages.ts'

/** Minutes for which a proof of the second factor counts for roles, bank details and the factor itself. */
export const freshMinutes = 10

/** The number of recovery codes of a set; each works once. */
export const recoveryCodeCount = 10

const appCodePattern = /^\d{6}$/
/** Two groups of five letters and digits, without 0, 1, I and O, which are easily confused. */
const recoveryCodePattern = /^[2-9A-HJ-NP-Z]{10}$/

/**
 * A code in the form that is compared: people type spaces, dashes and small letters.
 * @example normaliseCode('k7m2p-q4rst') // 'K7M2PQ4RST'
 */
export function normaliseCode(typed: string): string {
  return typed.replace(/[\s-]+/g, '').toUpperCase()
}

/** Whether a normalised text has the form of a code of an authenticator app: six digits. */
export function isAppCode(code: string): boolean {
  return appCodePattern.test(code)
}

/** Checks the form of a code: six digits of the authenticator app, or a recovery code. */
export function validateSecondFactorCode({ code }: { code: string }): FormError | undefined {
  const normalised = normaliseCode(code)
  const isCode = isAppCode(normalised) || recoveryCodePattern.test(normalised)
  return isCode ? undefined : fieldError('code', secondFactorMessages.codeFormat)
}

/** Checks the form of the code that confirms a new authenticator app: six digits. */
export function validateAppCode({ code }: { code: string }): FormError | undefined {
  return isAppCode(normaliseCode(code))
    ? undefined
    : fieldError('code', secondFactorMessages.appCodeFormat)
}
