import { fieldError } from '@store/contract/rules/field-errors'
import { ledgerMessages as messages } from '@store/contract/rules/ledger/ledger-messages'
import { mostLedgerEntries } from '@store/contract/rules/limits'
import { defineError, HttpError } from '../../base/base.ts'

/** 404: no such account, or none that the caller may see. */
export const LedgerNotFoundError = defineError('ledger_not_found', messages.notFound, 404)

/** 404: the ledger has no such entry by hand. */
export const LedgerItemNotFoundError = defineError(
  'ledger_item_not_found',
  messages.itemNotFound,
  404,
)

/** 409: the entry was struck out before. */
export const LedgerItemStruckError = defineError(
  'ledger_item_struck',
  messages.itemStruckBefore,
  409,
)

/** 404: the receipt is not open, or not one that the caller manages. */
export const PayerNotFoundError = defineError('payer_not_found', messages.payerNotFound, 404)

/** 404: the order has no such tax deducted at source. */
export const WithheldTaxNotFoundError = defineError(
  'withheld_tax_not_found',
  messages.taxNotFound,
  404,
)

/** 409: the balance is another one than the buyer saw. */
export const BalanceChangedError = defineError('balance_changed', messages.balanceChanged, 409)

/** 404: the link was not made by this store, or was closed. */
export const LedgerLinkInvalidError = defineError('ledger_link_invalid', messages.linkInvalid, 404)

/** 404: the time of the link is over. */
export const LedgerLinkExpiredError = defineError('ledger_link_expired', messages.linkExpired, 404)

/** 400: the period has more entries than are shown at once. */
export function periodTooLongError(): HttpError {
  return new HttpError(
    fieldError('from', messages.tooLong(mostLedgerEntries.toLocaleString('en-IN'))),
  )
}
