import createError from '@fastify/error'
import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { HttpError } from '../http/errors/errors.ts'

/** 401: the same for an unknown e-mail and a wrong password (api.md). */
export const WrongLoginError = createError('WRONG_LOGIN', messages.login.wrong, 401)

/** 403: the password is right, but the account was disabled. */
export const AccountDisabledError = createError('ACCOUNT_DISABLED', messages.login.disabled, 403)

/** 403: the password is right, but the account is no administrator's. */
export const AdminsOnlyError = createError('ADMINS_ONLY', messages.login.adminsOnly, 403)

/** 409: somebody registered with this e-mail before. */
export function emailTakenError(): HttpError {
  const fault = fieldError('email', messages.registration.emailTaken)
  return new HttpError({ ...fault, statusCode: 409 })
}
