import createError from '@fastify/error'
import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { HttpError } from '../http/errors.ts'

/** 404: there is no bill to take away. */
export const BillMissingError = createError('BILL_MISSING', messages.adminOrders.billMissing, 404)

/** 'Please upload a valid PDF file' (spec §5): 400 when nothing came, 415 when it is no sound PDF. */
export function notPdfError(statusCode: 400 | 415): HttpError {
  return new HttpError({ ...fieldError('billPdf', messages.adminOrders.billType), statusCode })
}
