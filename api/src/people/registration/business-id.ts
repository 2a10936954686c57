import { randomInt } from 'node:crypto'
import type { Role } from '@store/contract/rules/accounts/roles'
import { isDuplicate } from '../../base/base.ts'
import type { AccountKeys } from '../accounts/account-repository.ts'

/** A second random number of six digits almost always succeeds until most of a million are taken. */
export const draws = 20

/** Draws the number of a business id, below a million. */
export type DrawNumber = () => number

export const drawAtRandom: DrawNumber = () => randomInt(1_000_000)

/** A random business id for a role, one of a million: `RS` or `DS` and six digits; none for other roles. */
export function drawBusinessId(
  role: Role,
  drawNumber: DrawNumber = drawAtRandom,
): Omit<AccountKeys, 'publicId'> {
  const draw = (prefix: string) => prefix + String(drawNumber()).padStart(6, '0')
  if (role === 'reseller') return { resellerId: draw('RS') }
  if (role === 'distributor') return { distributorId: draw('DS') }
  return {}
}

/** Runs a change that draws a business id, and runs it again when that id exists already. */
export async function retryOnDuplicate(run: () => Promise<void>): Promise<void> {
  for (let draw = 1; ; draw += 1) {
    try {
      return await run()
    } catch (error) {
      if (!isDuplicate(error) || draw === draws) throw error
    }
  }
}
