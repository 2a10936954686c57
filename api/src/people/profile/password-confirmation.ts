import { profileMessages } from '@store/contract/rules/accounts/account-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import { type Actor, assertValid, NotSignedInError } from '../../base/base.ts'
import type { Account } from '../accounts/account.ts'
import { wrongPasswordError } from '../accounts/account-errors.ts'
import type { Accounts } from '../accounts/accounts.ts'

/**
 * Checks the current password of the caller, with the throttle of logins.
 * @returns the account
 * @throws HttpError 400 for a blank or wrong password, at the field `currentPassword`; TooManyRequestsError
 */
export type ConfirmPassword = (
  actor: Actor,
  currentPassword: string,
  network: string,
) => Promise<Account>

export function createPasswordConfirmation(
  accounts: Pick<Accounts, 'find' | 'login' | 'networks'>,
): ConfirmPassword {
  return async ({ userId }, currentPassword, network) => {
    if (currentPassword === '') {
      assertValid(fieldError('currentPassword', profileMessages.currentPasswordRequired))
    }
    const account = await accounts.find(userId)
    if (!account) throw new NotSignedInError()
    const isRight = await accounts.login.confirm(account, currentPassword, network)
    if (!isRight) throw wrongPasswordError()
    await accounts.networks.remember(userId, network)
    return account
  }
}
