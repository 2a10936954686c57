import * as adminMessages from '@store/contract/rules/admin-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import { defineError, HttpError } from '../../base/base.ts'

/** 404: the synonym was deleted meanwhile. */
export const SynonymNotFoundError = defineError(
  'synonym_not_found',
  adminMessages.searchTerms.notFound,
  404,
)

/** 409: another synonym has this term. */
export function synonymTakenError(): HttpError {
  const error = fieldError('term', adminMessages.searchTerms.taken)
  return new HttpError({ ...error, statusCode: 409, code: 'synonym_taken' })
}
