import { defaultListLimit } from '@store/contract/rules/limits'
import {
  StockCardSchema,
  StockLinesSchema,
  StockListSchema,
  StockPageQuerySchema,
} from '@store/contract/schemas/stock/stock'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import { setPaging, type TypedApp } from '../../base/base.ts'
import type { ReadStockCard } from './card/stock-card.ts'
import type { StockLists } from './lists/match-stock-list.ts'

/** A list of 1,000 of the longest lines. */
const largestListBytes = 1024 * 1024

/** Stock cards of products, and the reader of lists for goods in and counts (stock 1, 2). */
export function registerStock(
  app: TypedApp,
  { lists, readCard }: { lists: StockLists; readCard: ReadStockCard },
): void {
  const access = ['superadmin'] as const

  app.post(
    '/stock/list',
    {
      bodyLimit: largestListBytes,
      config: { access, rights: 'all', operation: 'readStockList' },
      schema: {
        description: 'reads, and books nothing',
        body: StockListSchema,
        response: { 200: StockLinesSchema, '4xx': ErrorBodySchema },
      },
    },
    async ({ body }) => lists.read(body.list),
  )

  app.get(
    '/stock/products/:id',
    {
      config: { access, rights: 'all', operation: 'readStockCard' },
      schema: {
        params: IdParamsSchema,
        querystring: StockPageQuerySchema,
        response: { 200: StockCardSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const { page = 1, limit = defaultListLimit } = request.query
      const { total, ...card } = await readCard(request.params.id, { page, limit })
      setPaging(reply, request, { total, page, limit })
      return card
    },
  )
}
