import {
  isAppCode,
  normaliseCode,
} from '@store/contract/rules/accounts/second-factor/second-factor-rules'
import { type Clock, type Database, inTransaction, type TextCipher } from '../../../base/base.ts'
import type { MailQueue } from '../../../support/support.ts'
import type { KnownNetworks } from '../../login/known-networks.ts'
import type { LoginThrottle } from '../../login/login-throttle.ts'
import { recoveryCodeMail } from '../second-factor-mails.ts'
import { findStep } from './authenticator-app.ts'
import type { RecoveryCodeSecrets } from './recovery-codes.ts'
import {
  consumeRecoveryCode,
  consumeStep,
  countRecoveryCodes,
  findApp,
} from './second-factor-repository.ts'

/** The account whose code is checked. */
export interface CodeOwner {
  id: number
  email: string
}

/** Checks the codes of second factors. */
export interface CodeCheck {
  /**
   * Checks a code of the authenticator app or a recovery code, and uses it up. Wrong codes count as failed logins of the
   * account. The owner is told by mail when a recovery code was used.
   * @param network from `clientNetwork`
   * @returns false for a wrong code, and for one that was used before
   * @throws TooManyRequestsError
   */
  confirm(owner: CodeOwner, typed: string, network: string): Promise<boolean>
}

/** Dependencies of {@link createCodeCheck}. */
export interface CodeCheckDependencies {
  db: Database
  clock: Clock
  mails: MailQueue
  networks: KnownNetworks
  throttle: LoginThrottle
  cipher: TextCipher
  recoveryCodes: RecoveryCodeSecrets
}

export function createCodeCheck(dependencies: CodeCheckDependencies): CodeCheck {
  const { db, clock, mails, networks, throttle, cipher, recoveryCodes } = dependencies

  async function useAppCode(userId: number, code: string): Promise<boolean> {
    const app = await findApp(db, userId)
    const step = app && findStep(cipher.decrypt(app.sealed_secret), code, clock.now())
    return step !== undefined && consumeStep(db, { userId, step })
  }

  async function useRecoveryCode({ id: userId, email }: CodeOwner, code: string): Promise<boolean> {
    const mac = recoveryCodes.macOf(userId, code)
    return inTransaction(db, async (trx) => {
      const at = clock.now()
      if (!(await consumeRecoveryCode(trx, { userId, mac, at }))) return false
      const left = await countRecoveryCodes(trx, userId)
      await mails.add(trx, [recoveryCodeMail(email, { left, at })])
      return true
    })
  }

  return {
    async confirm(owner, typed, network) {
      const { id, email } = owner
      const attempt = { email, network, isKnown: await networks.isKnown(email, network) }
      await throttle.begin(attempt)
      const code = normaliseCode(typed)
      const isRight = isAppCode(code)
        ? await useAppCode(id, code)
        : await useRecoveryCode(owner, code)
      if (isRight) await throttle.succeed(attempt)
      return isRight
    },
  }
}
