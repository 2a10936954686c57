import { defaultListLimit } from '@store/contract/rules/limits'
import { defaultCoverDays, defaultLeadDays } from '@store/contract/rules/stock/reorder'
import {
  ReorderExportQuerySchema,
  ReorderListSchema,
  ReorderQuerySchema,
} from '@store/contract/schemas/stock/stock'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { sendTable, setPaging, type TypedApp, tableResponse } from '../../../base/base.ts'
import type { ReorderLists } from './reorder-list.ts'
import { reorderTable } from './reorder-table.ts'

/** What to order, as a list and as a file (stock 4). */
export function registerStockReorder(app: TypedApp, lists: ReorderLists): void {
  const access = ['superadmin'] as const

  app.get(
    '/stock/reorder',
    {
      config: { access, rights: 'all', operation: 'listReorder' },
      schema: {
        querystring: ReorderQuerySchema,
        response: { 200: ReorderListSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const { brand, lead = defaultLeadDays, cover = defaultCoverDays } = request.query
      const { page = 1, limit = defaultListLimit } = request.query
      const { total, ...list } = await lists.list({ brand, lead, cover }, { page, limit })
      setPaging(reply, request, { total, page, limit })
      return list
    },
  )

  app.get(
    '/stock/reorder/export',
    {
      config: { access, rights: 'all', operation: 'exportReorder' },
      schema: {
        querystring: ReorderExportQuerySchema,
        response: { 200: tableResponse('what to order, a row a product'), '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const { brand, lead = defaultLeadDays, cover = defaultCoverDays, format } = request.query
      const table = reorderTable(lists.walk({ brand, lead, cover }))
      return sendTable(reply, table, { name: 'reorder', format })
    },
  )
}
