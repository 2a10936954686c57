import type { SellerFacts } from '@store/contract/schemas/settings'
import { drawTable, edges, type PdfSheet, type PdfTable } from '../../base/base.ts'
import type { OrderLineRecord } from '../../ordering/ordering.ts'
import { drawPaperHead } from './draw-paper-head.ts'
import { type PackedOrder, packingFactsOf } from './paper-texts.ts'

const { left } = edges
const size = 10

const table: PdfTable<OrderLineRecord> = {
  isChecklist: true,
  columns: [
    {
      title: 'Qty',
      x: left + 52,
      align: 'right',
      bold: true,
      textOf: ({ quantity }) => String(quantity),
    },
    { title: 'Model', x: left + 66, width: 150, textOf: ({ modelNo }) => modelNo },
    { title: 'Item', x: left + 226, width: 297, textOf: ({ name }) => name },
  ],
}

/** Draws a packing list on A4: what goes into the parcel, with a box to tick, without prices. */
export function drawPackingList(sheet: PdfSheet, order: PackedOrder, seller: SellerFacts): void {
  const facts = packingFactsOf(order)
  drawPaperHead(sheet, order, { title: 'PACKING LIST', facts, seller })
  drawTable(sheet, order.lines, table)
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  sheet.ensureSpace(60)
  sheet.moveDown(18)
  sheet.writeText(`Pieces: ${pieces}`, { x: left, size, bold: true })
  sheet.moveDown(26)
  sheet.writeText('Packed by: ____________________', { x: left, size })
  sheet.writeText('Packages: __________', { x: left + 260, size })
}
