import { orderNameOf } from '@store/contract/rules/orders/order-name'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import { edges, PdfSheet } from '../../pdf/pdf-sheet.ts'
import { dayOf, drawAmounts, drawHeader, lineHeight, size } from '../drawing/draw-document-parts.ts'
import { drawLines } from '../drawing/draw-lines.ts'
import type { ProformaContent } from './proforma-service.ts'

const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

function factsOf({ order, placeOfSupply, payBy, paymentCode }: ProformaContent): string[] {
  return [
    `Order: ${orderNameOf(order.id)} of ${dayOf(order.placedAt)}`,
    ...(payBy ? [`Held until: ${moment.format(payBy)}`] : []),
    `Payment code: ${paymentCode}`,
    `Place of supply: ${placeOfSupply}`,
  ]
}

function paymentLinesOf({ bank, paymentCode, openAmount }: ProformaContent): string[] {
  const facts = [
    ['Paid in part, still open', openAmount === undefined ? '' : formatExactRupees(openAmount)],
    ['Account holder', bank.accountHolder],
    ['Bank', bank.branch ? `${bank.bank}, ${bank.branch}` : bank.bank],
    ['Account number', bank.accountNumber],
    ['IFSC', bank.ifsc],
    ['UPI ID', bank.upiId],
    ['Note of the transfer', paymentCode],
  ] as const
  return facts.flatMap(([label, value]) => (value === '' ? [] : `${label}: ${value}`))
}

function drawPayment(sheet: PdfSheet, content: ProformaContent): void {
  sheet.moveDown(2 * lineHeight)
  sheet.writeText('How to pay', { x: edges.left, size, bold: true })
  for (const text of paymentLinesOf(content)) {
    sheet.moveDown(lineHeight)
    sheet.writeText(text, { x: edges.left, size })
  }
  sheet.moveDown(2 * lineHeight)
  sheet.writeText(
    'Prices include GST. This is no tax invoice: that one is issued when the goods are shipped.',
    { x: edges.left, size },
  )
}

/** Draws a proforma invoice as PDF on A4. */
export async function drawProforma(content: ProformaContent): Promise<Buffer> {
  const sheet = await PdfSheet.open({
    title: content.number,
    author: content.seller.name,
    at: new Date(content.issuedAt),
  })
  drawHeader(sheet, content, { title: 'PROFORMA INVOICE', facts: factsOf(content) })
  drawLines(sheet, content)
  sheet.ensureSpace(18 * lineHeight)
  drawAmounts(sheet, content, content.openAmount === undefined ? 'Amount to pay' : 'Total')
  drawPayment(sheet, content)
  return sheet.bytes()
}
