import * as adminMessages from '@store/contract/rules/admin-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import { defineError, HttpError } from '../../base/base.ts'

/** 409: the message has a reply; another one needs it open. */
export const ComplaintAnsweredError = defineError(
  'complaint_answered',
  adminMessages.complaints.answeredMeanwhile,
  409,
)

/** 409: the message needs no reply. */
export const ComplaintClosedError = defineError(
  'complaint_closed',
  adminMessages.complaints.closedMeanwhile,
  409,
)

/** 400: no such state. */
export function unknownStateError(): HttpError {
  return new HttpError(fieldError('state', adminMessages.complaints.stateUnknown))
}
