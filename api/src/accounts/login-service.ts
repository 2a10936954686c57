import { findLoginFault } from '@store/contract/rules/account-validation'
import { isAdmin } from '@store/contract/rules/roles'
import type { Login } from '@store/contract/schemas/accounts'
import type { Database } from '../database/database.ts'
import { refuse } from '../http/errors.ts'
import type { Sessions } from '../sessions/session-service.ts'
import { type Account, normaliseEmail } from './account.ts'
import { AccountDisabledError, AdminsOnlyError, WrongLoginError } from './account-errors.ts'
import { findAccountByEmail } from './account-repository.ts'
import type { LoginThrottle } from './login-throttle.ts'
import { createPasswordCheck } from './password.ts'

/** An account with the token of its new session. */
export interface SignedInAccount {
  account: Account
  token: string
}

/** Signs people in with e-mail and password. */
export interface LoginService {
  /** @throws WrongLoginError, AccountDisabledError, TooOftenError, RefusedError for a bad form */
  logIn(typed: Login, address: string): Promise<SignedInAccount>
  /** As {@link LoginService.logIn}. @throws AdminsOnlyError for everybody who is no admin */
  logInAdmin(typed: Login, address: string): Promise<SignedInAccount>
  /** Forgets the failed logins of an account whose password was just reset. */
  forgiveFailures(email: string): Promise<void>
}

/** What signing in is made of. */
export interface LoginParts {
  db: Database
  sessions: Sessions
  throttle: LoginThrottle
}

export function createLoginService({ db, sessions, throttle }: LoginParts): LoginService {
  const isPasswordRight = createPasswordCheck()

  async function authenticate(typed: Login, address: string): Promise<Account> {
    refuse(findLoginFault(typed))
    const email = normaliseEmail(typed.email)
    await throttle.begin({ email, address })
    const account = await findAccountByEmail(db, email)
    const isRight = await isPasswordRight(account?.passwordHash, typed.password)
    if (!account || !isRight) throw new WrongLoginError()
    await throttle.succeed({ email, address })
    if (account.isDisabled) throw new AccountDisabledError()
    return account
  }

  return {
    async logIn(typed, address) {
      const account = await authenticate(typed, address)
      return { account, token: await sessions.open(account.id) }
    },
    async logInAdmin(typed, address) {
      const account = await authenticate(typed, address)
      if (!isAdmin(account.role)) throw new AdminsOnlyError()
      return { account, token: await sessions.open(account.id) }
    },
    forgiveFailures: (email) => throttle.forgive(email),
  }
}
