import { splitTax } from '@store/contract/rules/pricing/gst'
import { difference, paise, sumOf } from '@store/contract/rules/pricing/money'
import { findState, isIntraState, stateTaxOf } from '@store/contract/rules/shipping/gst-states'
import type { OrderShipping } from '@store/contract/schemas/orders/orders'
import type { OrderLineRecord, OrderRecord } from '../orders/order.ts'
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
  const { name, modelNo, hsn, quantity, unitPrice, gstPercent, total } = line
  const { roundOff: _, ...taxes } = splitTax({ gross: total, ratePercent: gstPercent, intraState })
  return {
    name,
    modelNo,
    ...(hsn !== undefined && { hsn }),
    quantity,
    unitPrice,
    gstPercent,
    ...taxes,
    total,
  }
}

/** Lines are rounded one by one; the difference to the total is the round-off row. */
function totalsOf(lines: readonly TaxLine[]): TaxTotals {
  const sum = (amountOf: (line: TaxLine) => number) =>
    sumOf(lines.map((line) => paise(amountOf(line))))
  const taxable = sum((line) => line.taxable)
  const cgst = sum((line) => line.cgst)
  const sgst = sum((line) => line.sgst)
  const igst = sum((line) => line.igst)
  const total = sum((line) => line.total)
  const roundOff = difference(total, sumOf([taxable, cgst, sgst, igst]))
  return { taxable, cgst, sgst, igst, roundOff, total }
}

function stateAndCode(text: string): string {
  const state = findState(text)
  return state ? `${state.name} (${state.code})` : text
}

function buyerOf(shipping: OrderShipping): TaxContent['buyer'] {
  const { fullName, businessName, gstNumber, address, city, state, pincode, phone } = shipping
  return {
    name: businessName ? `${businessName} (${fullName})` : fullName,
    address: `${address}, ${city}, ${state} ${pincode}`,
    phone,
    ...(gstNumber && { gstin: gstNumber }),
  }
}

/** Builds the tax invoice of an order. The place of supply is the delivery address. */
export function buildInvoice(
  order: OrderRecord,
  seller: Seller,
  header: DocumentHeader,
): TaxContent {
  const intraState = isIntraState(seller.state, order.shipping.state)
  const lines = order.lines.map((line) => lineOf(line, intraState))
  return {
    number: header.number,
    issuedAt: header.at.toISOString(),
    order: { id: order.publicId, placedAt: order.createdAt.toISOString() },
    seller,
    buyer: buyerOf(order.shipping),
    placeOfSupply: stateAndCode(order.shipping.state),
    isIntraState: intraState,
    stateTax: stateTaxOf(order.shipping.state),
    lines,
    totals: totalsOf(lines),
  }
}

/** Builds the credit note that reverses a whole invoice (CGST Act, section 34). */
export function buildCreditNote(
  invoice: TaxContent,
  header: DocumentHeader,
  reason: string | undefined,
): TaxContent {
  const { number, issuedAt } = invoice
  const against = { number, issuedAt, ...(reason !== undefined && { reason }) }
  return { ...invoice, number: header.number, issuedAt: header.at.toISOString(), against }
}
