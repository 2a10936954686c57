import type { Language } from '@store/contract/rules/language/languages'
import {
  type Clock,
  type Config,
  createThrottle,
  type Database,
  type ThrottleStore,
} from '../../base/base.ts'
import type { MailQueue } from '../../support/support.ts'
import {
  createEmailConfirmation,
  type EmailConfirmation,
} from '../email-confirmation/email-confirmation-service.ts'
import { createKnownNetworks, type KnownNetworks } from '../login/known-networks.ts'
import { createLoginService, type LoginService } from '../login/login-service.ts'
import { createLoginThrottle } from '../login/login-throttle.ts'
import { createSecondStep, type SecondStepService } from '../login/second-step.ts'
import {
  createRegistrationService,
  type RegistrationService,
} from '../registration/registration-service.ts'
import type { RelyingParty } from '../second-factor/passkeys/relying-party.ts'
import { createSecondFactor, type SecondFactor } from '../second-factor/second-factor.ts'
import {
  createSecondFactorRule,
  type IsSecondFactorMissing,
} from '../second-factor/second-factor-rule.ts'
import type { Sessions } from '../sessions/session-service.ts'
import type { Account } from './account.ts'
import {
  findAccount,
  findAccountByEmail,
  findLiveAccountsByMobile,
  updateLanguage,
  updatePassword,
} from './account-repository.ts'
import type { AssertBuyerGstNumber } from './gst-number-check.ts'

/** The operations on accounts for routes and other features. */
export interface Accounts {
  login: LoginService
  secondStep: SecondStepService
  registration: RegistrationService
  emailConfirmation: EmailConfirmation
  networks: KnownNetworks
  secondFactor: SecondFactor
  isSecondFactorMissing: IsSecondFactorMissing
  find(userId: number): Promise<Account | undefined>
  /** Demo accounts are found only while the store is a demo. @param email normalised */
  findByEmail(email: string): Promise<Account | undefined>
  /** The accounts with a mobile number that may sign in, oldest first, at most `most`. */
  findLiveByMobile(mobile: string, most: number): Promise<Account[]>
  /** Sets the language in which the account gets its mails. */
  setLanguage(userId: number, language: Language): Promise<void>
  /** Sets a password within a transaction. @param passwordHash of `hashPassword` */
  setPassword(trx: Database, userId: number, passwordHash: string): Promise<void>
}

/** Dependencies of accounts. */
export interface AccountDependencies {
  db: Database
  clock: Clock
  config: Config
  sessions: Sessions
  throttleStore: ThrottleStore
  mails: MailQueue
  relyingParty: RelyingParty
  assertGstNumber: AssertBuyerGstNumber
}

/** Creates the services of accounts. */
export function createAccounts(dependencies: AccountDependencies): Accounts {
  const { db, clock, config, sessions, throttleStore } = dependencies
  const networks = createKnownNetworks(dependencies)
  const throttle = createLoginThrottle(throttleStore, config)
  const secondFactor = createSecondFactor({ ...dependencies, networks, throttle })
  const find = (userId: number) => findAccount(db, userId)
  const emailConfirmation = createEmailConfirmation({ ...dependencies, find })
  const maySignIn = ({ isDemo }: Account) => config.DEMO || !isDemo
  const findByEmail = async (email: string) => {
    const account = await findAccountByEmail(db, email)
    return account && maySignIn(account) ? account : undefined
  }
  return {
    networks,
    secondFactor,
    emailConfirmation,
    isSecondFactorMissing: createSecondFactorRule(config),
    login: createLoginService({
      findByEmail,
      sessions,
      networks,
      throttle,
      challenges: secondFactor.challenges,
    }),
    secondStep: createSecondStep({ ...dependencies, networks, secondFactor, find }),
    registration: createRegistrationService({
      db,
      clock,
      config,
      sessions,
      networks,
      emailConfirmation,
      assertGstNumber: dependencies.assertGstNumber,
      throttle: createThrottle(throttleStore, {
        name: 'registration-address',
        max: config.REGISTRATIONS_PER_ADDRESS,
        seconds: 3_600,
      }),
    }),
    find,
    findByEmail,
    findLiveByMobile: async (mobile, most) =>
      (await findLiveAccountsByMobile(db, mobile, most)).filter(maySignIn),
    setLanguage: (userId, language) => updateLanguage(db, { userId, language, at: clock.now() }),
    setPassword: (trx, userId, passwordHash) =>
      updatePassword(trx, { userId, passwordHash, at: clock.now() }),
  }
}
