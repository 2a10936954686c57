import type { FastifyReply } from 'fastify'
import { binaryResponse, dispositionOf } from '../../base/base.ts'
import type { InvoiceCopy } from './drawing/document-copy.ts'
import { drawDocuments } from './drawing/draw-document.ts'
import type { PrintedDocument } from './tax-document.ts'

export const PdfSchema = binaryResponse('a PDF', ['application/pdf'])

/** Sends documents as one PDF, which has the number of the last one for a name. */
export async function sendDocuments(
  reply: FastifyReply,
  documents: readonly PrintedDocument[],
  copies: readonly InvoiceCopy[] = ['original'],
): Promise<FastifyReply> {
  const name = `${documents.at(-1)?.number.replaceAll('/', '-') ?? 'document'}.pdf`
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': dispositionOf('inline', name),
    })
    .send(await drawDocuments(documents, copies))
}
