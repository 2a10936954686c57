import {
  mostPasskeys,
  normalisePasskeyName,
  validatePasskeyName,
} from '@store/contract/rules/accounts/second-factor/passkey-rules'
import type {
  NewPasskey,
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@store/contract/schemas/accounts/passkeys'
import {
  type Actor,
  assertValid,
  isDuplicate,
  NotFoundError,
  newPublicId,
} from '../../../base/base.ts'
import type { PasskeyCredential } from '../passkeys/passkey.ts'
import {
  deletePasskey,
  findPasskeys,
  insertPasskey,
  renamePasskey,
} from '../passkeys/passkey-repository.ts'
import type { SecondFactorDependencies } from '../second-factor-dependencies.ts'
import {
  PasskeyRefusedError,
  PasskeyTakenError,
  PasskeyTimedOutError,
  TooManyPasskeysError,
} from '../second-factor-errors.ts'
import { passkeyAddedMail, passkeyRemovedMail } from '../second-factor-mails.ts'
import { addFactor, assertMaySetUp, type PasswordEntry, removeFactor } from './own-changes.ts'

/** The passkeys of the caller. */
export interface OwnPasskeys {
  /** Begins to add a passkey. @throws as `assertMaySetUp`; TooManyPasskeysError */
  begin(actor: Actor, typed: PasswordEntry): Promise<PasskeyCreationOptions>
  /**
   * Adds the passkey that the browser made, and ends all other sessions of the account.
   * @returns recovery codes, when it is the first factor
   * @throws HttpError (400) for the name; PasskeyTimedOutError; PasskeyRefusedError; PasskeyTakenError;
   * TooManyPasskeysError; SecondFactorNeededError
   */
  add(actor: Actor, form: NewPasskey): Promise<string[]>
  /** @throws HttpError (400) for the name; NotFoundError */
  rename(actor: Actor, publicId: string, name: string): Promise<void>
  /** @throws SecondFactorNeededError; NotFoundError */
  remove(actor: Actor, publicId: string): Promise<void>
  /** What a browser needs to prove the second factor anew. @throws NotFoundError without a passkey */
  beginProof(actor: Actor): Promise<PasskeyRequestOptions>
  /** Proves the second factor anew. @returns until when it counts @throws PasskeyTimedOutError; PasskeyRefusedError */
  prove(actor: Actor, assertion: PasskeyAssertion): Promise<Date>
}

export function createOwnPasskeys(dependencies: SecondFactorDependencies): OwnPasskeys {
  const { db, clock, accounts, stepUp } = dependencies
  const { passkeys, webAuthn, sessionChallenges } = accounts.secondFactor

  async function store(actor: Actor, name: string, made: PasskeyCredential): Promise<string[]> {
    const { userId } = actor
    const passkey = { ...made, userId, publicId: newPublicId(), name, createdAt: clock.now() }
    try {
      return await addFactor(dependencies, actor, {
        change: async (trx) => {
          const known = await findPasskeys(trx, userId)
          if (known.length >= mostPasskeys) throw new TooManyPasskeysError()
          await insertPasskey(trx, passkey)
        },
        action: 'passkey.added',
        mailOf: passkeyAddedMail,
      })
    } catch (error) {
      throw isDuplicate(error) ? new PasskeyTakenError() : error
    }
  }

  return {
    async begin(actor, typed) {
      await assertMaySetUp(dependencies, actor, typed)
      const known = await findPasskeys(db, actor.userId)
      if (known.length >= mostPasskeys) throw new TooManyPasskeysError()
      const { sessionId } = actor
      const challenge = await sessionChallenges.start({ sessionId, purpose: 'set-up' })
      return webAuthn.creationOptions(actor, challenge, known)
    },

    async add(actor, { name, passkey }) {
      assertValid(validatePasskeyName({ name }))
      await stepUp.assertFresh(actor)
      const { sessionId } = actor
      const challenge = await sessionChallenges.consume({ sessionId, purpose: 'set-up' })
      if (!challenge) throw new PasskeyTimedOutError()
      const made = await webAuthn.readAttestation(passkey, challenge)
      if (!made) throw new PasskeyRefusedError()
      return store(actor, normalisePasskeyName(name), made)
    },

    async rename({ userId }, publicId, name) {
      assertValid(validatePasskeyName({ name }))
      const renamed = { userId, publicId, name: normalisePasskeyName(name) }
      if (!(await renamePasskey(db, renamed))) throw new NotFoundError()
    },

    remove: (actor, publicId) =>
      removeFactor(dependencies, actor, {
        change: async (trx) => {
          const { userId } = actor
          if (!(await deletePasskey(trx, { userId, publicId }))) throw new NotFoundError()
        },
        action: 'passkey.removed',
        mailOf: passkeyRemovedMail,
      }),

    async beginProof({ userId, sessionId }) {
      if ((await findPasskeys(db, userId)).length === 0) throw new NotFoundError()
      const challenge = await sessionChallenges.start({ sessionId, purpose: 'proof' })
      return passkeys.optionsFor(userId, challenge)
    },

    async prove(actor, assertion) {
      const { userId, sessionId } = actor
      const challenge = await sessionChallenges.consume({ sessionId, purpose: 'proof' })
      if (!challenge) throw new PasskeyTimedOutError()
      if (!(await passkeys.confirm(userId, assertion, challenge))) throw new PasskeyRefusedError()
      return stepUp.record(actor)
    },
  }
}
