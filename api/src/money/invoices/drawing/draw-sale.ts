import { edges, type PdfSheet } from '../../../base/base.ts'
import type { PrintedDocument } from '../tax-document.ts'
import { partiesOf, sellerLinesOf } from './document-texts.ts'
import {
  type BlockLine,
  drawFramedBlocks,
  lineHeight,
  oneBlock,
  size,
  smallSize,
  twoBlocks,
} from './draw-blocks.ts'
import { drawSums, heightOfSums } from './draw-document-sums.ts'
import { drawDocumentTable, footHeight } from './draw-document-table.ts'
import { drawSignedCode } from './draw-signed-code.ts'

/** What a paper of a sale says: a tax document or a proforma invoice. */
export interface SaleDrawing {
  content: PrintedDocument
  title: string
  /** Which copy it is; undefined without copies. */
  marking: string | undefined
  facts: readonly BlockLine[]
  /** Where and how to pay; beside it the seller signs. */
  payment: readonly BlockLine[]
  amountLabel: string
  /** What must not be overlooked; stands above the lines. */
  notice: string | undefined
  remark: string
}

function drawTitle(sheet: PdfSheet, { title, marking = '' }: SaleDrawing): void {
  sheet.moveDown(13)
  sheet.writeText(title, { x: edges.left, size: 15, bold: true })
  sheet.writeText(marking, { x: edges.right, size: 9, bold: true, align: 'right' })
  sheet.moveDown(8)
}

/** The following pages say what they belong to. */
function drawShortTitle(sheet: PdfSheet, { title, marking, content }: SaleDrawing): void {
  sheet.moveDown(10)
  sheet.writeText(`${title} ${content.number}`, { x: edges.left, size: 9, bold: true })
  sheet.writeText(marking ?? '', { x: edges.right, size: 9, bold: true, align: 'right' })
  sheet.moveDown(6)
}

function drawNotice(sheet: PdfSheet, { notice }: SaleDrawing): void {
  if (notice === undefined) return
  sheet.moveDown(4)
  for (const text of sheet.wrap(notice, edges.right - edges.left, { size, bold: true })) {
    sheet.moveDown(lineHeight)
    sheet.writeText(text, { x: edges.left, size, bold: true })
  }
}

/** Height of payment, signature and remark, in points. */
function heightOfFoot({ payment }: SaleDrawing): number {
  return (Math.max(payment.length, 5) + 4) * lineHeight
}

function drawFoot(sheet: PdfSheet, { content, payment, remark }: SaleDrawing): void {
  const space = Array.from({ length: Math.max(2, payment.length - 2) }, () => ({ text: '' }))
  const signature = [
    { text: `For ${content.seller.name}`, bold: true },
    ...space,
    { text: 'Authorised signatory' },
  ]
  drawFramedBlocks(sheet, twoBlocks(payment, signature))
  sheet.moveDown(lineHeight + 2)
  sheet.writeText(remark, { x: edges.left, size: smallSize })
}

/** Draws a paper of a sale from the current page on; its pages are numbered from 1. */
export function drawSale(sheet: PdfSheet, drawing: SaleDrawing): void {
  const { content, facts, amountLabel } = drawing
  const first = sheet.pageCount - 1
  const startPage = () => {
    sheet.startPage('a4')
    drawShortTitle(sheet, drawing)
  }
  const ensureSpace = (height: number) => {
    if (sheet.y + height > edges.bottom - footHeight) startPage()
  }
  drawTitle(sheet, drawing)
  drawFramedBlocks(sheet, twoBlocks(sellerLinesOf(content), facts))
  const [billed = [], delivered] = partiesOf(content)
  drawFramedBlocks(sheet, delivered ? twoBlocks(billed, delivered) : oneBlock(billed))
  if (content.eInvoice) drawSignedCode(sheet, content.eInvoice)
  drawNotice(sheet, drawing)
  sheet.moveDown(8)
  drawDocumentTable(sheet, content, startPage)
  ensureSpace(heightOfSums(content) + heightOfFoot(drawing))
  drawSums(sheet, content, amountLabel)
  drawFoot(sheet, drawing)
  sheet.numberPages(first, (page, count) => {
    const text = `${content.number}, page ${page} of ${count}`
    sheet.writeText(text, { x: edges.right, size: smallSize, align: 'right' })
  })
}
