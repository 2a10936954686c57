import { splitTax } from '@store/contract/rules/pricing/gst'
import { paise } from '@store/contract/rules/pricing/money'
import { labelOfState, stateOfCode } from '@store/contract/rules/shipping/gst-states'
import { totalsOf } from '../../src/money/invoices/document-content.ts'
import type { Party, TaxContent, TaxLine } from '../../src/money/invoices/tax-document.ts'
import {
  readTaxedDocument,
  type StoredDocument,
  type TaxedDocument,
} from '../../src/money/taxes/documents/taxed-document.ts'

export const sellerOfTests: TaxContent['seller'] = {
  name: 'Deccan IT Supply Private Limited',
  gstin: '36AABCS1995K1ZX',
  address: '2nd Floor, Commerce House, Abids Road, Hyderabad 500001',
  state: 'Telangana',
}

/** A registered buyer in Bengaluru. */
export const registeredBuyer: Party = {
  name: 'Naidu Infotech LLP',
  gstin: '29AAKFD4321L1Z8',
  address: '14 Residency Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  stateCode: '29',
  pincode: '560025',
}

/** Somebody without a GST number in Chennai. */
export const privateBuyer: Party = {
  name: 'Meena Subramanian',
  address: '12 Second Avenue, Anna Nagar',
  city: 'Chennai',
  state: 'Tamil Nadu',
  stateCode: '33',
  pincode: '600040',
}

/** What a line of a test says; the rest is usual. */
export type LineFacts = Partial<TaxLine> & { rupees?: number }

/** What a document of a test says; the rest is usual. */
export interface DocumentFacts {
  kind?: StoredDocument['kind']
  number?: string
  day?: string
  /** GST code; default: that of the recipient. */
  place?: string
  recipient?: Party
  consignee?: Party
  seller?: TaxContent['seller']
  poNumber?: string
  lines?: readonly LineFacts[]
  against?: { number: string; day: string; totalRupees: number; taxedUntil?: string }
}

const noon = (day: string) => `${day}T06:30:00.000Z`

function lineOf(facts: LineFacts, isIntraState: boolean): TaxLine {
  const { quantity = 1, gstPercent = 18, rupees = 1180, ...others } = facts
  const unitPrice = others.unitPrice ?? Math.round(rupees * 100)
  const gross = paise(unitPrice * quantity)
  const { roundOff: _, ...taxes } = splitTax({
    gross,
    ratePercent: gstPercent,
    intraState: isIntraState,
  })
  return {
    name: 'USB Wi-Fi adapter',
    modelNo: 'UW-1',
    hsn: '85176290',
    unit: 'PCS',
    quantity,
    unitPrice,
    gstPercent,
    ...taxes,
    total: gross,
    ...others,
  }
}

/** A document as it is stored. */
export function storedDocumentOf(facts: DocumentFacts): StoredDocument {
  const { kind = 'invoice', recipient = registeredBuyer, seller = sellerOfTests, against } = facts
  const { day = '2026-11-03', lines: typed = [{}], consignee = recipient } = facts
  const place = facts.place ?? recipient.stateCode ?? ''
  const isIntraState = seller.gstin.slice(0, 2) === place
  const lines = typed.map((line) => lineOf(line, isIntraState))
  const state = stateOfCode(place)
  return {
    kind,
    ...(against && { invoiceTotal: Math.round(against.totalRupees * 100) }),
    content: {
      drawing: 2,
      number: facts.number ?? (kind === 'invoice' ? 'INV/26-27/00001' : 'CN/26-27/00001'),
      issuedAt: noon(day),
      order: {
        ...{ id: '01JD3ZV8Q4X7T9F6W2RN5KABCD', placedAt: noon(day) },
        ...(facts.poNumber !== undefined && { poNumber: facts.poNumber }),
      },
      seller,
      buyer: { name: recipient.name, address: recipient.address ?? '', phone: '' },
      recipient,
      consignee,
      placeOfSupply: state ? labelOfState(state) : '',
      ...(state && { placeOfSupplyCode: place }),
      isIntraState,
      stateTax: 'SGST',
      lines,
      totals: totalsOf(lines),
      ...(against && {
        against: {
          number: against.number,
          issuedAt: noon(against.day),
          ...(against.taxedUntil !== undefined && { taxedUntil: against.taxedUntil }),
        },
      }),
    },
  }
}

/** A document as the files read it. */
export function taxedDocumentOf(facts: DocumentFacts): TaxedDocument {
  return readTaxedDocument(storedDocumentOf(facts))
}
