import type { MonthDocumentView } from '@store/contract/schemas/taxes/tax-months'
import type { TaxedDocument } from '../documents/taxed-document.ts'
import type { ReadTaxSetting } from '../settings/read-tax-settings.ts'

/**
 * Whether the goods of a document need an e-way bill before they move. Where an e-invoice is due, it comes from the IRN of
 * that, with the transport alone: the file would be a second one (taxes 4.8).
 */
export function ewayBillNeedOf(
  { kind, seller, recipient, consignee, day, totals }: TaxedDocument,
  readSetting: ReadTaxSetting,
): MonthDocumentView['ewayBill'] {
  const state = seller.gstin.slice(0, 2)
  const within = consignee.stateCode === state ? state : undefined
  const limit = Number(readSetting('ewayBillLimit', day, within))
  if (kind !== 'invoice' || totals.total <= limit * 100) return 'none'
  const hasIrn = recipient.gstin !== undefined && readSetting('eInvoiceDue', day) === 'yes'
  return hasIrn ? 'of-irn' : 'own'
}
