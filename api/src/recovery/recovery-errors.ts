import createError from '@fastify/error'
import * as messages from '@store/contract/rules/messages'

/** 400: the code is wrong, used, dead or too old, or there never was one: nobody learns which. */
export const WrongCodeError = createError('WRONG_CODE', messages.passwordReset.verifyFailed, 400)

/** 400: the ticket is missing, used, too old or another account's. */
export const TicketInvalidError = createError(
  'TICKET_INVALID',
  messages.passwordReset.ticketInvalid,
  400,
)
