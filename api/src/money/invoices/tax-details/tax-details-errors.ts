import { fieldError } from '@store/contract/rules/field-errors'
import { taxMessages } from '@store/contract/rules/orders/tax/tax-messages'
import { defineError, HttpError } from '../../../base/base.ts'

/** 409: an invoice never changes, so it is too late to settle anything. */
export const InvoiceIssuedError = defineError('invoice_issued', taxMessages.invoiceIssued, 409)

/** 400: the buyer has changed the GST number since, and the state of the registered pincode is not said any more. */
export const nothingToConfirmError = () =>
  new HttpError(fieldError('isRegisteredPlaceConfirmed', taxMessages.nothingToConfirm))
