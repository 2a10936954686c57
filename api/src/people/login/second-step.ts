import { validateSecondFactorCode } from '@store/contract/rules/accounts/second-factor/second-factor-rules'
import type { PasskeyRequestOptions, PasskeyStep } from '@store/contract/schemas/accounts/passkeys'
import type { SecondStep } from '@store/contract/schemas/accounts/second-factor'
import { assertValid, type Clock, type Database, type HttpError } from '../../base/base.ts'
import type { MailQueue } from '../../support/support.ts'
import type { Account } from '../accounts/account.ts'
import { AccountDisabledError } from '../accounts/account-errors.ts'
import {
  type OpenChallenge,
  passkeyChallengeOf,
} from '../second-factor/challenges/login-challenges.ts'
import type { SecondFactor } from '../second-factor/second-factor.ts'
import {
  ChallengeEndedError,
  PasskeyRefusedError,
  wrongSecondFactorError,
} from '../second-factor/second-factor-errors.ts'
import { failedSecondStepMail } from '../second-factor/second-factor-mails.ts'
import type { Sessions } from '../sessions/session-service.ts'
import type { KnownNetworks } from './known-networks.ts'
import type { SignedInAccount } from './login-service.ts'

/** Finishes logins with the second factor. Five wrong answers end a login, and the owner gets a mail. */
export interface SecondStepService {
  /**
   * With a code of the app, or a recovery code.
   * @throws HttpError (400) for a wrong or used code; ChallengeEndedError; AccountDisabledError; TooManyRequestsError as a
   * login does
   */
  finish(form: SecondStep, network: string): Promise<SignedInAccount>
  /** What a browser needs to use a passkey. @throws ChallengeEndedError; AccountDisabledError */
  beginPasskey(challenge: string): Promise<PasskeyRequestOptions>
  /** With a passkey. @throws PasskeyRefusedError; ChallengeEndedError; AccountDisabledError */
  finishWithPasskey(form: PasskeyStep, network: string): Promise<SignedInAccount>
}

/** Dependencies of {@link createSecondStep}. */
export interface SecondStepDependencies {
  db: Database
  clock: Clock
  mails: MailQueue
  sessions: Pick<Sessions, 'open'>
  networks: KnownNetworks
  secondFactor: Pick<SecondFactor, 'challenges' | 'codes' | 'passkeys'>
  find(userId: number): Promise<Account | undefined>
}

/** One answer to a challenge. */
interface Answer {
  challenge: string
  network: string
  isRight: (account: Account) => Promise<boolean>
  refusal: () => HttpError
}

export function createSecondStep(dependencies: SecondStepDependencies): SecondStepService {
  const { db, clock, mails, sessions, networks, secondFactor, find } = dependencies
  const { challenges, codes, passkeys } = secondFactor

  async function accountOf(open: OpenChallenge | undefined): Promise<Account> {
    const account = open && (await find(open.userId))
    if (!account || !open.isOf(account)) throw new ChallengeEndedError()
    if (account.isDisabled) throw new AccountDisabledError()
    return account
  }

  async function finish({ challenge, network, ...answer }: Answer): Promise<SignedInAccount> {
    const attempt = await challenges.countTry(challenge)
    const account = await accountOf(attempt)
    if (!(await answer.isRight(account))) {
      if (attempt?.isLast) await mails.add(db, [failedSecondStepMail(account.email, clock.now())])
      throw answer.refusal()
    }
    if (!(await challenges.consume(challenge))) throw new ChallengeEndedError()
    const token = await sessions.open(account, { isSecondFactorProved: true })
    if (!token) throw new ChallengeEndedError()
    await networks.remember(account.id, network)
    return { account, token }
  }

  return {
    async finish({ challenge, code }, network) {
      assertValid(validateSecondFactorCode({ code }))
      return finish({
        challenge,
        network,
        isRight: (account) => codes.confirm(account, code, network),
        refusal: wrongSecondFactorError,
      })
    },
    async beginPasskey(challenge) {
      const { id } = await accountOf(await challenges.find(challenge))
      return passkeys.optionsFor(id, passkeyChallengeOf(challenge))
    },
    finishWithPasskey: ({ challenge, passkey }, network) =>
      finish({
        challenge,
        network,
        isRight: ({ id }) => passkeys.confirm(id, passkey, passkeyChallengeOf(challenge)),
        refusal: () => new PasskeyRefusedError(),
      }),
  }
}
