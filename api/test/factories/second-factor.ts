import type { PasskeyCreationOptions } from '@store/contract/schemas/accounts/passkeys'
import type { Enrolment, RecoveryCodes } from '@store/contract/schemas/accounts/second-factor'
import { Secret, TOTP } from 'otpauth'
import type { TestStore } from '../test-store.ts'
import { type SignedInAccount, signIn, testPassword } from './account-factory.ts'
import type { SoftwareAuthenticator } from './software-authenticator.ts'

/** The authenticator app of a test, and the recovery codes of its account. */
export interface TestApp {
  secret: string
  recoveryCodes: string[]
}

/** The code that an authenticator app shows at an instant. */
export function codeAt(secret: string, now: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() })
}

export const appPath = '/api/auth/me/second-factor/app'

/** Sets up an authenticator app for a signed-in account, whose code of the current step is used up. */
export async function setUpApp(store: TestStore, { headers }: SignedInAccount): Promise<TestApp> {
  const payload = { currentPassword: testPassword }
  const begun = await store.app.inject({ method: 'POST', url: appPath, headers, payload })
  const { secret, enrolment } = begun.json<Enrolment>()
  const code = codeAt(secret, store.clock.now())
  const done = await store.app.inject({
    method: 'PUT',
    url: appPath,
    headers,
    payload: { enrolment, code },
  })
  return { secret, recoveryCodes: done.json<RecoveryCodes>().recoveryCodes }
}

/** Signs in somebody who has been a superadmin for a month, and has just proved the second factor. */
export async function signInProvedSuperadmin(store: TestStore): Promise<SignedInAccount> {
  const superadmin = await signIn(store, 'superadmin')
  await setUpApp(store, superadmin)
  const created_at = new Date(store.clock.now().getTime() - 30 * 24 * 3_600_000)
  await store.db('users').where({ id: superadmin.account.userId }).update({ created_at })
  return superadmin
}

export const passkeyPath = '/api/auth/me/second-factor/passkeys'

/** Adds a passkey of an authenticator to a signed-in account. @returns recovery codes, when it is the first factor */
export async function addPasskey(
  store: TestStore,
  { headers }: SignedInAccount,
  authenticator: SoftwareAuthenticator,
): Promise<string[]> {
  const post = (url: string, payload: object) =>
    store.app.inject({ method: 'POST', url, headers, payload })
  const begun = await post(`${passkeyPath}/options`, { currentPassword: testPassword })
  const passkey = authenticator.create(begun.json<PasskeyCreationOptions>())
  const done = await post(passkeyPath, { name: 'Office laptop', passkey })
  return done.json<RecoveryCodes>().recoveryCodes
}
