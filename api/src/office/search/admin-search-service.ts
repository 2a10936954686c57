import { maySee, type Opening, orderReaders } from '@store/contract/rules/accounts/rights'
import type { FoundProduct } from '@store/contract/schemas/admin-search'
import type { Actor } from '../../base/base.ts'
import type { FindProducts } from '../../catalog/catalog.ts'
import type { OrderRecord, OrderService } from '../../ordering/ordering.ts'
import type { UserRecord, UserService } from '../../people/people.ts'

/** Results of each kind. */
const mostFound = 6

/** What was found; buyers and products only for the superadmin, who manages them (people 1.4), and as the rights open them. */
export interface AdminSearchRecords {
  orders: OrderRecord[]
  buyers?: UserRecord[]
  products?: FoundProduct[]
}

/** Finds what an admin works with by a few letters or digits, best first. */
export type SearchAsAdmin = (actor: Actor, q: string) => Promise<AdminSearchRecords>

/** Services of the features that are searched. */
export interface AdminSearchDependencies {
  orders: Pick<OrderService, 'find'>
  users: Pick<UserService, 'find'>
  findProducts: FindProducts
}

export function createAdminSearch(dependencies: AdminSearchDependencies): SearchAsAdmin {
  const { orders, users, findProducts } = dependencies
  return async (actor, q) => {
    const { role, rights } = actor
    const isOpen = (opening: Opening) => role === 'superadmin' && maySee(rights, opening)
    const [foundOrders, buyers, products] = await Promise.all([
      maySee(rights, orderReaders) ? orders.find(actor, q, mostFound) : [],
      isOpen(['users']) ? users.find(q, mostFound) : undefined,
      isOpen(['products']) ? findProducts(q, mostFound) : undefined,
    ])
    return { orders: foundOrders, ...(buyers && { buyers }), ...(products && { products }) }
  }
}
