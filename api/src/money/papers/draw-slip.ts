import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import type { SellerFacts } from '@store/contract/schemas/settings'
import { drawTable, edges, type PdfSheet, type PdfTable } from '../../base/base.ts'
import type { OrderLineRecord } from '../../ordering/ordering.ts'
import { drawPaperHead } from './draw-paper-head.ts'
import { type PackedOrder, packingFactsOf, stateFactsOf } from './paper-texts.ts'

const { left, right } = edges
const size = 10

const table: PdfTable<OrderLineRecord> = {
  columns: [
    { title: '#', x: left, textOf: (_line, index) => String(index + 1) },
    {
      title: 'Item',
      x: left + 20,
      width: 320,
      textOf: ({ name, modelNo }) => `${name} (${modelNo})`,
    },
    { title: 'Qty', x: right - 150, align: 'right', textOf: ({ quantity }) => String(quantity) },
    {
      title: 'Price',
      x: right - 75,
      align: 'right',
      textOf: ({ unitPrice }) => formatExactRupees(unitPrice),
    },
    { title: 'Total', x: right, align: 'right', textOf: ({ total }) => formatExactRupees(total) },
  ],
}

/** Draws an order slip on A4: who ordered what at which price, and how far it is. */
export function drawSlip(sheet: PdfSheet, order: PackedOrder, seller: SellerFacts): void {
  const facts = [`Id: ${order.publicId}`, ...packingFactsOf(order), ...stateFactsOf(order)]
  drawPaperHead(sheet, order, { title: 'ORDER SLIP', facts, seller })
  drawTable(sheet, order.lines, table)
  sheet.ensureSpace(40)
  sheet.moveDown(18)
  sheet.writeText('Prices include GST.', { x: left, size })
  const total = `Total ${formatExactRupees(order.total)}`
  sheet.writeText(total, { x: right, size, bold: true, align: 'right' })
}
