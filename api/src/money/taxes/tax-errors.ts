import { taxFileMessages as messages } from '@store/contract/rules/taxes/tax-file-messages'
import { HttpError } from '../../base/base.ts'

/** 404: no document has the number. */
export function documentUnknownError(number: string): HttpError {
  const message = messages.documentUnknown(number)
  return new HttpError({ statusCode: 404, code: 'not_found', message })
}
