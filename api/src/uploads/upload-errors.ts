import { faultAt } from '@store/contract/rules/field-fault'
import * as messages from '@store/contract/rules/messages'
import { RefusedError } from '../http/errors.ts'

/** 400: no file came. */
export function missingFile(): RefusedError {
  return new RefusedError(faultAt('file', messages.uploads.fileRequired))
}

/** 415: it is no sound file of a kind that may be shown to everybody. */
export function unfitFile(): RefusedError {
  return new RefusedError({ ...faultAt('file', messages.uploads.type), statusCode: 415 })
}
