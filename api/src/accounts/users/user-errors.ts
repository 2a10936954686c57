import * as adminMessages from '@store/contract/rules/admin-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import { defineError, HttpError } from '../../http/errors/errors.ts'

/** 409: somebody must be left who can manage the store (api.md, PUT /admin/users/{id}). */
export const LastSuperadminError = defineError(
  'last_superadmin',
  adminMessages.users.lastSuperadmin,
  409,
)

/** 400: no such role. */
export function unknownRoleError(): HttpError {
  return new HttpError(fieldError('role', adminMessages.users.roleUnknown))
}

/** 409: a reseller needs a firm and a distributor its GST number (spec §5, Registration). */
export function missingFirmError(): HttpError {
  const error = fieldError('role', adminMessages.users.firmMissing)
  return new HttpError({ ...error, statusCode: 409, code: 'firm_missing' })
}
