import { receiptMessages as messages } from '@store/contract/rules/payments/receipt-messages'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { OrderChangedSchema } from '@store/contract/schemas/orders/orders'
import {
  DueRefundListSchema,
  DueRefundsQuerySchema,
} from '@store/contract/schemas/payments/receipts'
import {
  RecordRefundSchema,
  RefundParamsSchema,
  StrikeRefundSchema,
} from '@store/contract/schemas/payments/refunds'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import {
  actorOf,
  type FileService,
  orderAdmins,
  setCursorPaging,
  type TypedApp,
} from '../../../base/base.ts'
import { presentOrder, viewOf } from '../../../ordering/ordering.ts'
import { presentReceiptOrder } from '../receipt-presenter.ts'
import type { ReceiptService } from '../receipt-service.ts'

/** The money of orders that goes back to their buyers. */
export function registerRefunds(
  app: TypedApp,
  {
    receipts,
    files,
  }: {
    receipts: Pick<ReceiptService, 'listRefunds' | 'recordRefund' | 'strikeRefund'>
    files: Pick<FileService, 'urlOf'>
  },
): void {
  app.get(
    '/refunds',
    {
      config: { access: orderAdmins, operation: 'listDueRefunds', rights: ['money'] },
      schema: {
        querystring: DueRefundsQuerySchema,
        response: { 200: DueRefundListSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const page = await receipts.listRefunds(actorOf(request), request.query)
      setCursorPaging(reply, request, page)
      return {
        refunds: page.refunds.map(({ order, amount }) => ({
          order: presentReceiptOrder(order),
          amount: rupeesFromPaise(amount),
        })),
      }
    },
  )

  app.post(
    '/orders/:id/refund',
    {
      config: { access: orderAdmins, operation: 'recordRefund', rights: ['money'] },
      schema: {
        params: IdParamsSchema,
        body: RecordRefundSchema,
        response: { 201: OrderChangedSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const order = await receipts.recordRefund(actorOf(request), request.params.id, request.body)
      const changed = presentOrder(order, viewOf(request, files))
      return reply.status(201).send({ message: messages.refundRecorded, order: changed })
    },
  )

  app.post(
    '/orders/:id/refunds/:ordinal/strike',
    {
      config: { access: orderAdmins, operation: 'strikeRefund', rights: ['money'] },
      schema: {
        params: RefundParamsSchema,
        body: StrikeRefundSchema,
        response: { 200: OrderChangedSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const { id: publicId, ordinal } = request.params
      const refund = { publicId, ordinal }
      const order = await receipts.strikeRefund(actorOf(request), refund, request.body.reason)
      return { message: messages.refundStruck, order: presentOrder(order, viewOf(request, files)) }
    },
  )
}
