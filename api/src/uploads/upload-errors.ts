import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { HttpError } from '../http/errors.ts'

/** 400: no file came. */
export function missingFileError(): HttpError {
  return new HttpError(fieldError('file', messages.uploads.fileRequired))
}

/** 415: it is no sound file of a kind that may be shown to everybody. */
export function unsupportedFileError(): HttpError {
  return new HttpError({ ...fieldError('file', messages.uploads.type), statusCode: 415 })
}
