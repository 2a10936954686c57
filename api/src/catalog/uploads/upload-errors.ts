import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { HttpError } from '../../base/base.ts'

/** 400: the form has no file. */
export function missingFileError(): HttpError {
  return new HttpError(fieldError('file', messages.uploads.fileRequired))
}

/** 415: not a valid file of a supported type. */
export function unsupportedFileError(): HttpError {
  return new HttpError({ ...fieldError('file', messages.uploads.type), statusCode: 415 })
}
