import { ErrorBodySchema, IdParamsSchema, oneOf } from '@store/contract/schemas/wire'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { dispositionOf } from '../files/file-name.ts'
import { actorOf } from '../http/access.ts'
import { binaryResponse } from '../http/binary-response.ts'
import type { TypedApp } from '../http/typed-app.ts'
import { type InvoiceCopy, invoiceCopies } from './drawing/document-copy.ts'
import { drawDocument } from './drawing/draw-document.ts'
import type { InvoiceService } from './invoice-service.ts'
import type { TaxContent } from './tax-document.ts'

const PdfSchema = binaryResponse('a PDF', ['application/pdf'])

const schema = {
  params: IdParamsSchema,
  response: { 200: PdfSchema, '4xx': ErrorBodySchema, 501: ErrorBodySchema },
}

const InvoiceQuerySchema = Type.Object(
  {
    copies: Type.Optional(
      oneOf(['original', 'all'] as const, {
        description:
          'all: for the recipient, the transporter and the supplier, one after the other',
      }),
    ),
  },
  { additionalProperties: false },
)

async function sendPdf(
  reply: FastifyReply,
  content: TaxContent,
  copies: readonly InvoiceCopy[] = ['original'],
): Promise<Buffer> {
  const name = `${content.number.replaceAll('/', '-')}.pdf`
  void reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': dispositionOf('inline', name),
  })
  return drawDocument(content, copies)
}

/** Tax documents as PDF, for the owner of an order and the admins of its tier (api.md, Orders). */
export function registerInvoices(app: TypedApp, invoices: InvoiceService): void {
  app.get(
    '/orders/:id/invoice',
    {
      config: { access: 'signed-in', operation: 'readInvoice' },
      schema: { ...schema, querystring: InvoiceQuerySchema },
    },
    async (request, reply) => {
      const target = { actor: actorOf(request), publicId: request.params.id }
      const copies = request.query.copies === 'all' ? invoiceCopies : undefined
      return reply.send(await sendPdf(reply, await invoices.readInvoice(target), copies))
    },
  )

  app.get(
    '/orders/:id/credit-note',
    { config: { access: 'signed-in', operation: 'readCreditNote' }, schema },
    async (request, reply) => {
      const target = { actor: actorOf(request), publicId: request.params.id }
      return reply.send(await sendPdf(reply, await invoices.readCreditNote(target)))
    },
  )
}
