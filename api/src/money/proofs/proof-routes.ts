import * as messages from '@store/contract/rules/messages'
import { OrderChangedSchema } from '@store/contract/schemas/orders/orders'
import {
  ProofListSchema,
  ProofsQuerySchema,
  ProofVerdictSchema,
} from '@store/contract/schemas/orders/proofs'
import { ErrorBodySchema, FormLine, IdParamsSchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import type { FileService } from '../../base/files/file-service.ts'
import { withUploadForm } from '../../base/files/upload/upload-form.ts'
import { actorOf } from '../../base/http/access.ts'
import { buyers, orderAdmins } from '../../base/http/actor.ts'
import { formFile } from '../../base/http/body/form-file.ts'
import { registerFormRoutes } from '../../base/http/body/form-routes.ts'
import { setCursorPaging } from '../../base/http/paging.ts'
import type { TypedApp } from '../../base/http/typed-app.ts'
import { presentOrder, viewOf } from '../../ordering/orders/order-presenter.ts'
import { proofRule } from '../../ordering/orders/proofs/payment-proof.ts'
import { presentProof } from './proof-presenter.ts'
import type { ProofService } from './proof-service.ts'

const NewProofFormSchema = Type.Object({
  paymentProof: formFile('JPG, PNG or PDF'),
  paymentReference: Type.Optional(FormLine),
})

/** Payment proofs: review queue, verdicts and replacement (api.md, Orders). */
export function registerProofs(
  app: TypedApp,
  { proofs, files }: { proofs: ProofService; files: FileService },
): void {
  app.get(
    '/proofs',
    {
      config: { access: orderAdmins, operation: 'listProofs' },
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
      config: { access: orderAdmins, operation: 'reviewProof' },
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
