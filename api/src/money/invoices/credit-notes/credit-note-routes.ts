import { orderReaders } from '@store/contract/rules/accounts/rights'
import { creditNoteMessages } from '@store/contract/rules/orders/credit-note-messages'
import {
  CreditNoteFormSchema,
  CreditNoteMadeSchema,
  TaxDocumentsSchema,
} from '@store/contract/schemas/orders/tax-documents'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import { actorOf, type Clock, orderAdmins, type TypedApp } from '../../../base/base.ts'
import type { CreditNoteService } from './credit-note-service.ts'
import { presentDocuments } from './tax-documents-presenter.ts'

/** The tax documents of an order as a list, and credit notes by lines of the invoice. */
export function registerCreditNotes(
  app: TypedApp,
  { creditNotes, clock }: { creditNotes: CreditNoteService; clock: Clock },
): void {
  app.get(
    '/orders/:id/tax-documents',
    {
      config: { access: 'signed-in', operation: 'readTaxDocuments', rights: orderReaders },
      schema: {
        params: IdParamsSchema,
        response: { 200: TaxDocumentsSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const documents = await creditNotes.readDocuments(actorOf(request), request.params.id)
      return presentDocuments(documents, clock.now())
    },
  )

  app.post(
    '/orders/:id/credit-notes',
    {
      config: { access: orderAdmins, operation: 'makeCreditNote', rights: ['money'] },
      schema: {
        params: IdParamsSchema,
        body: CreditNoteFormSchema,
        response: { 201: CreditNoteMadeSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const target = { actor: actorOf(request), publicId: request.params.id }
      const documents = await creditNotes.credit(target, request.body)
      const number = documents.creditNotes.at(-1)?.number ?? ''
      return reply.code(201).send({
        message: creditNoteMessages.made(number),
        documents: presentDocuments(documents, clock.now()),
      })
    },
  )
}
