import { randomInt } from 'node:crypto'
import type { Role } from '@store/contract/rules/accounts/roles'
import type { Database } from '../../database/database.ts'
import { isDuplicate } from '../../database/transaction.ts'
import { newPublicId } from '../../shared/ids.ts'
import type { Account, NewAccount } from '../account.ts'
import { emailTakenError } from '../account-errors.ts'
import {
  type AccountKeys,
  findAccount,
  insertAccount,
  isEmailTaken,
} from '../account-repository.ts'

/** A second random number of six digits almost always succeeds until most of a million are taken. */
export const draws = 20

/** Draws the number of a business id, below a million. */
export type DrawNumber = () => number

const drawAtRandom: DrawNumber = () => randomInt(1_000_000)

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

/**
 * Opens an account and assigns its ids (api.md: `RS` or `DS` and six digits, unique).
 * @throws HttpError (409) when the e-mail is already registered
 */
export async function openAccount(
  db: Database,
  account: NewAccount,
  { now, drawNumber = drawAtRandom }: { now: Date; drawNumber?: DrawNumber },
): Promise<Account> {
  for (let draw = 1; ; draw += 1) {
    try {
      const keys = { publicId: newPublicId(), ...drawBusinessId(account.role, drawNumber) }
      const id = await insertAccount(db, { ...account, ...keys }, now)
      return await readOpened(db, id)
    } catch (error) {
      if (!isDuplicate(error)) throw error
      if (await isEmailTaken(db, account.email)) throw emailTakenError()
      if (draw === draws) throw error
    }
  }
}

async function readOpened(db: Database, id: number): Promise<Account> {
  const account = await findAccount(db, id)
  if (!account) throw new Error('the account that was just opened does not exist')
  return account
}
