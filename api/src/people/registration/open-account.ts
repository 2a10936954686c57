import { type Database, isDuplicate, newPublicId } from '../../base/base.ts'
import type { Account, NewAccount } from '../accounts/account.ts'
import { emailTakenError } from '../accounts/account-errors.ts'
import { findAccount, insertAccount, isEmailTaken } from '../accounts/account-repository.ts'
import { announceRequest } from '../approvals/announce-request.ts'
import { insertTierRequest } from '../approvals/tier-request-repository.ts'
import { type DrawNumber, drawAtRandom, drawBusinessId, draws } from './business-id.ts'

/**
 * Opens an account and assigns its ids (people 2.7: `RS` or `DS` and six digits, unique). An account that asks for a tier gets
 * its business id with the approval.
 * @param db a transaction for an account that asks for a tier
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
      if (draw === draws) throw error
    }
  }
}

async function readOpened(db: Database, id: number): Promise<Account> {
  const account = await findAccount(db, id)
  if (!account) throw new Error('the account that was just opened does not exist')
  return account
}
