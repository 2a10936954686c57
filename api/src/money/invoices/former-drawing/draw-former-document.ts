import { orderNameOf } from '@store/contract/rules/orders/order-name'
import { edges, type PdfSheet } from '../../../base/base.ts'
import type { TaxContent } from '../tax-document.ts'
import { drawLines } from './former-lines.ts'
import { dayOf, drawAmounts, drawHeader, lineHeight, size } from './former-parts.ts'

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

/**
 * Draws a tax document that was issued before drawings were numbered, exactly as it was drawn when it was handed out: a paper
 * that somebody has must not change.
 */
export function drawFormerDocument(sheet: PdfSheet, content: TaxContent): void {
  const title = content.against ? 'CREDIT NOTE' : 'TAX INVOICE'
  drawHeader(sheet, content, { title, facts: factsOf(content) })
  drawLines(sheet, content)
  drawFooter(sheet, content)
}
