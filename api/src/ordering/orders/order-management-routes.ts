import { Readable } from 'node:stream'
import { orderReaders } from '@store/contract/rules/accounts/rights'
import {
  type BulkStatusResults,
  BulkStatusResultsSchema,
  BulkStatusSchema,
  ExportOrdersSchema,
  QueueCountsSchema,
} from '@store/contract/schemas/orders/order-management'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import type { FastifyRequest } from 'fastify'
import {
  actorOf,
  errorResponseOf,
  orderAdmins,
  sendTable,
  type TypedApp,
  tableResponse,
} from '../../base/base.ts'
import { presentOrder, viewOf } from './order-presenter.ts'
import type { OrderRouteDependencies } from './order-routes.ts'
import { orderTable } from './search/order-table.ts'
import type { BulkUpdateResult } from './updating/bulk-update.ts'

/** Results of updates of many orders on the wire. */
export function presentBulkResults(
  results: readonly BulkUpdateResult[],
  request: FastifyRequest,
  files: OrderRouteDependencies['files'],
): BulkStatusResults {
  const view = viewOf(request, files)
  return {
    results: results.map((result) => {
      const { publicId: _id } = result
      if ('order' in result) return { _id, order: presentOrder(result.order, view) }
      const { code, message } = errorResponseOf(result.error, request).body
      return { _id, code, message }
    }),
  }
}

/** Work on many orders: the queues of an admin, one status for several orders, and a file of them. */
export function registerOrderManagement(
  app: TypedApp,
  { orders, files }: OrderRouteDependencies,
): void {
  app.get(
    '/orders/queue-counts',
    {
      config: { access: orderAdmins, operation: 'countOrderQueues', rights: orderReaders },
      schema: { response: { 200: QueueCountsSchema, '4xx': ErrorBodySchema } },
    },
    async (request) => orders.countQueues(actorOf(request)),
  )

  app.post(
    '/orders/bulk/status',
    {
      config: { access: orderAdmins, operation: 'setStatusOfMany', rights: ['orders', 'packing'] },
      schema: {
        body: BulkStatusSchema,
        response: { 200: BulkStatusResultsSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const results = await orders.setStatusOfMany(actorOf(request), request.body)
      return presentBulkResults(results, request, files)
    },
  )

  // A POST, because the ids of many orders do not fit a URL.
  app.post(
    '/orders/bulk/export',
    {
      config: {
        access: orderAdmins,
        operation: 'exportOrders',
        rights: ['orders', 'money', 'accounts'],
      },
      schema: {
        body: ExportOrdersSchema,
        response: { 200: tableResponse('orders, a row each'), '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const { orders: ids, format } = request.body
      const found = await orders.readSeveral(actorOf(request), [...new Set(ids)])
      const table = orderTable(Readable.from([found]))
      return sendTable(reply, table, { name: 'orders', format })
    },
  )
}
