import { setImmediate as nextTurn } from 'node:timers/promises'
import type { OrderPaper } from '@store/contract/rules/orders/admin/order-lists'
import type { SellerFacts } from '@store/contract/schemas/settings'
import type { OrderRecord } from '../orders/order.ts'
import { type PageFormat, PdfSheet } from '../pdf/pdf-sheet.ts'
import { drawLabel, type LabelledPackage } from './draw-label.ts'
import { drawPackingList } from './draw-packing-list.ts'
import { drawSlip } from './draw-slip.ts'

const formatOf: Readonly<Record<OrderPaper, PageFormat>> = {
  slip: 'a4',
  'packing-list': 'a4',
  label: 'a6',
}

/** One paper of one order. */
export interface PaperToPrint {
  order: OrderRecord
  paper: OrderPaper
  /** Of a label whose order has a known number of packages. */
  labelled?: LabelledPackage
}

function drawPaper(sheet: PdfSheet, { order, paper, labelled }: PaperToPrint, seller: SellerFacts) {
  switch (paper) {
    case 'slip':
      return drawSlip(sheet, order, seller)
    case 'packing-list':
      return drawPackingList(sheet, order, seller)
    case 'label':
      return drawLabel(sheet, order, { seller, labelled })
  }
}

/** Draws papers into one PDF, each on pages of its own. Other requests are answered between two papers. */
export async function drawOrderPapers(
  papers: readonly PaperToPrint[],
  { seller, title, at }: { seller: SellerFacts; title: string; at: Date },
): Promise<Buffer> {
  const author = seller.name ?? 'Store'
  const firstFormat = formatOf[papers[0]?.paper ?? 'slip']
  const sheet = await PdfSheet.open({ title, author, at }, firstFormat)
  for (const [index, paper] of papers.entries()) {
    if (index > 0) {
      await nextTurn()
      sheet.startPage(formatOf[paper.paper])
    }
    drawPaper(sheet, paper, seller)
  }
  return sheet.bytes()
}
