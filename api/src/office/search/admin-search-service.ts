import type { FoundProduct } from '@store/contract/schemas/admin-search'
import type { Actor } from '../../base/base.ts'
import type { FindProducts } from '../../catalog/catalog.ts'
import type { OrderRecord, OrderService } from '../../ordering/ordering.ts'
import type { UserRecord, UserService } from '../../people/people.ts'

/** Results of each kind. */
const mostFound = 6

/** What was found; buyers and products only for the superadmin, who manages them (people 1.4). */
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
    if (actor.role !== 'superadmin') return { orders: await orders.find(actor, q, mostFound) }
    const [foundOrders, buyers, products] = await Promise.all([
      orders.find(actor, q, mostFound),
      users.find(q, mostFound),
      findProducts(q, mostFound),
    ])
    return { orders: foundOrders, buyers, products }
  }
}
