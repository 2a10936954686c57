import { type Database, isDuplicate, newPublicId } from '../../base/base.ts'
import type { Account, NewAccount } from '../accounts/account.ts'
import { emailTakenError } from '../accounts/account-errors.ts'
import { findAccount, insertAccount, isEmailTaken } from '../accounts/account-repository.ts'
import { announceRequest } from '../approvals/announce-request.ts'
import { insertTierRequest } from '../approvals/tier-request-repository.ts'
import { maxAttempts, type RandomNumber, randomBusinessId, randomSixDigits } from './business-id.ts'

/**
 * Opens an account and assigns its ids (people 2.7: `RS` or `DS` and six digits, unique). An account that asks for a tier gets
 * its business id with the approval.
 * @param db a transaction for an account that asks for a tier
 * @throws HttpError (409) when the e-mail is already registered
 */
export async function openAccount(
  db: Database,
  account: NewAccount,
  { now, randomNumber = randomSixDigits }: { now: Date; randomNumber?: RandomNumber },
): Promise<Account> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const keys = { publicId: newPublicId(), ...randomBusinessId(account.role, randomNumber) }
      const id = await insertAccount(db, { ...account, ...keys }, now)
      const { requestedTier: tier, name } = account
      if (tier) {
        await insertTierRequest(db, { userId: id, tier, at: now })
        const { publicId } = keys
        await announceRequest(db, { publicId, name, tier, at: now, isAgain: false })
      }
      return await readOpened(db, id)
    } catch (error) {
      if (!isDuplicate(error)) throw error
      if (await isEmailTaken(db, account.email)) throw emailTakenError()
      if (attempt === maxAttempts) throw error
    }
  }
}

async function readOpened(db: Database, id: number): Promise<Account> {
  const account = await findAccount(db, id)
  if (!account) throw new Error('the account that was just opened does not exist')
  return account
}
