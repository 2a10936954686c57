import { orderNameOf } from '@store/contract/rules/orders/order-name'
import type { SellerFacts } from '@store/contract/schemas/settings'
import { edges, type PdfSheet } from '../../base/base.ts'
import type { OrderRecord } from '../../ordering/ordering.ts'
import { senderLinesOf } from '../../support/support.ts'
import { addressLinesOf, billingLinesOf, consigneeNameOf } from './paper-texts.ts'

const size = 9
const lineHeight = 13
const middle = (edges.left + edges.right) / 2 + 10
const columnWidth = middle - edges.left - 20

function partiesOf(order: OrderRecord, seller: SellerFacts): string[] {
  const { shipping, buyer } = order
  const sender = senderLinesOf(seller)
  return [
    `Ship to: ${consigneeNameOf(shipping)}`,
    `${addressLinesOf(shipping).join(', ')} ${shipping.pincode}`,
    `Phone: ${shipping.phone}`,
    ...billingLinesOf(shipping, { sellerGstNumber: seller.gstin }),
    `Ordered by: ${buyer.name}, ${buyer.email}`,
    ...(sender.length > 0 ? ['', `Sold by: ${sender.join(', ')}`] : []),
  ]
}

/** Draws the title and the name of the order, and below who gets it, who sends it, and facts about it. */
export function drawPaperHead(
  sheet: PdfSheet,
  order: OrderRecord,
  paper: { title: string; facts: readonly string[]; seller: SellerFacts },
): void {
  sheet.moveDown(16)
  sheet.writeText(paper.title, { x: edges.left, size: 16, bold: true })
  const name = `Order ${orderNameOf(order.publicId)}`
  sheet.writeText(name, { x: edges.right, size: 16, bold: true, align: 'right' })
  sheet.moveDown(22)
  const wrap = (texts: readonly string[]) =>
    texts.flatMap((text) => (text === '' ? [''] : sheet.wrap(text, columnWidth, size)))
  const parties = wrap(partiesOf(order, paper.seller))
  const facts = wrap(paper.facts)
  for (let row = 0; row < Math.max(parties.length, facts.length); row += 1) {
    sheet.writeText(parties[row] ?? '', { x: edges.left, size })
    sheet.writeText(facts[row] ?? '', { x: middle, size })
    sheet.moveDown(lineHeight)
  }
}
