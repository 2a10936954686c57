import { isServiceHsn } from '@store/contract/rules/catalog/tax/hsn'
import { gstCodeOf } from '@store/contract/rules/shipping/gst-states'
import { isSameParty } from '@store/contract/rules/shipping/parties'
import type { Party, TaxLine } from '../../invoices/tax-document.ts'
import {
  inTwoLines,
  invoiceText,
  type PortalAddress,
  phoneDigits,
  portalAddressOf,
  sellerAddressOf,
} from '../documents/portal-text.ts'
import { rupees, slashedDay, type TaxedDocument } from '../documents/taxed-document.ts'
import type { EInvoice, EInvoiceItem } from './e-invoice-file.ts'

/** What decides about an e-invoice besides its document. */
export interface EInvoiceOptions {
  version: string
  /** Whether the GST number of the consignee is asked for; `URP` for somebody unregistered. */
  isConsigneeNumberAsked: boolean
}

/** The longest text of a name, a product or a line of an address. */
const longestText = 100
const longestDescription = 300
const longestTown = 50
/** The second line of an address has at least so many characters. */
const shortestText = 3

function placeOf({ street, city, pincode }: PortalAddress, stateCode: string) {
  const [first, second = ''] = inTwoLines(invoiceText(street), longestText)
  return {
    Addr1: first,
    ...(second.length >= shortestText && { Addr2: second }),
    Loc: invoiceText(city).slice(0, longestTown),
    Pin: Number(pincode),
    Stcd: stateCode,
  }
}

const nameOf = ({ name }: Pick<Party, 'name'>) => invoiceText(name).slice(0, longestText)

function itemOf(line: TaxLine, index: number): EInvoiceItem {
  const { name, hsn = '', quantity, unit, taxable, gstPercent, igst, cgst, sgst } = line
  const isService = isServiceHsn(hsn)
  return {
    SlNo: String(index + 1),
    PrdDesc: invoiceText(name).slice(0, longestDescription),
    IsServc: isService ? 'Y' : 'N',
    HsnCd: hsn,
    ...(!isService && { Qty: quantity, ...(unit !== undefined && { Unit: unit }) }),
    // Prices include GST: the price without it is a fraction, of which three decimals are taken.
    UnitPrice: Math.round((taxable * 10) / quantity) / 1000,
    TotAmt: rupees(taxable),
    Discount: 0,
    AssAmt: rupees(taxable),
    GstRt: gstPercent,
    IgstAmt: rupees(igst),
    CgstAmt: rupees(cgst),
    SgstAmt: rupees(sgst),
    TotItemVal: rupees(taxable + igst + cgst + sgst),
  }
}

/** Where the goods go, unless it is the registered place of the buyer. */
function shippingOf({ recipient, consignee }: TaxedDocument, options: EInvoiceOptions) {
  if (isSameParty(recipient, consignee)) return undefined
  const stateCode = consignee.stateCode ?? gstCodeOf(consignee.state ?? '') ?? ''
  return {
    ...(options.isConsigneeNumberAsked && { Gstin: consignee.gstin ?? 'URP' }),
    LglNm: nameOf(consignee),
    ...placeOf(portalAddressOf(consignee), stateCode),
  }
}

/** The schema has a shorter purchase order number than orders, with fewer signs; another one stays on the printed invoice. */
const portalPoNumber = /^[1-9A-Za-z][0-9A-Za-z/-]{0,15}$/

/** The invoice that a note is against, and the buyer's purchase order. */
function referencesOf({ against, poNumber = '' }: TaxedDocument): EInvoice['RefDtls'] {
  const hasPoNumber = portalPoNumber.test(poNumber)
  if (!against && !hasPoNumber) return undefined
  return {
    ...(against && {
      PrecDocDtls: [{ InvNo: against.number, InvDt: slashedDay(against.day) }],
    }),
    ...(hasPoNumber && { ContrDtls: [{ PORefr: poNumber }] }),
  }
}

/** Builds the e-invoice of a document to a registered buyer in which no fault was found. */
export function buildEInvoice(document: TaxedDocument, options: EInvoiceOptions): EInvoice {
  const { kind, number, day, seller, recipient, totals, lines } = document
  const { gstin = '' } = recipient
  const shipping = shippingOf(document, options)
  const phone = phoneDigits(recipient.phone)
  const references = referencesOf(document)
  return {
    Version: options.version,
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: { Typ: kind === 'invoice' ? 'INV' : 'CRN', No: number, Dt: slashedDay(day) },
    SellerDtls: {
      Gstin: seller.gstin,
      LglNm: nameOf(seller),
      ...placeOf(sellerAddressOf(seller), seller.gstin.slice(0, 2)),
    },
    BuyerDtls: {
      Gstin: gstin,
      LglNm: nameOf(recipient),
      Pos: document.placeOfSupply ?? '',
      ...placeOf(portalAddressOf(recipient), gstin.slice(0, 2)),
      ...(phone !== undefined && { Ph: phone }),
    },
    ...(shipping && { ShipDtls: shipping }),
    ItemList: lines.map(itemOf),
    ValDtls: {
      AssVal: rupees(totals.taxable),
      CgstVal: rupees(totals.cgst),
      SgstVal: rupees(totals.sgst),
      IgstVal: rupees(totals.igst),
      Discount: 0,
      OthChrg: 0,
      RndOffAmt: rupees(totals.roundOff),
      TotInvVal: rupees(totals.total),
    },
    ...(references && { RefDtls: references }),
  }
}
