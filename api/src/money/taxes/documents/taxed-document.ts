import { readUnit } from '@store/contract/rules/catalog/tax/unit-codes'
import { indiaDayOf } from '@store/contract/rules/india-days'
import { type Paise, paise, rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { gstCodeOf } from '@store/contract/rules/shipping/gst-states'
import type { Party, TaxContent, TaxDocumentKind, TaxLine } from '../../invoices/tax-document.ts'

/** An invoice or a credit note as the files of the tax office see it. Amounts in paise; those of a note are positive. */
export interface TaxedDocument {
  kind: TaxDocumentKind
  number: string
  /** The day of issue in India, YYYY-MM-DD. */
  day: string
  seller: TaxContent['seller']
  /** Who is billed. */
  recipient: Party
  /** Who is delivered to. */
  consignee: Party
  /** GST code of the place of supply, two digits; `undefined` when the document names none. */
  placeOfSupply: string | undefined
  isIntraState: boolean
  lines: readonly TaxLine[]
  totals: TaxContent['totals']
  /** On a credit note: its invoice. */
  against?: { number: string; day: string; total: Paise }
  /** A note that came too late to lower the tax (CGST Act, section 34(2)); it is in no return. */
  isWithoutTax: boolean
  /** Of the buyer's purchase order. */
  poNumber?: string
}

/** A stored document, and what its content does not say. */
export interface StoredDocument {
  kind: TaxDocumentKind
  content: TaxContent
  /** Of the invoice that a note is against, in paise. */
  invoiceTotal?: number
}

const codeInLabel = /\((\d{2})\)$/

/** The parties of a document that was issued before it named them apart have the one text that it prints. */
function partyOf({ buyer }: TaxContent): Party {
  const { name, address, phone, gstin } = buyer
  return { name, address, phone, ...(gstin !== undefined && { gstin }) }
}

/** A document of before products had units has the one that was meant. */
function withUnit(line: TaxLine): TaxLine {
  const unit = line.unit ?? readUnit({ unit: '', hsn: line.hsn })
  return { ...line, ...(unit !== undefined && { unit }) }
}

/** Reads a stored document as the files need it. */
export function readTaxedDocument({ kind, content, invoiceTotal }: StoredDocument): TaxedDocument {
  const { against, placeOfSupply, placeOfSupplyCode } = content
  const recipient = content.recipient ?? partyOf(content)
  const code = placeOfSupplyCode ?? codeInLabel.exec(placeOfSupply)?.[1] ?? gstCodeOf(placeOfSupply)
  return {
    kind,
    number: content.number,
    day: indiaDayOf(new Date(content.issuedAt)),
    seller: content.seller,
    recipient,
    consignee: content.consignee ?? recipient,
    placeOfSupply: code,
    isIntraState: content.isIntraState,
    lines: content.lines.map(withUnit),
    totals: content.totals,
    ...(against && {
      against: {
        number: against.number,
        day: indiaDayOf(new Date(against.issuedAt)),
        total: paise(invoiceTotal ?? content.totals.total),
      },
    }),
    ...(content.order.poNumber !== undefined && { poNumber: content.order.poNumber }),
    isWithoutTax: against?.taxedUntil !== undefined,
  }
}

/** What a rate comes to; in paise. */
export interface RateSum {
  gstPercent: number
  taxable: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
}

/**
 * The lines of a document added up by rate, the highest rate first. The sums are those of the printed lines: recomputed from
 * the rate they would differ by paise.
 */
export function sumByRate(lines: readonly TaxLine[]): RateSum[] {
  const sums = new Map<number, RateSum>()
  for (const { gstPercent, taxable, cgst, sgst, igst } of lines) {
    const former = sums.get(gstPercent)
    sums.set(gstPercent, {
      gstPercent,
      taxable: paise((former?.taxable ?? 0) + taxable),
      cgst: paise((former?.cgst ?? 0) + cgst),
      sgst: paise((former?.sgst ?? 0) + sgst),
      igst: paise((former?.igst ?? 0) + igst),
    })
  }
  return [...sums.values()].toSorted((one, other) => other.gstPercent - one.gstPercent)
}

/** Rupees of a file, with at most two decimals. */
export function rupees(amount: number): number {
  // No file has a negative zero.
  return rupeesFromPaise(paise(amount)) || 0
}

/** A day as files of returns write it. @example dashedDay('2026-11-03') // '03-11-2026' */
export function dashedDay(day: string): string {
  return day.split('-').toReversed().join('-')
}

/** A day as e-invoices and e-way bills write it. @example slashedDay('2026-11-03') // '03/11/2026' */
export function slashedDay(day: string): string {
  return day.split('-').toReversed().join('/')
}
