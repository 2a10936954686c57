import {
  type BulkStatusResults,
  BulkStatusResultsSchema,
  BulkStatusSchema,
  QueueCountsSchema,
} from '@store/contract/schemas/orders/order-management'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import type { FastifyRequest } from 'fastify'
import { actorOf } from '../http/access.ts'
import { orderAdmins } from '../http/actor.ts'
import { errorResponseOf } from '../http/errors/error-handler.ts'
import type { TypedApp } from '../http/typed-app.ts'
import { presentOrder, viewOf } from './order-presenter.ts'
import type { OrderRouteDependencies } from './order-routes.ts'
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

/** Work on many orders: the queues of an admin, and one status for several orders. */
export function registerOrderManagement(
  app: TypedApp,
  { orders, files }: OrderRouteDependencies,
): void {
  app.get(
    '/orders/queue-counts',
    {
      config: { access: orderAdmins, operation: 'countOrderQueues' },
      schema: { response: { 200: QueueCountsSchema, '4xx': ErrorBodySchema } },
    },
    async (request) => orders.countQueues(actorOf(request)),
  )

  app.post(
    '/orders/bulk/status',
    {
      config: { access: orderAdmins, operation: 'setStatusOfMany' },
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
}
