import { receiptMessages as messages } from '@store/contract/rules/payments/receipt-messages'
import {
  AnswerReceiptsSchema,
  AssignmentSchema,
  OrderReceiptsSchema,
  ReceiptChangedSchema,
  ReceiptCountsSchema,
  ReceiptListSchema,
  ReceiptOrderListSchema,
  ReceiptOrdersQuerySchema,
  ReceiptsQuerySchema,
  type SettleResults,
  SettleResultsSchema,
  SettleSchema,
  TakeBackQuerySchema,
} from '@store/contract/schemas/payments/receipts'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import type { FastifyRequest } from 'fastify'
import {
  actorOf,
  errorResponseOf,
  orderAdmins,
  setCursorPaging,
  type TypedApp,
} from '../../base/base.ts'
import type { SettleResult } from './assigning/settle-exact.ts'
import { presentOrderReceipts, presentReceipt, presentReceiptOrder } from './receipt-presenter.ts'
import type { ReceiptService } from './receipt-service.ts'

/** Received money and its assignment to orders (ADR 0101). */
export function registerReceipts(app: TypedApp, receipts: ReceiptService): void {
  registerReceiptLists(app, receipts)

  app.post(
    '/receipts/:id/assignments',
    {
      config: { access: orderAdmins, operation: 'assignReceipt', rights: ['money'] },
      schema: {
        params: IdParamsSchema,
        body: AssignmentSchema,
        response: { 201: ReceiptChangedSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const view = await receipts.assign(actorOf(request), request.params.id, request.body)
      return reply.status(201).send({ message: messages.assigned, receipt: presentReceipt(view) })
    },
  )

  app.delete(
    '/receipts/:id/assignments',
    {
      config: { access: orderAdmins, operation: 'takeReceiptBack', rights: ['money'] },
      schema: {
        params: IdParamsSchema,
        querystring: TakeBackQuerySchema,
        response: { 200: ReceiptChangedSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const { params, query } = request
      const view = await receipts.takeBack(actorOf(request), params.id, query.reason)
      return { message: messages.takenBack, receipt: presentReceipt(view) }
    },
  )

  app.post(
    '/receipts/settle',
    {
      config: { access: orderAdmins, operation: 'settleReceipts', rights: ['money'] },
      schema: {
        body: SettleSchema,
        response: { 200: SettleResultsSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) =>
      presentResults(await receipts.settle(actorOf(request), request.body.ids), request),
  )

  registerAnswers(app, receipts)
}

function presentResults(results: readonly SettleResult[], request: FastifyRequest): SettleResults {
  return {
    results: results.map((result) => {
      const { publicId: _id } = result
      if ('view' in result) return { _id, receipt: presentReceipt(result.view) }
      const { code, message } = errorResponseOf(result.error, request).body
      return { _id, code, message }
    }),
  }
}

function registerAnswers(app: TypedApp, receipts: ReceiptService): void {
  app.post(
    '/receipts/answers',
    {
      config: { access: orderAdmins, operation: 'answerReceipts', rights: ['money'] },
      schema: {
        body: AnswerReceiptsSchema,
        response: { 200: SettleResultsSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      return presentResults(await receipts.answer(actorOf(request), request.body), request)
    },
  )

  app.delete(
    '/receipts/:id/answers',
    {
      config: { access: orderAdmins, operation: 'reopenReceipt', rights: ['money'] },
      schema: {
        params: IdParamsSchema,
        response: { 200: ReceiptChangedSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const view = await receipts.reopen(actorOf(request), request.params.id)
      return { message: messages.reopened, receipt: presentReceipt(view) }
    },
  )
}

function registerReceiptLists(app: TypedApp, receipts: ReceiptService): void {
  app.get(
    '/receipts',
    {
      config: { access: orderAdmins, operation: 'listReceipts', rights: ['money'] },
      schema: {
        querystring: ReceiptsQuerySchema,
        response: { 200: ReceiptListSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const page = await receipts.list(actorOf(request), request.query)
      setCursorPaging(reply, request, page)
      return { receipts: page.receipts.map(presentReceipt) }
    },
  )

  app.get(
    '/receipts/counts',
    {
      config: { access: orderAdmins, operation: 'countReceipts', rights: ['money'] },
      schema: { response: { 200: ReceiptCountsSchema, '4xx': ErrorBodySchema } },
    },
    async (request) => receipts.count(actorOf(request)),
  )

  app.get(
    '/receipts/orders',
    {
      config: { access: orderAdmins, operation: 'findReceiptOrders', rights: ['money'] },
      schema: {
        querystring: ReceiptOrdersQuerySchema,
        response: { 200: ReceiptOrderListSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const orders = await receipts.findOrders(actorOf(request), request.query.q)
      return { orders: orders.map(presentReceiptOrder) }
    },
  )

  app.get(
    '/orders/:id/receipts',
    {
      config: { access: orderAdmins, operation: 'listReceiptsOfOrder', rights: ['money'] },
      schema: {
        params: IdParamsSchema,
        response: { 200: OrderReceiptsSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) =>
      presentOrderReceipts(await receipts.ofOrder(actorOf(request), request.params.id)),
  )
}
