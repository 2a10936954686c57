import {
  type SecondFactorMethod,
  secondFactorMethods,
} from '@store/contract/rules/accounts/second-factor/passkey-rules'
import { isRecord } from '@store/contract/rules/is-record'

function dataOf(error: unknown): Record<string, unknown> {
  return isRecord(error) && isRecord(error.data) ? error.data : {}
}

/** The first step of a login that needs a second one. */
export interface StartedLogin {
  challenge: string
  /** The kinds of second factors of the account. */
  methods: readonly SecondFactorMethod[]
}

/**
 * The challenge of a failed login: the password was right, and the account has a second factor.
 * @returns `undefined` for any other error
 */
export function challengeOf(error: unknown): StartedLogin | undefined {
  const { code, secondFactor } = dataOf(error)
  if (code !== 'second_factor_required' || !isRecord(secondFactor)) return undefined
  const { challenge, methods } = secondFactor
  if (typeof challenge !== 'string') return undefined
  // A former release of the API knows authenticator apps only.
  const named = Array.isArray(methods) ? methods : ['totp']
  return { challenge, methods: secondFactorMethods.filter((method) => named.includes(method)) }
}

/** True when the second step of a login took too long or had too many tries, so that it starts over. */
export function isChallengeEnded(error: unknown): boolean {
  return dataOf(error).code === 'challenge_ended'
}
