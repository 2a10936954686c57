import { hash } from '@node-rs/argon2'
import { type Right, storedRights } from '@store/contract/rules/accounts/rights'
import type { Role } from '@store/contract/rules/accounts/roles'
import type { Database } from '../../src/base/database/database.ts'
import { systemClock } from '../../src/base/shared/clock.ts'
import type { FirmDetails, NewAccount } from '../../src/people/accounts/account.ts'
import { openAccount } from '../../src/people/registration/open-account.ts'
import { createSessions, type Sessions } from '../../src/people/sessions/session-service.ts'
import type { TestStore } from '../test-store.ts'

/** An account created by a test. */
export interface TestAccount {
  userId: number
  publicId: string
  email: string
  role: Role
}

/** The headers of a signed-in account. */
export interface SignedInAccount {
  headers: { authorization: string }
  account: TestAccount
}

/** The password of every account created here. */
export const testPassword = 'Toner#2026'

const firm: FirmDetails = {
  firmName: 'Mehta Infotech',
  constitutionOfFirm: 'Proprietorship',
  panNumber: 'ABCPM1234F',
  gstNumber: '27ABCPM1234F1Z3',
  officeAddress: '14 Lamington Road, Mumbai',
  residenceAddress: '3 Hill Road, Bandra, Mumbai',
}

/** The least that argon2 allows: tests that measure passwords give accounts a hash of their own. */
const lowestCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

let created = 0
let passwordHash: Promise<string> | undefined

/** Creates an account, by default an end user's, with a unique e-mail. */
export async function createAccount(
  db: Database,
  overrides: Partial<NewAccount> = {},
): Promise<TestAccount> {
  created += 1
  passwordHash ??= hash(testPassword, lowestCost)
  const role = overrides.role ?? 'enduser'
  const isFirm = role === 'reseller' || role === 'distributor'
  const account = {
    name: 'Asha Mehta',
    email: `asha.mehta.${created}@example.in`,
    mobile: '9820012345',
    passwordHash: await passwordHash,
    ...(isFirm && { firm }),
    ...overrides,
    role,
  }
  const { id, publicId, email } = await openAccount(db, account, { now: systemClock.now() })
  return { userId: id, publicId, email, role }
}

const sessionsByStore = new WeakMap<TestStore, Sessions>()

/** Created once a store: sessions reserve memory for the actors of twenty thousand. */
function sessionsOf(store: TestStore): Sessions {
  const sessions = sessionsByStore.get(store) ?? createSessions(store)
  sessionsByStore.set(store, sessions)
  return sessions
}

/** Signs in an account, or a new one of a role, without the cost of a password hash. */
export async function signIn(store: TestStore, who: TestAccount | Role): Promise<SignedInAccount> {
  const account = typeof who === 'string' ? await createAccount(store.db, { role: who }) : who
  const checked = await store
    .db('users')
    .where({ id: account.userId })
    .first('password_hash', 'role')
  const { password_hash: passwordHash, role } = checked
  const token = await sessionsOf(store).open({ id: account.userId, passwordHash, role })
  return { headers: { authorization: `Bearer ${token}` }, account }
}

/** Signs in a new admin whose role is narrowed to some rights. */
export async function signInWithRights(
  store: TestStore,
  role: Role,
  rights: readonly Right[],
): Promise<SignedInAccount> {
  const account = await createAccount(store.db, { role })
  await store
    .db('users')
    .where({ id: account.userId })
    .update({ rights: storedRights(rights), is_demo: 2 })
  return signIn(store, account)
}
