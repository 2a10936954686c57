import { anyRight } from '@store/contract/rules/accounts/rights'
import {
  AdminSearchQuerySchema,
  type AdminSearchResult,
  AdminSearchResultSchema,
  type FoundBuyer,
} from '@store/contract/schemas/admin-search'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { actorOf, orderAdmins, type TypedApp } from '../../base/base.ts'
import type { UserRecord } from '../../people/people.ts'
import type { SearchAsAdmin } from './admin-search-service.ts'
import { presentFoundOrder } from './found-order.ts'

function presentBuyer({ publicId, name, email, mobile, role, firmName }: UserRecord): FoundBuyer {
  return { _id: publicId, name, email, mobile, role, ...(firmName && { firmName }) }
}

/** GET /admin/search: orders of the own tier; for the superadmin also accounts and products. */
export function registerAdminSearch(app: TypedApp, search: SearchAsAdmin): void {
  app.get(
    '/admin/search',
    {
      config: { access: orderAdmins, operation: 'searchAsAdmin', rights: anyRight },
      schema: {
        querystring: AdminSearchQuerySchema,
        response: { 200: AdminSearchResultSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request): Promise<AdminSearchResult> => {
      const { q } = request.query
      const { orders, buyers, products } = await search(actorOf(request), q)
      return {
        orders: orders.map((order) => presentFoundOrder(order, q)),
        ...(buyers && { buyers: buyers.map(presentBuyer) }),
        ...(products && { products }),
      }
    },
  )
}
