import { passwordResetMessages } from '@store/contract/rules/accounts/account-messages'
import { defineError } from '../../base/base.ts'

/** 400: the code is wrong, used, expired or was never requested; the response does not say which. */
export const WrongCodeError = defineError('wrong_code', passwordResetMessages.verifyFailed, 400)

/** 400: the ticket is missing, used, expired or another account's. */
export const TicketInvalidError = defineError(
  'ticket_invalid',
  passwordResetMessages.ticketInvalid,
  400,
)
