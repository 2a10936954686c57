import { formatIndiaTime } from '@store/contract/rules/india-days'
import { orderNameOf } from '@store/contract/rules/orders/order-name'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import { PdfSheet } from '../../../base/base.ts'
import { accountLinesOf, dayOf, labelled } from '../drawing/document-texts.ts'
import type { BlockLine } from '../drawing/draw-blocks.ts'
import { drawSale } from '../drawing/draw-sale.ts'
import type { ProformaContent } from './proforma-service.ts'

function factsOf(content: ProformaContent): BlockLine[] {
  const { order, placeOfSupply, payBy, paymentCode, buyerNote } = content
  return [
    ...labelled('Order', `${orderNameOf(order.id)} of ${dayOf(order.placedAt)}`),
    ...labelled("Buyer's order no", order.poNumber),
    ...labelled('Held until', payBy && formatIndiaTime(payBy)),
    ...labelled('Payment code', paymentCode),
    ...labelled('Place of supply', placeOfSupply),
    ...labelled("Buyer's note", buyerNote?.replaceAll(/\s+/g, ' ')),
  ]
}

function paymentLinesOf({ bank, paymentCode, openAmount }: ProformaContent): BlockLine[] {
  return [
    { text: 'How to pay', bold: true },
    ...labelled('Paid in part, still open', openAmount && formatExactRupees(openAmount)),
    ...accountLinesOf(bank),
    ...labelled('Note of the transfer', paymentCode),
  ]
}

/** Draws a proforma invoice as PDF on A4. */
export async function drawProforma(content: ProformaContent): Promise<Buffer> {
  const sheet = await PdfSheet.open({
    title: content.number,
    author: content.seller.name,
    at: new Date(content.issuedAt),
    isNumbered: true,
  })
  drawSale(sheet, {
    content,
    title: 'PROFORMA INVOICE',
    marking: undefined,
    facts: factsOf(content),
    payment: paymentLinesOf(content),
    amountLabel: content.openAmount === undefined ? 'Amount to pay' : 'Total',
    notice: undefined,
    remark: 'This is no tax invoice: that one is issued when the goods are shipped.',
  })
  return sheet.bytes()
}
