import {
  normaliseCode,
  validateAppCode,
} from '@store/contract/rules/accounts/second-factor/second-factor-rules'
import type { EnrolmentConfirmation } from '@store/contract/schemas/accounts/second-factor'
import type { Actor } from '../../../http/actor.ts'
import { assertValid, NotSignedInError } from '../../../http/errors/errors.ts'
import { wrongPasswordError } from '../../account-errors.ts'
import { createAppSecret, findStep } from '../codes/authenticator-app.ts'
import { saveApp } from '../codes/second-factor-repository.ts'
import type { SecondFactorDependencies } from '../second-factor-dependencies.ts'
import { EnrolmentEndedError, wrongSecondFactorError } from '../second-factor-errors.ts'
import { setUpMail } from '../second-factor-mails.ts'
import { auditOwn, replaceCodes } from './own-changes.ts'

/** A secret that the caller has not confirmed yet. */
export interface StartedEnrolment {
  secret: string
  enrolment: string
}

/** Setting up an authenticator app. */
export interface AppEnrolment {
  /**
   * Begins to set up an authenticator app; nothing is stored. A stolen session must not lock out the owner, therefore
   * the password is asked for, and a fresh second factor if there is one.
   * @throws HttpError (400) for a wrong password; SecondFactorNeededError; TooManyRequestsError as a login does
   */
  begin(actor: Actor, currentPassword: string, network: string): Promise<StartedEnrolment>
  /**
   * Sets up the app whose first code is right, in place of a former one, and ends all other sessions of the account.
   * @returns new recovery codes
   * @throws HttpError (400) for a wrong code; EnrolmentEndedError; SecondFactorNeededError
   */
  confirm(actor: Actor, form: EnrolmentConfirmation): Promise<string[]>
}

export function createAppEnrolment(dependencies: SecondFactorDependencies): AppEnrolment {
  const { clock, mails, sessions, accounts, stepUp } = dependencies
  const { recoveryCodes, appCipher, enrolments } = accounts.secondFactor
  return {
    async begin(actor, currentPassword, network) {
      await stepUp.assertFresh(actor)
      const account = await accounts.find(actor.userId)
      if (!account) throw new NotSignedInError()
      const isRight = await accounts.login.confirm(account, currentPassword, network)
      if (!isRight) throw wrongPasswordError()
      const secret = createAppSecret()
      return { secret, enrolment: enrolments.seal({ userId: actor.userId, secret }) }
    },

    async confirm(actor, { enrolment, code }) {
      assertValid(validateAppCode({ code }))
      await stepUp.assertFresh(actor)
      const { userId, email } = actor
      const secret = enrolments.open(enrolment, userId)
      if (!secret) throw new EnrolmentEndedError()
      const at = clock.now()
      const step = findStep(secret, normaliseCode(code), at)
      if (step === undefined) throw wrongSecondFactorError()
      const app = { user_id: userId, sealed_secret: appCipher.encrypt(secret), last_step: step }
      let fresh: string[] = []
      await sessions.endOthersOf(actor, async (trx) => {
        await saveApp(trx, { ...app, created_at: at })
        fresh = await replaceCodes(trx, userId, recoveryCodes)
        await auditOwn(trx, actor, { action: 'second-factor.set-up', at })
        await mails.add(trx, [setUpMail(email, at)])
      })
      await stepUp.record(actor)
      return fresh
    },
  }
}
