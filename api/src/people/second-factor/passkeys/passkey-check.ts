import type {
  PasskeyAssertion,
  PasskeyRequestOptions,
} from '@store/contract/schemas/accounts/passkeys'
import type { Clock, Database } from '../../../base/base.ts'
import { advanceCounter, findPasskeys } from './passkey-repository.ts'
import type { WebAuthn } from './webauthn.ts'

/** Checks the passkeys of accounts. Challenges are base64url; who calls makes sure that each works once. */
export interface PasskeyCheck {
  /** What a browser needs to sign the challenge with a passkey of the account. */
  optionsFor(userId: number, challenge: string): Promise<PasskeyRequestOptions>
  /**
   * Checks that a passkey of the account has signed the challenge on a page of this store, and records its counter.
   * @returns false otherwise, also for a counter that has not risen
   */
  confirm(userId: number, assertion: PasskeyAssertion, challenge: string): Promise<boolean>
}

export function createPasskeyCheck(dependencies: {
  db: Database
  clock: Clock
  webAuthn: WebAuthn
}): PasskeyCheck {
  const { db, clock, webAuthn } = dependencies
  return {
    async optionsFor(userId, challenge) {
      return webAuthn.requestOptions(challenge, await findPasskeys(db, userId))
    },
    async confirm(userId, assertion, challenge) {
      const passkeys = await findPasskeys(db, userId)
      const passkey = passkeys.find(({ credentialId }) => credentialId === assertion.id)
      if (!passkey) return false
      const counter = await webAuthn.readAssertion(assertion, challenge, passkey)
      if (counter === undefined) return false
      return advanceCounter(db, { id: passkey.id, counter, at: clock.now() })
    },
  }
}
