import type { GstNumberContext } from '@store/contract/rules/accounts/gst-number'
import { defaultUnit, readUnit } from '@store/contract/rules/catalog/tax/unit-codes'
import { creditOf } from '@store/contract/rules/orders/credit-notes'
import { splitTax, sumTaxes } from '@store/contract/rules/pricing/gst'
import { paise, sumOf } from '@store/contract/rules/pricing/money'
import { isIntraState, labelOfState, stateTaxOf } from '@store/contract/rules/shipping/gst-states'
import {
  addressOfParty,
  consigneePartyOf,
  nameOfParty,
  type Party,
  recipientOf,
} from '@store/contract/rules/shipping/parties'
import {
  currentPlaceOfSupply,
  type OrderLineRecord,
  type OrderRecord,
} from '../../ordering/ordering.ts'
import type { Seller, TaxContent, TaxLine, TaxTotals } from './tax-document.ts'

/** Number and instant of issue of a document. */
export interface DocumentHeader {
  number: string
  at: Date
}

/**
 * Splits the tax of a line again by this document's seller: the order's own split may stem from a time when the
 * seller's state was not configured, or the delivery state was free text.
 */
function lineOf(line: OrderLineRecord, intraState: boolean): TaxLine {
  const { name, modelNo, hsn, quantity, unit, unitPrice, gstPercent, total } = line
  const { roundOff: _, ...taxes } = splitTax({ gross: total, ratePercent: gstPercent, intraState })
  return {
    name,
    modelNo,
    ...(hsn !== undefined && { hsn }),
    quantity,
    // An order of an older release has none.
    unit: unit ?? readUnit({ unit: '', hsn }) ?? defaultUnit,
    unitPrice,
    gstPercent,
    ...taxes,
    total,
  }
}

/** The sums of a document's lines, whose tax is rounded one by one. */
export function totalsOf(lines: readonly TaxLine[]): TaxTotals {
  const amounts = lines.map(({ taxable, cgst, sgst, igst }) => ({
    taxable: paise(taxable),
    cgst: paise(cgst),
    sgst: paise(sgst),
    igst: paise(igst),
  }))
  return sumTaxes(amounts, sumOf(lines.map(({ total }) => paise(total))))
}

function buyerOf(party: Party, gstin: string | undefined): TaxContent['buyer'] {
  const { phone = '' } = party
  const name = nameOfParty(party)
  return { name, address: addressOfParty(party), phone, ...(gstin && { gstin }) }
}

/** Recipient and consignee, and the recipient in one text. An order of before they were told apart has its consignee only. */
function partiesOf(
  { shipping, placeOfSupply }: OrderRecord,
  context: GstNumberContext,
): Pick<TaxContent, 'buyer' | 'recipient' | 'consignee'> {
  const recipient = recipientOf(shipping, context)
  const { gstin } = recipient
  if (placeOfSupply === undefined) {
    return { buyer: buyerOf(consigneePartyOf({ ...shipping, consignee: 'self' }), gstin) }
  }
  const consignee = consigneePartyOf(shipping, context)
  return { buyer: buyerOf(recipient, gstin), recipient, consignee }
}

function transportOf({ dispatch }: OrderRecord): TaxContent['transport'] {
  if (!dispatch) return undefined
  const { courier: carrier, docketNumber, packages, freight } = dispatch
  return {
    carrier,
    ...(docketNumber !== undefined && { docketNumber }),
    ...(packages !== undefined && { packages }),
    ...(freight !== undefined && { freight }),
  }
}

/** Builds the tax invoice of an order (CGST Rules, rule 46). */
export function buildInvoice(
  order: OrderRecord,
  seller: Seller,
  header: DocumentHeader,
): TaxContent {
  const context = { sellerGstNumber: seller.gstin }
  const place = currentPlaceOfSupply(order, context)
  const placeName = place?.name ?? order.shipping.state
  const intraState = isIntraState(seller.state, placeName)
  const lines = order.lines.map((line) => lineOf(line, intraState))
  const transport = transportOf(order)
  return {
    drawing: 2,
    number: header.number,
    issuedAt: header.at.toISOString(),
    order: {
      id: order.publicId,
      placedAt: order.createdAt.toISOString(),
      ...(order.poNumber !== undefined && { poNumber: order.poNumber }),
    },
    seller,
    ...partiesOf(order, context),
    placeOfSupply: place ? labelOfState(place) : placeName,
    ...(place && { placeOfSupplyCode: place.code }),
    isIntraState: intraState,
    stateTax: stateTaxOf(placeName),
    ...(transport && { transport }),
    lines,
    totals: totalsOf(lines),
  }
}

/** Pieces of a line of an invoice. */
export interface CreditedPieces {
  /** The number of the line on the invoice, from 1. */
  line: number
  quantity: number
}

/** What a credit note credits, and why. */
export interface Credit {
  pieces: readonly CreditedPieces[]
  reason: string | undefined
  /** The day until which a note could lower the tax, YYYY-MM-DD, when that is over: the note has no tax then. */
  taxedUntil: string | undefined
}

/** Pieces of each line that the notes of an invoice credit together, by the number of the line. */
export function countCredited(notes: readonly TaxContent[]): Map<number, number> {
  const credited = new Map<number, number>()
  for (const { lines } of notes)
    for (const [index, { invoiceLine = index + 1, quantity }] of lines.entries())
      credited.set(invoiceLine, (credited.get(invoiceLine) ?? 0) + quantity)
  return credited
}

/** The pieces of an invoice that no note credits. */
export function findUncredited(
  invoice: TaxContent,
  notes: readonly TaxContent[],
): CreditedPieces[] {
  const credited = countCredited(notes)
  return invoice.lines
    .map(({ quantity }, index) => ({
      line: index + 1,
      quantity: quantity - (credited.get(index + 1) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)
}

/**
 * Builds a credit note against an invoice (CGST Act, section 34). Pieces that are credited in several notes come to their
 * line together, to the paisa.
 * @param former the notes that the invoice has
 */
export function buildCreditNote(
  { invoice, former }: { invoice: TaxContent; former: readonly TaxContent[] },
  header: DocumentHeader,
  { pieces, reason, taxedUntil }: Credit,
): TaxContent {
  const credited = countCredited(former)
  const lines = pieces.flatMap(({ line, quantity }) => {
    const invoiced = invoice.lines[line - 1]
    if (!invoiced) return []
    const before = credited.get(line) ?? 0
    const amounts = creditOf(invoiced, { before, quantity }, taxedUntil === undefined)
    return [{ ...invoiced, ...amounts, quantity, invoiceLine: line }]
  })
  const { number, issuedAt } = invoice
  return {
    ...invoice,
    drawing: 2,
    number: header.number,
    issuedAt: header.at.toISOString(),
    lines,
    totals: totalsOf(lines),
    against: {
      number,
      issuedAt,
      ...(reason !== undefined && { reason }),
      ...(taxedUntil !== undefined && { taxedUntil }),
    },
  }
}
