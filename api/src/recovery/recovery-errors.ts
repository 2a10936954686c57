import * as messages from '@store/contract/rules/messages'
import { defineError } from '../http/errors/errors.ts'

/** 400: the code is wrong, used, dead or too old, or there never was one: nobody learns which. */
export const WrongCodeError = defineError('wrong_code', messages.passwordReset.verifyFailed, 400)

/** 400: the ticket is missing, used, too old or another account's. */
export const TicketInvalidError = defineError(
  'ticket_invalid',
  messages.passwordReset.ticketInvalid,
  400,
)
