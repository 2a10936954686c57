import { PdfSheet } from '../../../base/base.ts'
import { drawFormerDocument } from '../former-drawing/draw-former-document.ts'
import type { PrintedDocument, TaxContent } from '../tax-document.ts'
import { type InvoiceCopy, markingOf } from './document-copy.ts'
import { accountLinesOf, factsOf, noticeOf, titleOf } from './document-texts.ts'
import type { BlockLine } from './draw-blocks.ts'
import { drawSale } from './draw-sale.ts'

function bankLinesOf({ seller: { bank } }: TaxContent): BlockLine[] {
  if (!bank) return []
  return [{ text: 'Bank details', bold: true }, ...accountLinesOf(bank)]
}

function drawCopy(sheet: PdfSheet, content: PrintedDocument, marking: string | undefined): void {
  drawSale(sheet, {
    content,
    title: titleOf(content),
    marking,
    facts: factsOf(content),
    payment: content.against ? [] : bankLinesOf(content),
    amountLabel: content.against ? 'Amount credited' : 'Amount payable',
    notice: noticeOf(content),
    remark: 'This document was made by a computer.',
  })
}

/**
 * Draws a document on the current page and as many more as it needs; of an invoice the copies that it has among the given
 * ones, each on pages of its own. A document of the former drawing has no copies.
 */
export function drawDocumentOn(
  sheet: PdfSheet,
  content: PrintedDocument,
  copies: readonly InvoiceCopy[],
): void {
  if (content.drawing === undefined) {
    drawFormerDocument(sheet, content)
    return
  }
  const markings = content.against
    ? [undefined]
    : copies.flatMap((copy) => markingOf(content, copy) ?? [])
  for (const [index, marking] of markings.entries()) {
    if (index > 0) sheet.startPage('a4')
    drawCopy(sheet, content, marking)
  }
}

/** Draws tax documents as one PDF on A4; the same content always gives the same bytes. */
export async function drawDocuments(
  documents: readonly PrintedDocument[],
  copies: readonly InvoiceCopy[],
): Promise<Buffer> {
  const last = documents.at(-1)
  const sheet = await PdfSheet.open({
    title: last?.number ?? '',
    author: last?.seller.name ?? '',
    at: new Date(last?.issuedAt ?? 0),
    isNumbered: documents.some(({ drawing }) => drawing !== undefined),
  })
  for (const [index, content] of documents.entries()) {
    if (index > 0) sheet.startPage('a4')
    drawDocumentOn(sheet, content, copies)
  }
  return sheet.bytes()
}
