import { formatIndiaDay } from '@store/contract/rules/india-days'
import { orderNameOf } from '@store/contract/rules/orders/order-name'
import { findState } from '@store/contract/rules/shipping/gst-states'
import type { Party, PrintedDocument, TaxContent } from '../tax-document.ts'
import type { BlockLine } from './draw-blocks.ts'

/** The day of an instant in India. */
export function dayOf(instant: string): string {
  return formatIndiaDay(new Date(instant))
}

/**
 * The title of a document. Where no line is taxed it is a bill of supply (CGST Act, section 31(3)(c)); a credit note without
 * tax is none of section 34.
 */
export function titleOf({ lines, against }: TaxContent): string {
  if (against)
    return against.taxedUntil === undefined ? 'CREDIT NOTE' : 'FINANCIAL CREDIT NOTE (WITHOUT GST)'
  return lines.every(({ gstPercent }) => gstPercent === 0) ? 'BILL OF SUPPLY' : 'TAX INVOICE'
}

/** A state with its GST code. */
function stateAndCode(state: string): string {
  const found = findState(state)
  return found ? `${found.name} (${found.code})` : state
}

/** A line with a label; none without a text. */
export const labelled = (label: string, text: string | undefined): BlockLine[] =>
  text === undefined || text === '' ? [] : [{ label, text }]

/** The seller. The PAN is the middle of the GSTIN. */
export function sellerLinesOf({ seller }: TaxContent): BlockLine[] {
  return [
    { text: `Sold by: ${seller.name}`, bold: true, size: 10 },
    { text: `${seller.address}, ${stateAndCode(seller.state)}` },
    { label: 'GSTIN', text: seller.gstin },
    ...labelled('PAN', seller.gstin.slice(2, 12)),
    ...labelled('Phone', seller.phone),
    ...labelled('E-mail', seller.email),
  ]
}

/** The account that the buyer pays to. */
export function accountLinesOf(account: {
  accountHolder: string
  bank: string
  branch?: string
  accountNumber: string
  ifsc: string
  upiId?: string
}): BlockLine[] {
  return [
    ...labelled('Account holder', account.accountHolder),
    ...labelled('Bank', [account.bank, account.branch].filter(Boolean).join(', ')),
    ...labelled('Account number', account.accountNumber),
    ...labelled('IFSC', account.ifsc),
    ...labelled('UPI ID', account.upiId),
  ]
}

function transportLinesOf({ transport }: TaxContent): BlockLine[] {
  if (!transport) return []
  const { carrier, docketNumber, packages, freight } = transport
  return [
    ...labelled('Transport', freight ? `${carrier}, freight ${freight}` : carrier),
    ...labelled('LR or docket no', docketNumber),
    ...labelled('Packages', packages === undefined ? undefined : String(packages)),
  ]
}

/** What the document is about: its number, the order, and how the goods travel. */
export function factsOf(content: PrintedDocument): BlockLine[] {
  const { number, issuedAt, order, placeOfSupply, against } = content
  return [
    { label: `${against ? 'Credit note' : 'Invoice'} no`, text: number, bold: true, size: 10 },
    { label: 'Date', text: dayOf(issuedAt), bold: true },
    ...(against
      ? labelled('Against invoice', `${against.number} of ${dayOf(against.issuedAt)}`)
      : []),
    ...labelled('Reason', against?.reason),
    ...labelled('Order', `${orderNameOf(order.id)} of ${dayOf(order.placedAt)}`),
    ...labelled("Buyer's order no", order.poNumber),
    ...labelled('Place of supply', placeOfSupply),
    ...labelled('Tax payable on reverse charge', 'No'),
    ...(against ? [] : transportLinesOf(content)),
    ...labelled('E-way bill no', content.ewayBillNumber),
  ]
}

function partyLinesOf(party: Party): BlockLine[] {
  const { name, contact, address, city, state, stateCode, pincode, phone } = party
  const place = [
    [city, pincode].filter(Boolean).join(' '),
    state && stateCode ? `${state} (${stateCode})` : state,
  ]
  return [
    { text: name, bold: true, size: 9.5 },
    ...(contact ? [{ text: `Attn: ${contact}` }] : []),
    ...(address ? [{ text: address }] : []),
    ...(place.some(Boolean) ? [{ text: place.filter(Boolean).join(', ') }] : []),
    ...labelled('Phone', phone),
  ]
}

/** The recipient of a document that knows no parts of its address. */
function plainRecipientOf({ buyer }: TaxContent): Party {
  return {
    name: buyer.name,
    address: buyer.address,
    phone: buyer.phone,
    ...(buyer.gstin && { gstin: buyer.gstin }),
  }
}

/** True when the goods go to who is billed, at the same address. */
function isSameAddress(one: Party, other: Party): boolean {
  const keys = ['name', 'address', 'city', 'state', 'pincode'] as const
  return keys.every((key) => one[key] === other[key])
}

/**
 * Who is billed, and where the goods go when that is another address (CGST Rules 46(d), (e) and (o)).
 * @returns a block of lines for each of them
 */
export function partiesOf(content: TaxContent): BlockLine[][] {
  const recipient = content.recipient ?? plainRecipientOf(content)
  const consignee = content.consignee ?? recipient
  const billed = [
    ...partyLinesOf(recipient),
    ...labelled('GSTIN', recipient.gstin ?? 'unregistered'),
  ]
  if (isSameAddress(recipient, consignee)) return [[{ text: 'Bill and ship to:' }, ...billed]]
  const delivered = [...partyLinesOf(consignee), ...labelled('GSTIN', consignee.gstin)]
  return [
    [{ text: 'Bill to:' }, ...billed],
    [{ text: 'Ship to:' }, ...delivered],
  ]
}

/** What a credit note without tax says about that. */
export function noticeOf({ against }: TaxContent): string | undefined {
  if (against?.taxedUntil === undefined) return undefined
  const until = dayOf(`${against.taxedUntil}T00:00:00+05:30`)
  return (
    `Without GST: a credit note could lower the tax of this invoice until ${until} (CGST Act, section 34(2)). ` +
    'The value without tax is credited. The GST on the invoice stays as it is, and so does the input tax credit.'
  )
}
