import { isIntraState } from '@store/contract/rules/gst'
import { gstCodeOf, stateTaxOf } from '@store/contract/rules/gst-states'
import { difference, type Paise, sumOf } from '@store/contract/rules/money'
import type { OrderShipping } from '@store/contract/schemas/orders'
import type { OrderLineRecord, OrderRecord } from '../orders/order.ts'
import type { Seller, TaxContent, TaxLine, TaxTotals } from './tax-document.ts'

/** A document's number and moment. */
export interface Issue {
  number: string
  at: Date
}

function lineOf(line: OrderLineRecord): TaxLine {
  const { name, modelNo, hsn, quantity, unitPrice, gstPercent } = line
  const { taxable, cgst, sgst, igst, total } = line
  return {
    name,
    modelNo,
    ...(hsn !== undefined && { hsn }),
    quantity,
    unitPrice,
    gstPercent,
    taxable,
    cgst,
    sgst,
    igst,
    total,
  }
}

/** Each line is rounded by itself; what that leaves against the price is one row of its own. */
function totalsOf(lines: readonly OrderLineRecord[]): TaxTotals {
  const sum = (amountOf: (line: OrderLineRecord) => Paise) => sumOf(lines.map(amountOf))
  const taxable = sum((line) => line.taxable)
  const cgst = sum((line) => line.cgst)
  const sgst = sum((line) => line.sgst)
  const igst = sum((line) => line.igst)
  const total = sum((line) => line.total)
  const roundOff = difference(total, sumOf([taxable, cgst, sgst, igst]))
  return { taxable, cgst, sgst, igst, roundOff, total }
}

/** The taxes were split when the order was placed; only where there were none the states say it. */
function isIntra(order: OrderRecord, seller: Seller): boolean {
  if (order.lines.some(({ igst }) => igst > 0)) return false
  if (order.lines.some(({ cgst }) => cgst > 0)) return true
  return isIntraState(seller.state, order.shipping.state)
}

function placeOf(state: string): string {
  const code = gstCodeOf(state)
  return code ? `${state} (${code})` : state
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
export function writeInvoice(order: OrderRecord, seller: Seller, issue: Issue): TaxContent {
  return {
    number: issue.number,
    issuedAt: issue.at.toISOString(),
    order: { id: order.publicId, placedAt: order.createdAt.toISOString() },
    seller,
    buyer: buyerOf(order.shipping),
    placeOfSupply: placeOf(order.shipping.state),
    isIntraState: isIntra(order, seller),
    stateTax: stateTaxOf(order.shipping.state),
    lines: order.lines.map(lineOf),
    totals: totalsOf(order.lines),
  }
}

/** Writes the credit note that takes a whole invoice back (CGST Act, section 34). */
export function writeCreditNote(
  invoice: TaxContent,
  issue: Issue,
  reason: string | undefined,
): TaxContent {
  const { number, issuedAt } = invoice
  const against = { number, issuedAt, ...(reason !== undefined && { reason }) }
  return { ...invoice, number: issue.number, issuedAt: issue.at.toISOString(), against }
}
