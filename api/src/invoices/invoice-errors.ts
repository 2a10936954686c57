import createError from '@fastify/error'
import * as messages from '@store/contract/rules/messages'
import { HttpError } from '../http/errors/errors.ts'

/** 409: the order has not shipped. */
export const InvoiceNotDueError = createError('INVOICE_NOT_DUE', messages.invoices.notDue, 409)

/** 409: the order was cancelled before it was invoiced. */
export const CancelledWithoutInvoiceError = createError(
  'CANCELLED_UNBILLED',
  messages.invoices.cancelledUnbilled,
  409,
)

/** 409: there is no invoice to credit. */
export const CreditNoteNotDueError = createError(
  'CREDIT_NOTE_NOT_DUE',
  messages.invoices.creditNotDue,
  409,
)

/** 501: the seller is not fully configured. */
export function sellerMissingError(): HttpError {
  return new HttpError({ message: messages.invoices.sellerMissing, statusCode: 501 })
}
