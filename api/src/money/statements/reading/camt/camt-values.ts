import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import type { Paise } from '@store/contract/rules/pricing/money'
import { invalidStatementError } from '../../statement-errors.ts'
import { readAmount } from '../read-amount.ts'
import type { StatementLine } from '../statement-line.ts'
import { findText, type XmlElement } from './xml-element.ts'

/**
 * Reads an element `Amt` in rupees.
 * @throws HttpError (400) for another currency
 * @returns undefined when it is no amount above or at zero
 */
export function readCamtAmount(element: XmlElement | undefined): Paise | undefined {
  if (!element) return undefined
  if (!isInRupees(element))
    throw invalidStatementError(
      statementMessages.onlyRupees((element.attributes.Ccy ?? '').slice(0, 3)),
    )
  return /^\d+(\.\d+)?$/.test(element.text.trim()) ? readAmount(element.text)?.amount : undefined
}

/** Whether an element `Amt` is in rupees: the payer's own amount may be in another currency. */
export function isInRupees({ attributes: { Ccy: currency = 'INR' } }: XmlElement): boolean {
  return currency === 'INR'
}

/** `CdtDbtInd`. */
export function readIndicator(element: XmlElement): StatementLine['direction'] | undefined {
  const text = findText(element, 'CdtDbtInd')
  if (text === 'CRDT') return 'credit'
  return text === 'DBIT' ? 'debit' : undefined
}

/** Banks fill a reference that they do not have. */
const missingReference = /^(?:NOTPROVIDED|NONREF|NA|-)?$/i

/** Whether a text is a reference, and not the word for none. */
export function isReference(text: string): boolean {
  return !missingReference.test(text)
}
