import * as messages from '@store/contract/rules/messages'
import { OrderChangedSchema } from '@store/contract/schemas/orders/orders'
import {
  ProofListSchema,
  ProofsQuerySchema,
  ProofVerdictSchema,
} from '@store/contract/schemas/orders/proofs'
import { ErrorBodySchema, FormLine, IdParamsSchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import {
  actorOf,
  buyers,
  type FileService,
  formFile,
  orderAdmins,
  registerFormRoutes,
  setCursorPaging,
  type TypedApp,
  withUploadForm,
} from '../../base/base.ts'
import { presentOrder, proofRule, viewOf } from '../../ordering/ordering.ts'
import { presentProof } from './proof-presenter.ts'
import type { ProofService } from './proof-service.ts'

const NewProofFormSchema = Type.Object({
  paymentProof: formFile('JPG, PNG or PDF'),
  paymentReference: Type.Optional(FormLine),
})

/** Payment proofs: review queue, verdicts and replacement. */
export function registerProofs(
  app: TypedApp,
  { proofs, files }: { proofs: ProofService; files: FileService },
): void {
  app.get(
    '/proofs',
    {
      config: { access: orderAdmins, operation: 'listProofs', rights: ['money'] },
      schema: {
        querystring: ProofsQuerySchema,
        response: { 200: ProofListSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const page = await proofs.listForReview(actorOf(request), request.query)
      setCursorPaging(reply, request, page)
      const view = viewOf(request, files)
      return { orders: page.proofs.map((proof) => presentProof(proof, view)) }
    },
  )

  app.put(
    '/orders/:id/proof',
    {
      config: { access: orderAdmins, operation: 'reviewProof', rights: ['money'] },
      schema: {
        params: IdParamsSchema,
        body: ProofVerdictSchema,
        response: { 200: OrderChangedSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const target = { actor: actorOf(request), publicId: request.params.id }
      const order = await proofs.review(target, request.body)
      const message = messages.proofs[request.body.verdict]
      return { message, order: presentOrder(order, viewOf(request, files)) }
    },
  )

  registerFormRoutes(app, (forms) => {
    forms.post(
      '/orders/:id/proof',
      {
        config: { access: buyers, operation: 'replaceProof', form: NewProofFormSchema },
        schema: {
          params: IdParamsSchema,
          response: { 200: OrderChangedSchema, '4xx': ErrorBodySchema },
        },
      },
      async (request) => {
        const target = { actor: actorOf(request), publicId: request.params.id }
        const order = await withUploadForm(request, proofRule, async (form) =>
          proofs.send(target, form),
        )
        const view = viewOf(request, files)
        return { message: messages.proofs.sent, order: presentOrder(order, view) }
      },
    )
  })
}
