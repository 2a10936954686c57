import { fieldError } from '@store/contract/rules/field-errors'
import { HttpError } from '../http/errors/errors.ts'

/** The error of a file that cannot be read as a sheet. */
export function sheetError(message: string, statusCode: 400 | 413 | 415 = 400): HttpError {
  return new HttpError({ ...fieldError('file', message), statusCode })
}
