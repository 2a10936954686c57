import { type FormError, fieldError } from '@store/contract/rules/field-errors'
import { creditNoteMessages } from '@store/contract/rules/orders/credit-note-messages'
import { creditOf } from '@store/contract/rules/orders/credit-notes'
import { paiseFromRupees } from '@store/contract/rules/pricing/money'
import type { CreditableLine, TaxDocuments } from '@store/contract/schemas/orders/tax-documents'

/** The input of a credit note: the reason, and the pieces of each line under {@link piecesField}. */
export type CreditValues = { reason: string } & Record<`pieces-${number}`, string>

/** The field of the pieces of a line. */
export const piecesField = ({ line }: CreditableLine): `pieces-${number}` => `pieces-${line}`

/** Pieces of a line that are not credited yet. */
export const leftOf = ({ quantity, credited }: CreditableLine) => quantity - credited

/** The typed pieces of a line; undefined when that is no number of pieces. */
function piecesOf(values: CreditValues, line: CreditableLine): number | undefined {
  const typed = (values[piecesField(line)] ?? '').trim()
  if (typed === '') return 0
  return /^\d{1,9}$/.test(typed) ? Number(typed) : undefined
}

/** The lines that are credited, with their pieces. */
export function creditedLinesOf(lines: readonly CreditableLine[], values: CreditValues) {
  return lines.flatMap((line) => {
    const quantity = piecesOf(values, line) ?? 0
    return quantity > 0 ? [{ line: line.line, quantity }] : []
  })
}

/** Checks a credit note before it is sent. @returns undefined when it is valid */
export function findCreditError(
  { lines }: TaxDocuments,
  values: CreditValues,
): FormError | undefined {
  for (const line of lines) {
    const pieces = piecesOf(values, line)
    const { left } = creditNoteMessages
    if (pieces === undefined || pieces > leftOf(line))
      return fieldError(piecesField(line), left(line.name, leftOf(line)))
  }
  const [first] = lines.filter((line) => leftOf(line) > 0)
  if (creditedLinesOf(lines, values).length === 0 && first)
    return fieldError(piecesField(first), creditNoteMessages.nothingChosen)
  if (values.reason.trim() === '') return fieldError('reason', creditNoteMessages.reasonRequired)
  return undefined
}

/** What the chosen pieces come to, in paise. */
export function creditedSumOf({ lines, canCreditTax }: TaxDocuments, values: CreditValues): number {
  return lines.reduce((sum, line) => {
    const quantity = Math.min(piecesOf(values, line) ?? 0, leftOf(line))
    const [total, taxable] = [paiseFromRupees(line.total), paiseFromRupees(line.taxable)]
    const invoiced = { quantity: line.quantity, taxable, cgst: 0, sgst: 0, igst: 0, total }
    return sum + creditOf(invoiced, { before: line.credited, quantity }, canCreditTax).total
  }, 0)
}
