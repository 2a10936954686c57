import createError from '@fastify/error'
import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { HttpError } from '../http/errors.ts'

/** 404: the order has no bill. */
export const BillMissingError = createError('BILL_MISSING', messages.adminOrders.billMissing, 404)

/** 'Please upload a valid PDF file' (spec §5): 400 when no file was sent, 415 when it is not a valid PDF. */
export function notPdfError(statusCode: 400 | 415): HttpError {
  return new HttpError({ ...fieldError('billPdf', messages.adminOrders.billType), statusCode })
}
