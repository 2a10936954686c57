import * as adminMessages from '@store/contract/rules/admin-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import { defineError, HttpError } from '../../base/base.ts'

/** 404: the order has no bill. */
export const BillMissingError = defineError('bill_missing', adminMessages.orders.billMissing, 404)

/** 'Please upload a valid PDF file' (money 7.6): 400 when no file was sent, 415 when it is not a valid PDF. */
export function notPdfError(statusCode: 400 | 415): HttpError {
  return new HttpError({ ...fieldError('billPdf', adminMessages.orders.billType), statusCode })
}
