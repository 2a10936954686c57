import type { Role, Tier } from '@store/contract/rules/accounts/roles'
import type { Database } from '../../src/base/database/database.ts'
import type { Actor } from '../../src/base/http/actor.ts'
import type { Clock } from '../../src/base/shared/clock.ts'
import type { Account } from '../../src/people/accounts/account.ts'
import { hashPassword } from '../../src/people/accounts/password.ts'
import { demoPassword, findDemoAccounts } from '../../src/people/first-accounts/demo-accounts.ts'
import { openAccount } from '../../src/people/registration/open-account.ts'
import { seededRandom, wholeBetween } from '../seeded-random.ts'
import type { DemoBuyer } from './buyers/demo-buyers.ts'

/** The people of the demo: the demo accounts, and buyers as they register. */
export interface DemoPeople {
  /** Opens the account of a buyer; like the demo accounts, it can sign in only to a demo. */
  register(buyer: DemoBuyer): Promise<void>
  /** @throws Error when the buyer has no account yet */
  actorOf(buyer: DemoBuyer): Actor
  adminOf(tier: Tier): Actor
  superadmin(): Actor
}

function actorOf({ id, publicId, name, email, role }: Account): Actor {
  return { userId: id, publicId, sessionId: '', name, email, role, hasSecondFactor: false }
}

/** @param trx with the demo accounts */
export async function openDemoPeople(trx: Database, clock: Clock): Promise<DemoPeople> {
  // One hash for all: it takes longer than an order.
  const passwordHash = await hashPassword(demoPassword)
  const random = seededRandom('business ids')
  const randomNumber = () => wholeBetween(random, 0, 999_999)
  const accounts = new Map<string, Account>()
  for (const account of await findDemoAccounts(trx)) accounts.set(account.email, account)
  const ofRole = (role: Role): Actor => {
    const account = [...accounts.values()].find((each) => each.role === role)
    if (!account) throw new Error(`the demo has no ${role}`)
    return actorOf(account)
  }
  return {
    async register({ shipping: _shipping, payer: _payer, ...buyer }) {
      const account = { ...buyer, passwordHash, isDemo: true }
      accounts.set(buyer.email, await openAccount(trx, account, { now: clock.now(), randomNumber }))
    },
    actorOf({ email }) {
      const account = accounts.get(email)
      if (!account) throw new Error(`${email} has no account yet`)
      return actorOf(account)
    },
    adminOf: (tier) => ofRole(`${tier}-admin`),
    superadmin: () => ofRole('superadmin'),
  }
}
