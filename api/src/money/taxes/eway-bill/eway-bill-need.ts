import { isServiceHsn } from '@store/contract/rules/catalog/tax/hsn'
import { indiaDayOf } from '@store/contract/rules/india-days'
import { consigneePartyOf, recipientOf } from '@store/contract/rules/shipping/parties'
import type { EwayBillNeed } from '@store/contract/rules/taxes/eway-bill'
import type { OrderRecord } from '../../../ordering/ordering.ts'
import type { TaxedDocument } from '../documents/taxed-document.ts'
import type { ReadTaxSetting } from '../settings/read-tax-settings.ts'

/** Goods that travel together, as the limit of e-way bills sees them. */
export interface Consignment {
  /** GST number; blank while the seller has none. */
  seller: string
  /** GST code of the state where the goods arrive. */
  consigneeState: string | undefined
  /** Whether the buyer has a GST number, so that an e-invoice can be due. */
  isRegistered: boolean
  /** Services do not travel. */
  hasGoods: boolean
  /** In paise, tax included (CGST Rules 138(1), second explanation). */
  total: number
  /** The day in India on which they leave. */
  day: string
}

/** The limit in paise above which a consignment needs an e-way bill. */
export function ewayBillLimitOf(
  { seller, consigneeState, day }: Consignment,
  readSetting: ReadTaxSetting,
): number {
  const state = seller.slice(0, 2)
  const within = consigneeState === state ? state : undefined
  return Number(readSetting('ewayBillLimit', day, within)) * 100
}

/**
 * Whether goods need an e-way bill before they move. Where an e-invoice is due, it comes from the IRN of that, with the
 * transport alone: the file would be a second one (taxes 4.8).
 */
export function ewayBillNeedOf(
  consignment: Consignment,
  readSetting: ReadTaxSetting,
): EwayBillNeed {
  const { hasGoods, total, isRegistered, day } = consignment
  if (!hasGoods || total <= ewayBillLimitOf(consignment, readSetting)) return 'none'
  return isRegistered && readSetting('eInvoiceDue', day) === 'yes' ? 'of-irn' : 'own'
}

/** The goods of an invoice; a credit note moves none. */
export function consignmentOf({
  kind,
  seller,
  recipient,
  consignee,
  day,
  totals,
  lines,
}: TaxedDocument): Consignment {
  return {
    ...{ seller: seller.gstin, consigneeState: consignee.stateCode, day, total: totals.total },
    isRegistered: recipient.gstin !== undefined,
    hasGoods: kind === 'invoice' && lines.some(({ hsn }) => !isServiceHsn(hsn)),
  }
}

/** The goods of an order that leaves at an instant, with an invoice or without one. */
export function consignmentOfOrder(
  { shipping, total, lines }: OrderRecord,
  { seller, at }: { seller: string; at: Date },
): Consignment {
  const context = { sellerGstNumber: seller }
  return {
    ...{ seller, total, day: indiaDayOf(at) },
    consigneeState: consigneePartyOf(shipping, context).stateCode,
    isRegistered: recipientOf(shipping, context).gstin !== undefined,
    hasGoods: lines.some(({ hsn }) => !isServiceHsn(hsn)),
  }
}
