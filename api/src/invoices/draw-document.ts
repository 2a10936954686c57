import { orderNameOf } from '@store/contract/rules/orders/order-name'
import { amountInWords } from '@store/contract/rules/pricing/amount-in-words'
import { paise } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import { edges, PdfSheet } from '../pdf/pdf-sheet.ts'
import { drawLines } from './draw-lines.ts'
import type { TaxContent } from './tax-document.ts'

const size = 9
const lineHeight = 13
const middle = (edges.left + edges.right) / 2 + 10
const columnWidth = middle - edges.left - 20

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })

function dayOf(instant: string): string {
  return day.format(new Date(instant))
}

function factsOf(content: TaxContent): string[] {
  const { number, issuedAt, order, placeOfSupply, against } = content
  return [
    `${against ? 'Credit note' : 'Invoice'} no: ${number}`,
    `Date: ${dayOf(issuedAt)}`,
    `Order: ${orderNameOf(order.id)} of ${dayOf(order.placedAt)}`,
    `Place of supply: ${placeOfSupply}`,
    ...(against ? [`Against invoice: ${against.number} of ${dayOf(against.issuedAt)}`] : []),
    ...(against?.reason === undefined ? [] : [`Reason: ${against.reason}`]),
    'Reverse charge: No',
  ]
}

function partiesOf({ seller, buyer }: TaxContent): string[] {
  return [
    `Sold by: ${seller.name}`,
    `${seller.address}, ${seller.state}`,
    `GSTIN: ${seller.gstin}`,
    '',
    `Bill and ship to: ${buyer.name}`,
    buyer.address,
    `Phone: ${buyer.phone}`,
    buyer.gstin ? `GSTIN: ${buyer.gstin}` : 'GSTIN: unregistered',
  ]
}

function drawHeader(sheet: PdfSheet, content: TaxContent): void {
  sheet.moveDown(16)
  sheet.writeText(content.against ? 'CREDIT NOTE' : 'TAX INVOICE', {
    x: edges.left,
    size: 16,
    bold: true,
  })
  sheet.moveDown(22)
  const wrap = (texts: string[]) =>
    texts.flatMap((text) => (text === '' ? [''] : sheet.wrap(text, columnWidth, size)))
  const parties = wrap(partiesOf(content))
  const facts = wrap(factsOf(content))
  for (let row = 0; row < Math.max(parties.length, facts.length); row += 1) {
    sheet.writeText(parties[row] ?? '', { x: edges.left, size })
    sheet.writeText(facts[row] ?? '', { x: middle, size })
    sheet.moveDown(lineHeight)
  }
}

function drawFooter(sheet: PdfSheet, { against, seller, totals }: TaxContent): void {
  sheet.ensureSpace(8 * lineHeight)
  for (const [label, amount] of [
    ['Round off', totals.roundOff],
    [against ? 'Amount credited' : 'Amount payable', totals.total],
  ] as const) {
    sheet.moveDown(lineHeight + 2)
    sheet.writeText(label, { x: edges.right - 90, size, bold: true, align: 'right' })
    sheet.writeText(formatExactRupees(paise(amount)), {
      x: edges.right,
      size,
      bold: true,
      align: 'right',
    })
  }
  sheet.moveDown(lineHeight)
  for (const text of sheet.wrap(amountInWords(paise(totals.total)), 500, size)) {
    sheet.moveDown(lineHeight)
    sheet.writeText(text, { x: edges.left, size })
  }
  sheet.moveDown(2 * lineHeight)
  sheet.writeText('Prices include GST. This document was made by a computer.', {
    x: edges.left,
    size,
  })
  sheet.writeText(`For ${seller.name}`, { x: edges.right, size, align: 'right' })
}

/** Draws a tax document as PDF on A4; the same content always gives the same bytes. */
export async function drawDocument(content: TaxContent): Promise<Buffer> {
  const sheet = await PdfSheet.open({
    title: content.number,
    author: content.seller.name,
    at: new Date(content.issuedAt),
  })
  drawHeader(sheet, content)
  drawLines(sheet, content)
  drawFooter(sheet, content)
  return sheet.bytes()
}
