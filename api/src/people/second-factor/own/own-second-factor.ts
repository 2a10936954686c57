import { validateSecondFactorCode } from '@store/contract/rules/accounts/second-factor/second-factor-rules'
import { type Actor, assertValid, inTransaction, NotFoundError } from '../../../base/base.ts'
import { countRecoveryCodes, findApp } from '../codes/second-factor-repository.ts'
import { deleteSecondFactor } from '../factor-repository.ts'
import type { PasskeyRecord } from '../passkeys/passkey.ts'
import { findPasskeys } from '../passkeys/passkey-repository.ts'
import type { SecondFactorDependencies } from '../second-factor-dependencies.ts'
import { wrongSecondFactorError } from '../second-factor-errors.ts'
import { removedMail } from '../second-factor-mails.ts'
import { type AppEnrolment, createAppEnrolment } from './app-enrolment.ts'
import { auditOwn, replaceCodes } from './own-changes.ts'

/** The second factor of an account. */
export interface SecondFactorRecord {
  appSince: Date | undefined
  /** Oldest first. */
  passkeys: readonly PasskeyRecord[]
  /** Unused ones. */
  recoveryCodes: number
}

/** The second factor of the caller. */
export interface OwnSecondFactor extends AppEnrolment {
  read(actor: Actor): Promise<SecondFactorRecord>
  /** Replaces the recovery codes. @throws SecondFactorNeededError; NotFoundError without a second factor */
  renewRecoveryCodes(actor: Actor): Promise<string[]>
  /** Removes the whole second factor: app, passkeys and recovery codes. @throws SecondFactorNeededError */
  remove(actor: Actor): Promise<void>
  /** Proves the second factor anew by a code. @returns until when it counts @throws HttpError (400) for a wrong code */
  prove(actor: Actor, code: string, network: string): Promise<Date>
}

export function createOwnSecondFactor(dependencies: SecondFactorDependencies): OwnSecondFactor {
  const { db, clock, mails, accounts, stepUp } = dependencies
  const { codes, recoveryCodes } = accounts.secondFactor
  return {
    ...createAppEnrolment(dependencies),

    async read({ userId }) {
      const [app, passkeys, unused] = await Promise.all([
        findApp(db, userId),
        findPasskeys(db, userId),
        countRecoveryCodes(db, userId),
      ])
      return { appSince: app?.created_at, passkeys, recoveryCodes: unused }
    },

    async renewRecoveryCodes(actor) {
      if (!actor.hasSecondFactor) throw new NotFoundError()
      await stepUp.assertFresh(actor)
      return inTransaction(db, async (trx) => {
        await auditOwn(trx, actor, { action: 'recovery-codes.renewed', at: clock.now() })
        return replaceCodes(trx, actor.userId, recoveryCodes)
      })
    },

    async remove(actor) {
      await stepUp.assertFresh(actor)
      const { userId, email } = actor
      const at = clock.now()
      await inTransaction(db, async (trx) => {
        if (!(await deleteSecondFactor(trx, userId))) return
        await auditOwn(trx, actor, { action: 'second-factor.removed', at })
        await mails.add(trx, [removedMail(email, { by: 'you', at })])
      })
    },

    async prove(actor, code, network) {
      assertValid(validateSecondFactorCode({ code }))
      const { userId: id, email } = actor
      if (!(await codes.confirm({ id, email }, code, network))) throw wrongSecondFactorError()
      return stepUp.record(actor)
    },
  }
}
