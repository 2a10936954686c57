import * as messages from '@store/contract/rules/messages'
import { clientNetwork } from '@store/contract/rules/network/client-network'
import {
  PaymentLinkParamsSchema,
  PaymentLinkSchema,
  PaymentPageChangedSchema,
  PaymentPageSchema,
} from '@store/contract/schemas/orders/reserved-orders'
import { ErrorBodySchema, FormLine, IdParamsSchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import {
  actorOf,
  buyers,
  formFile,
  registerFormRoutes,
  type TypedApp,
  withUploadForm,
} from '../../base/base.ts'
import { proofRule } from '../../ordering/ordering.ts'
import type { PaymentLinks } from './payment-link-service.ts'
import { presentPaymentPage } from './payment-page-presenter.ts'

const LinkedProofFormSchema = Type.Object({
  paymentProof: formFile('JPG, PNG or PDF'),
  paymentReference: Type.Optional(FormLine),
})

const errorResponses = { '4xx': ErrorBodySchema, '5xx': ErrorBodySchema }

/** The link to pay an order from another device, and what it opens without a session: its signature is the key. */
export function registerPaymentLinks(app: TypedApp, links: PaymentLinks): void {
  app.get(
    '/orders/:id/payment-link',
    {
      config: { access: buyers, operation: 'readPaymentLink' },
      schema: {
        params: IdParamsSchema,
        response: { 200: PaymentLinkSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const link = await links.create(actorOf(request), request.params.id)
      return reply.header('cache-control', 'no-store').send(link)
    },
  )

  app.get(
    '/pay/:token',
    {
      config: { access: 'public', operation: 'readLinkedPayment' },
      schema: {
        params: PaymentLinkParamsSchema,
        response: { 200: PaymentPageSchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const link = await links.open(request.params.token, clientNetwork(request.ip))
      const page = presentPaymentPage(await links.read(link))
      return reply.header('cache-control', 'no-store').send(page)
    },
  )

  registerFormRoutes(app, (forms) => {
    forms.post(
      '/pay/:token',
      {
        config: { access: 'public', operation: 'sendLinkedProof', form: LinkedProofFormSchema },
        schema: {
          params: PaymentLinkParamsSchema,
          response: { 200: PaymentPageChangedSchema, ...errorResponses },
        },
      },
      async (request) => {
        const link = await links.open(request.params.token, clientNetwork(request.ip))
        const payment = await withUploadForm(request, proofRule, async (form) =>
          links.sendProof(link, form),
        )
        return { message: messages.proofs.sent, payment: presentPaymentPage(payment) }
      },
    )
  })
}
