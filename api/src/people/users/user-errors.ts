import { rightMessages } from '@store/contract/rules/accounts/rights'
import * as adminMessages from '@store/contract/rules/admin-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import { defineError, HttpError } from '../../base/base.ts'

/** 409: at least one superadmin must be able to sign in (people 5.2). */
export const LastSuperadminError = defineError(
  'last_superadmin',
  adminMessages.users.lastSuperadmin,
  409,
)

/** 400: no such role. */
export function unknownRoleError(): HttpError {
  return new HttpError(fieldError('role', adminMessages.users.roleUnknown))
}

/** 400: a buyer has no rights. */
export function notAnAdminError(): HttpError {
  return new HttpError(fieldError('rights', rightMessages.ofAdmins))
}

/** 403: nobody changes their own rights. */
export const OwnRightsError = defineError('forbidden', rightMessages.own, 403)

/** 409: a reseller needs business details and a distributor a GST number (people 5.3). */
export function missingFirmError(): HttpError {
  const error = fieldError('role', adminMessages.users.firmMissing)
  return new HttpError({ ...error, statusCode: 409, code: 'firm_missing' })
}
