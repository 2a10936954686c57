import { splitTax } from '@store/contract/rules/gst'
import { findState, isIntraState, stateTaxOf } from '@store/contract/rules/gst-states'
import { difference, paise, sumOf } from '@store/contract/rules/money'
import type { OrderShipping } from '@store/contract/schemas/orders'
import type { OrderLineRecord, OrderRecord } from '../orders/order.ts'
import type { Seller, TaxContent, TaxLine, TaxTotals } from './tax-document.ts'

/** A document's number and moment. */
export interface DocumentHeader {
  number: string
  at: Date
}

/**
 * The tax of a line is split again by the seller of this document: what the order noted may stem from a time when
 * the seller's state was not configured, or the delivery state was free text.
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

/** Each line is rounded by itself; what that leaves against the price is one row of its own. */
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

function placeOf(text: string): string {
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

/** Writes the tax invoice of an order; the goods' place of supply is where they are delivered. */
export function buildInvoice(
  order: OrderRecord,
  seller: Seller,
  issue: DocumentHeader,
): TaxContent {
  const intraState = isIntraState(seller.state, order.shipping.state)
  const lines = order.lines.map((line) => lineOf(line, intraState))
  return {
    number: issue.number,
    issuedAt: issue.at.toISOString(),
    order: { id: order.publicId, placedAt: order.createdAt.toISOString() },
    seller,
    buyer: buyerOf(order.shipping),
    placeOfSupply: placeOf(order.shipping.state),
    isIntraState: intraState,
    stateTax: stateTaxOf(order.shipping.state),
    lines,
    totals: totalsOf(lines),
  }
}

/** Writes the credit note that takes a whole invoice back (CGST Act, section 34). */
export function buildCreditNote(
  invoice: TaxContent,
  issue: DocumentHeader,
  reason: string | undefined,
): TaxContent {
  const { number, issuedAt } = invoice
  const against = { number, issuedAt, ...(reason !== undefined && { reason }) }
  return { ...invoice, number: issue.number, issuedAt: issue.at.toISOString(), against }
}
