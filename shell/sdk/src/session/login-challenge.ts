import { isRecord } from '@store/contract/rules/is-record'

function dataOf(error: unknown): Record<string, unknown> {
  return isRecord(error) && isRecord(error.data) ? error.data : {}
}

/**
 * The challenge of a failed login: the password was right, and the account has a second factor.
 * @returns `undefined` for any other error
 */
export function challengeOf(error: unknown): string | undefined {
  const { code, secondFactor } = dataOf(error)
  if (code !== 'second_factor_required' || !isRecord(secondFactor)) return undefined
  return typeof secondFactor.challenge === 'string' ? secondFactor.challenge : undefined
}

/** True when the second step of a login took too long or had too many tries, so that it begins anew. */
export function isChallengeEnded(error: unknown): boolean {
  return dataOf(error).code === 'challenge_ended'
}
