import {
  normaliseCode,
  validateAppCode,
} from '@store/contract/rules/accounts/second-factor/second-factor-rules'
import type { EnrolmentConfirmation } from '@store/contract/schemas/accounts/second-factor'
import { type Actor, assertValid, NotFoundError } from '../../../base/base.ts'
import { createAppSecret, findStep } from '../codes/authenticator-app.ts'
import { deleteApp, saveApp } from '../codes/second-factor-repository.ts'
import type { SecondFactorDependencies } from '../second-factor-dependencies.ts'
import { EnrolmentEndedError, wrongSecondFactorError } from '../second-factor-errors.ts'
import { appRemovedMail, setUpMail } from '../second-factor-mails.ts'
import { addFactor, assertMaySetUp, type PasswordEntry, removeFactor } from './own-changes.ts'

/** A secret that the caller has not confirmed yet. */
export interface StartedEnrolment {
  secret: string
  enrolment: string
}

/** Setting up and removing an authenticator app. */
export interface AppEnrolment {
  /** Begins to set up an authenticator app; nothing is stored. @throws as `assertMaySetUp` */
  begin(actor: Actor, typed: PasswordEntry): Promise<StartedEnrolment>
  /**
   * Sets up the app whose first code is right, in place of a former one, and ends all other sessions of the account.
   * @returns recovery codes, when it is the first factor
   * @throws HttpError (400) for a wrong code; EnrolmentEndedError; SecondFactorNeededError
   */
  confirm(actor: Actor, form: EnrolmentConfirmation): Promise<string[]>
  /** Removes the app. @throws SecondFactorNeededError; NotFoundError without one */
  removeApp(actor: Actor): Promise<void>
}

export function createAppEnrolment(dependencies: SecondFactorDependencies): AppEnrolment {
  const { clock, accounts, stepUp } = dependencies
  const { appCipher, enrolments } = accounts.secondFactor
  return {
    async begin(actor, typed) {
      await assertMaySetUp(dependencies, actor, typed)
      const secret = createAppSecret()
      return { secret, enrolment: enrolments.seal({ userId: actor.userId, secret }) }
    },

    async confirm(actor, { enrolment, code }) {
      assertValid(validateAppCode({ code }))
      await stepUp.assertFresh(actor)
      const { userId } = actor
      const secret = enrolments.open(enrolment, userId)
      if (!secret) throw new EnrolmentEndedError()
      const at = clock.now()
      const step = findStep(secret, normaliseCode(code), at)
      if (step === undefined) throw wrongSecondFactorError()
      const app = { user_id: userId, sealed_secret: appCipher.encrypt(secret), last_step: step }
      return addFactor(dependencies, actor, {
        change: (trx) => saveApp(trx, { ...app, created_at: at }),
        action: 'second-factor.set-up',
        mailOf: setUpMail,
      })
    },

    removeApp: (actor) =>
      removeFactor(dependencies, actor, {
        change: async (trx) => {
          if (!(await deleteApp(trx, actor.userId))) throw new NotFoundError()
        },
        action: 'authenticator-app.removed',
        mailOf: appRemovedMail,
      }),
  }
}
