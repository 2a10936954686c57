import { randomInt } from 'node:crypto'
import type { Role } from '@store/contract/rules/accounts/roles'
import { isDuplicate } from '../../base/base.ts'
import type { AccountKeys } from '../accounts/account-repository.ts'

/** A second random number of six digits almost always succeeds until most of a million are taken. */
export const maxAttempts = 20

/** The number of a business id, below a million. */
export type RandomNumber = () => number

export const randomSixDigits: RandomNumber = () => randomInt(1_000_000)

/** A random business id for a role, one of a million: `RS` or `DS` and six digits; none for other roles. */
export function randomBusinessId(
  role: Role,
  randomNumber: RandomNumber = randomSixDigits,
): Omit<AccountKeys, 'publicId'> {
  const random = (prefix: string) => prefix + String(randomNumber()).padStart(6, '0')
  if (role === 'reseller') return { resellerId: random('RS') }
  if (role === 'distributor') return { distributorId: random('DS') }
  return {}
}

/** Runs a change that takes a random business id, and runs it again when that id exists already. */
export async function retryOnDuplicate(run: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (!isDuplicate(error) || attempt === maxAttempts) throw error
    }
  }
}
