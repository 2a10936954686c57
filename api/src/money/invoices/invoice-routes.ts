import { orderReaders } from '@store/contract/rules/accounts/rights'
import { ErrorBodySchema, IdParamsSchema, oneOf } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import { actorOf, type TypedApp } from '../../base/base.ts'
import { invoiceCopies } from './drawing/document-copy.ts'
import type { InvoiceService } from './invoice-service.ts'
import { PdfSchema, sendDocuments } from './send-documents.ts'

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

const CreditNoteQuerySchema = Type.Object(
  {
    ordinal: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 30_000, description: 'one of several; all without it' }),
    ),
  },
  { additionalProperties: false },
)

/** Tax documents as PDF, for the owner of an order and the admins of its tier (money 7.3). */
export function registerInvoices(app: TypedApp, invoices: InvoiceService): void {
  app.get(
    '/orders/:id/invoice',
    {
      config: { access: 'signed-in', operation: 'readInvoice', rights: orderReaders },
      schema: { ...schema, querystring: InvoiceQuerySchema },
    },
    async (request, reply) => {
      const target = { actor: actorOf(request), publicId: request.params.id }
      const copies = request.query.copies === 'all' ? invoiceCopies : undefined
      return sendDocuments(reply, [await invoices.readInvoice(target)], copies)
    },
  )

  app.get(
    '/orders/:id/credit-note',
    {
      config: { access: 'signed-in', operation: 'readCreditNote', rights: orderReaders },
      schema: { ...schema, querystring: CreditNoteQuerySchema },
    },
    async (request, reply) => {
      const target = { actor: actorOf(request), publicId: request.params.id }
      return sendDocuments(reply, await invoices.readCreditNotes(target, request.query.ordinal))
    },
  )
}
