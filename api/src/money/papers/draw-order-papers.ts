import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PackingPaper } from '@store/contract/rules/orders/admin/order-lists'
import type { SellerFacts } from '@store/contract/schemas/settings'
import { type PageFormat, PdfSheet } from '../../base/base.ts'
import type { InvoiceCopy } from '../invoices/drawing/document-copy.ts'
import { drawDocumentOn } from '../invoices/drawing/draw-document.ts'
import type { PrintedDocument } from '../invoices/tax-document.ts'
import { drawLabel, type LabelledPackage } from './draw-label.ts'
import { drawPackingList } from './draw-packing-list.ts'
import { drawSlip } from './draw-slip.ts'
import type { PackedOrder } from './paper-texts.ts'

const formatOf: Readonly<Record<PackingPaper, PageFormat>> = {
  slip: 'a4',
  'packing-list': 'a4',
  label: 'a6',
}

/** A paper for packing of one order. */
export interface PackingPaperToPrint {
  order: PackedOrder
  paper: PackingPaper
  /** Of a label whose order has a known number of packages. */
  labelled?: LabelledPackage
}

/** A tax document of one order, with the copies to print of it. */
export interface DocumentToPrint {
  document: PrintedDocument
  copies: readonly InvoiceCopy[]
}

export type PaperToPrint = PackingPaperToPrint | DocumentToPrint

function drawPacking(
  sheet: PdfSheet,
  { order, paper, labelled }: PackingPaperToPrint,
  seller: SellerFacts,
) {
  switch (paper) {
    case 'slip':
      return drawSlip(sheet, order, seller)
    case 'packing-list':
      return drawPackingList(sheet, order, seller)
    case 'label':
      return drawLabel(sheet, order, { seller, labelled })
  }
}

const pageOf = (paper: PaperToPrint): PageFormat =>
  'document' in paper ? 'a4' : formatOf[paper.paper]

/** Draws papers into one PDF, each on pages of its own. Other requests are answered between two papers. */
export async function drawOrderPapers(
  [first, ...others]: readonly [PaperToPrint, ...PaperToPrint[]],
  { seller, title, at }: { seller: SellerFacts; title: string; at: Date },
): Promise<Buffer> {
  const author = seller.name ?? 'Store'
  const isNumbered = [first, ...others].some((paper) => 'document' in paper)
  const sheet = await PdfSheet.open({ title, author, at, isNumbered }, pageOf(first))
  const draw = (paper: PaperToPrint) => {
    if ('document' in paper) drawDocumentOn(sheet, paper.document, paper.copies)
    else drawPacking(sheet, paper, seller)
  }
  draw(first)
  for (const paper of others) {
    await nextTurn()
    sheet.startPage(pageOf(paper))
    draw(paper)
  }
  return sheet.bytes()
}
