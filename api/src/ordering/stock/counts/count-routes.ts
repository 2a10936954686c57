import { defaultListLimit } from '@store/contract/rules/limits'
import {
  CountBodySchema,
  CountListSchema,
  CountSchema,
  StockPageQuerySchema,
} from '@store/contract/schemas/stock/stock'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import { actorOf, IdempotencyHeadersSchema, setPaging, type TypedApp } from '../../../base/base.ts'
import type { CountService } from './count-service.ts'

/** A count of 1,000 lines. */
const largestCountBytes = 512 * 1024

/** Counts of stock (stock 3). */
export function registerCounts(app: TypedApp, counts: CountService): void {
  const access = ['superadmin'] as const
  const errors = { '4xx': ErrorBodySchema }

  app.get(
    '/stock/counts',
    {
      config: { access, rights: 'all', operation: 'listCounts' },
      schema: { querystring: StockPageQuerySchema, response: { 200: CountListSchema, ...errors } },
    },
    async (request, reply) => {
      const { page = 1, limit = defaultListLimit } = request.query
      const list = await counts.list({ page, limit })
      setPaging(reply, request, { total: list.total, page, limit })
      return { counts: list.counts }
    },
  )

  app.post(
    '/stock/counts',
    {
      bodyLimit: largestCountBytes,
      config: { access, rights: 'all', operation: 'postCount' },
      schema: {
        description: 'posts the differences of what was counted to what should be on the shelf',
        headers: IdempotencyHeadersSchema,
        body: CountBodySchema,
        response: { 201: CountSchema, ...errors },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      const count = await counts.post(actorOf(request).userId, request.body, key)
      return reply.status(201).send(count)
    },
  )

  app.get(
    '/stock/counts/:id',
    {
      config: { access, rights: 'all', operation: 'readCount' },
      schema: { params: IdParamsSchema, response: { 200: CountSchema, ...errors } },
    },
    async ({ params }) => counts.find(params.id),
  )
}
