import { orderNameOf } from '@store/contract/rules/orders/order-name'
import { edges, PdfSheet } from '../../pdf/pdf-sheet.ts'
import type { TaxContent } from '../tax-document.ts'
import { dayOf, drawAmounts, drawHeader, lineHeight, size } from './draw-document-parts.ts'
import { drawLines } from './draw-lines.ts'

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

function drawFooter(sheet: PdfSheet, content: TaxContent): void {
  sheet.ensureSpace(8 * lineHeight)
  drawAmounts(sheet, content, content.against ? 'Amount credited' : 'Amount payable')
  sheet.moveDown(2 * lineHeight)
  sheet.writeText('Prices include GST. This document was made by a computer.', {
    x: edges.left,
    size,
  })
  sheet.writeText(`For ${content.seller.name}`, { x: edges.right, size, align: 'right' })
}

/** Draws a tax document as PDF on A4; the same content always gives the same bytes. */
export async function drawDocument(content: TaxContent): Promise<Buffer> {
  const sheet = await PdfSheet.open({
    title: content.number,
    author: content.seller.name,
    at: new Date(content.issuedAt),
  })
  const title = content.against ? 'CREDIT NOTE' : 'TAX INVOICE'
  drawHeader(sheet, content, { title, facts: factsOf(content) })
  drawLines(sheet, content)
  drawFooter(sheet, content)
  return sheet.bytes()
}
