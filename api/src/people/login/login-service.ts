import { validateLogin } from '@store/contract/rules/accounts/account-validation'
import { isAdmin } from '@store/contract/rules/accounts/roles'
import type { Login } from '@store/contract/schemas/accounts/accounts'
import { assertValid } from '../../base/base.ts'
import { type Account, normaliseEmail } from '../accounts/account.ts'
import {
  AccountDisabledError,
  AdminsOnlyError,
  WrongLoginError,
} from '../accounts/account-errors.ts'
import { createPasswordCheck } from '../accounts/password.ts'
import type {
  LoginChallenges,
  StartedChallenge,
} from '../second-factor/challenges/login-challenges.ts'
import type { Sessions } from '../sessions/session-service.ts'
import type { KnownNetworks } from './known-networks.ts'
import type { LoginThrottle } from './login-throttle.ts'

/** An account with the token of its new session. */
export interface SignedInAccount {
  account: Account
  token: string
}

/** The answer to a right password: a session, or for an account with a second factor the challenge for it. */
export type FirstStep = SignedInAccount | StartedChallenge

/** Signs people in with e-mail and password. */
export interface LoginService {
  /** @throws WrongLoginError, AccountDisabledError, TooManyRequestsError, HttpError for an invalid form */
  logIn(typed: Login, network: string): Promise<FirstStep>
  /** As {@link LoginService.logIn}. @throws AdminsOnlyError for everybody who is not an admin */
  logInAdmin(typed: Login, network: string): Promise<FirstStep>
  /**
   * Checks the password of somebody who is signed in already, with the throttle of logins.
   * @returns false for a wrong password
   * @throws TooManyRequestsError
   */
  confirm(account: Account, password: string, network: string): Promise<boolean>
  /** Resets the failed logins of an account whose password was just reset. */
  resetFailures(owner: { email: string; network: string }): Promise<void>
}

/** Dependencies of logins. */
export interface LoginDependencies {
  findByEmail(email: string): Promise<Account | undefined>
  sessions: Sessions
  networks: KnownNetworks
  throttle: LoginThrottle
  challenges: LoginChallenges
}

/** An account that keeps changing during its login is checked at most this often. */
const mostChecks = 3

function assertEnabled(account: Account): void {
  if (account.isDisabled) throw new AccountDisabledError()
}

function assertAdmin(account: Account): void {
  assertEnabled(account)
  if (!isAdmin(account.role)) throw new AdminsOnlyError()
}

export function createLoginService(dependencies: LoginDependencies): LoginService {
  const { findByEmail, sessions, networks, throttle, challenges } = dependencies
  const isPasswordRight = createPasswordCheck()

  async function findVerified(email: string, password: string): Promise<Account> {
    const account = await findByEmail(email)
    const isRight = await isPasswordRight(account?.passwordHash, password)
    if (!account || !isRight) throw new WrongLoginError()
    return account
  }

  async function logIn(
    typed: Login,
    network: string,
    assertMayEnter: (account: Account) => void,
  ): Promise<FirstStep> {
    assertValid(validateLogin(typed))
    const email = normaliseEmail(typed.email)
    const isKnown = await networks.isKnown(email, network)
    const attempt = { email, network, isKnown }
    await throttle.begin(attempt)
    for (let check = 1; check <= mostChecks; check += 1) {
      const account = await findVerified(email, typed.password)
      if (check === 1) await throttle.succeed(attempt)
      assertMayEnter(account)
      if (account.hasSecondFactor) return challenges.start(account)
      const token = await sessions.open(account)
      if (token) {
        await networks.remember(account.id, network)
        return { account, token }
      }
      // Password, role, state or second factor changed since they were read: check again.
    }
    throw new WrongLoginError()
  }

  return {
    logIn: (typed, network) => logIn(typed, network, assertEnabled),
    logInAdmin: (typed, network) => logIn(typed, network, assertAdmin),
    async confirm(account, password, network) {
      const { email } = account
      const attempt = { email, network, isKnown: await networks.isKnown(email, network) }
      await throttle.begin(attempt)
      const isRight = await isPasswordRight(account.passwordHash, password)
      if (isRight) await throttle.succeed(attempt)
      return isRight
    },
    resetFailures: (owner) => throttle.reset(owner),
  }
}
