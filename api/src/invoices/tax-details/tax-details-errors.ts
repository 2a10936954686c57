import { taxMessages } from '@store/contract/rules/orders/tax/tax-messages'
import { defineError } from '../../http/errors/errors.ts'

/** 409: an invoice never changes, so it is too late to settle anything. */
export const InvoiceIssuedError = defineError('invoice_issued', taxMessages.invoiceIssued, 409)
