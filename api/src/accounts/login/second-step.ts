import { validateSecondFactorCode } from '@store/contract/rules/accounts/second-factor/second-factor-rules'
import type { SecondStep } from '@store/contract/schemas/accounts/second-factor'
import type { Database } from '../../database/database.ts'
import { assertValid } from '../../http/errors/errors.ts'
import type { MailQueue } from '../../mail/mail-queue.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Account } from '../account.ts'
import { AccountDisabledError } from '../account-errors.ts'
import type { SecondFactor } from '../second-factor/second-factor.ts'
import {
  ChallengeEndedError,
  wrongSecondFactorError,
} from '../second-factor/second-factor-errors.ts'
import { failedSecondStepMail } from '../second-factor/second-factor-mails.ts'
import type { Sessions } from '../sessions/session-service.ts'
import type { KnownNetworks } from './known-networks.ts'
import type { SignedInAccount } from './login-service.ts'

/**
 * Finishes a login with the code of the second factor. Five wrong codes end it, and its owner gets a mail.
 * @throws HttpError (400) for a wrong or used code; ChallengeEndedError; AccountDisabledError; TooManyRequestsError as a
 * login does
 */
export type FinishLogIn = (form: SecondStep, network: string) => Promise<SignedInAccount>

/** Dependencies of {@link createSecondStep}. */
export interface SecondStepDependencies {
  db: Database
  clock: Clock
  mails: MailQueue
  sessions: Pick<Sessions, 'open'>
  networks: KnownNetworks
  secondFactor: Pick<SecondFactor, 'challenges' | 'codes'>
  find(userId: number): Promise<Account | undefined>
}

export function createSecondStep(dependencies: SecondStepDependencies): FinishLogIn {
  const { db, clock, mails, sessions, networks, secondFactor, find } = dependencies
  const { challenges, codes } = secondFactor

  async function openAttempt(challenge: string) {
    const attempt = await challenges.countTry(challenge)
    const account = attempt && (await find(attempt.userId))
    if (!account || !attempt.isOf(account)) throw new ChallengeEndedError()
    if (account.isDisabled) throw new AccountDisabledError()
    return { account, isLast: attempt.isLast }
  }

  return async ({ challenge, code }, network) => {
    assertValid(validateSecondFactorCode({ code }))
    const { account, isLast } = await openAttempt(challenge)
    if (!(await codes.confirm(account, code, network))) {
      if (isLast) await mails.add(db, [failedSecondStepMail(account.email, clock.now())])
      throw wrongSecondFactorError()
    }
    if (!(await challenges.consume(challenge))) throw new ChallengeEndedError()
    const token = await sessions.open(account, { isSecondFactorProved: true })
    if (!token) throw new ChallengeEndedError()
    await networks.remember(account.id, network)
    return { account, token }
  }
}
