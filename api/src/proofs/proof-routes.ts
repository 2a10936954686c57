import * as messages from '@store/contract/rules/messages'
import { OrderChangedSchema } from '@store/contract/schemas/orders/orders'
import {
  ProofListSchema,
  ProofsQuerySchema,
  ProofVerdictSchema,
} from '@store/contract/schemas/orders/proofs'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import { withUploadForm } from '../files/upload/upload-form.ts'
import { actorOf } from '../http/access.ts'
import { buyers, orderAdmins } from '../http/actor.ts'
import { formFile } from '../http/body/form-file.ts'
import { setCursorPaging } from '../http/paging.ts'
import type { TypedApp } from '../http/typed-app.ts'
import type { OrderDependencies } from '../orders/order-dependencies.ts'
import { presentOrder, viewOf } from '../orders/order-presenter.ts'
import { proofRule } from '../orders/proofs/payment-proof.ts'
import { LargeTotals } from '../shared/large-totals.ts'
import { presentProof } from './proof-presenter.ts'
import { type ProofDependencies, replaceProof, reviewProof } from './proof-service.ts'
import { readReviewQueue } from './review-queue.ts'

const NewProofFormSchema = Type.Object({
  paymentProof: formFile('JPG, PNG or PDF'),
  paymentReference: Type.Optional(Type.String()),
})

/** Payment proofs: review queue, verdicts and replacement (api.md, Orders). */
export function registerProofs(
  app: TypedApp,
  dependencies: ProofDependencies & Pick<OrderDependencies, 'db'>,
): void {
  const totals = new LargeTotals(dependencies.clock)
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
      const queueDependencies = { db: dependencies.db, totals }
      const { proofs, ...list } = await readReviewQueue(
        queueDependencies,
        actorOf(request),
        request.query,
      )
      setCursorPaging(reply, request, list)
      const view = viewOf(request, dependencies.files)
      return { orders: proofs.map((proof) => presentProof(proof, view)) }
    },
  )

  app.put(
    '/orders/:id/proof',
    {
      config: { access: orderAdmins, operation: 'judgeProof' },
      schema: {
        params: IdParamsSchema,
        body: ProofVerdictSchema,
        response: { 200: OrderChangedSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const target = { actor: actorOf(request), publicId: request.params.id }
      const order = await reviewProof(dependencies, target, request.body)
      const message = messages.proofs[request.body.verdict]
      return { message, order: presentOrder(order, viewOf(request, dependencies.files)) }
    },
  )

  app.post(
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
        replaceProof(dependencies, target, form),
      )
      const view = viewOf(request, dependencies.files)
      return { message: messages.proofs.sent, order: presentOrder(order, view) }
    },
  )
}
