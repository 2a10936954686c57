import { formatIndiaTime } from '@store/contract/rules/india-days'
import { cancelReasonLabels } from '@store/contract/rules/taxes/cancel-reasons'
import type { MonthDocumentView } from '@store/contract/schemas/taxes/tax-months'

/** The first letters of an IRN tell documents apart. */
const shownOfIrn = 10

function billTextOf({ ewayBillNumber, ewayBillValidUntil }: MonthDocumentView): string[] {
  if (!ewayBillNumber) return []
  const validity = ewayBillValidUntil
    ? `, valid until ${formatIndiaTime(new Date(ewayBillValidUntil))}`
    : ''
  return [`E-way bill ${ewayBillNumber}${validity}`]
}

/** What the portals answered to a document, a line each. */
export function answerTextsOf(document: MonthDocumentView): string[] {
  const { eInvoice } = document
  const bill = billTextOf(document)
  if (!eInvoice) return bill
  const { irn, cancelReason } = eInvoice
  const registration = cancelReason
    ? `IRN cancelled: ${cancelReasonLabels[cancelReason]}`
    : `IRN ${irn.slice(0, shownOfIrn)}…`
  return [registration, ...bill]
}
