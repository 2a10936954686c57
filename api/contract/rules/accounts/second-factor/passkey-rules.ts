import { type FormError, fieldError } from '../../field-errors.ts'
import { passkeyMessages } from './passkey-messages.ts'

/** The kinds of second factors. A recovery code replaces either. */
export const secondFactorMethods = ['totp', 'passkey'] as const
export type SecondFactorMethod = (typeof secondFactorMethods)[number]

/** Maximum number of passkeys of an account. */
export const mostPasskeys = 10
/** Longest name of a passkey, in characters. */
export const longestPasskeyName = 60

/** The name of a passkey as stored: no spaces around it, single ones inside. */
export function normalisePasskeyName(name: string): string {
  return name.trim().replace(/\s+/g, ' ')
}

/** Checks the name of a passkey. @returns `undefined` when it is valid */
export function validatePasskeyName({ name }: { name: string }): FormError | undefined {
  const { length } = normalisePasskeyName(name)
  if (length === 0) return fieldError('name', passkeyMessages.nameRequired)
  return length > longestPasskeyName ? fieldError('name', passkeyMessages.nameTooLong) : undefined
}
