import { profileMessages } from '@store/contract/rules/accounts/account-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { defineError, HttpError } from '../../base/base.ts'

/** 401: the same for an unknown e-mail and a wrong password (people 3.1). */
export const WrongLoginError = defineError('wrong_login', messages.accountErrors.wrong, 401)

/** 403: the password is right, but the account was disabled. */
export const AccountDisabledError = defineError(
  'account_disabled',
  messages.accountErrors.disabled,
  403,
)

/** 403: the password is right, but the account is no administrator's. */
export const AdminsOnlyError = defineError('admins_only', messages.accountErrors.adminsOnly, 403)

/** 409: somebody registered with this e-mail before. */
export function emailTakenError(): HttpError {
  const fault = fieldError('email', messages.accountErrors.emailTaken)
  return new HttpError({ ...fault, statusCode: 409, code: 'email_taken' })
}

/** 400: the current password of a signed-in person is wrong. Not a 401, which would mean that the session has ended. */
export function wrongPasswordError(): HttpError {
  const fault = fieldError('currentPassword', profileMessages.currentPasswordWrong)
  return new HttpError({ ...fault, statusCode: 400, code: 'wrong_password' })
}
