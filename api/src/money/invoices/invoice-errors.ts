import * as messages from '@store/contract/rules/messages'
import { creditNoteMessages } from '@store/contract/rules/orders/credit-note-messages'
import { taxMessages } from '@store/contract/rules/orders/tax/tax-messages'
import { defineError, HttpError } from '../../base/base.ts'

/** 409: the order has not shipped. */
export const InvoiceNotDueError = defineError('invoice_not_due', messages.invoices.notDue, 409)

/** 409: the order was cancelled before it was invoiced. */
export const CancelledWithoutInvoiceError = defineError(
  'cancelled_unbilled',
  messages.invoices.cancelledUnbilled,
  409,
)

/** 409: nothing was credited. */
export const CreditNoteNotDueError = defineError(
  'credit_note_not_due',
  messages.invoices.creditNotDue,
  409,
)

/** 409: nobody knows which tax is due, until pincode and state of the order are settled. */
export function taxUnsettledError({ pincode, state }: { pincode: string; state: string }) {
  const message = taxMessages.unsettled(pincode, state)
  return new HttpError({ statusCode: 409, code: 'tax_unsettled', message })
}

/** 501: the seller is not fully configured. */
export const SellerMissingError = defineError(
  'seller_missing',
  messages.invoices.sellerMissing,
  501,
)

/** 409: the order has no invoice. */
export const NothingToCreditError = defineError(
  'credit_note_not_due',
  creditNoteMessages.noInvoice,
  409,
)

/** 409: there are credit notes that the caller has not seen. */
export const CreditedMeanwhileError = defineError(
  'order_changed_meanwhile',
  creditNoteMessages.meanwhile,
  409,
)

/** 404: the order has no credit note of that number. */
export const CreditNoteMissingError = defineError('not_found', creditNoteMessages.missing, 404)
