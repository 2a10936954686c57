import { maySee, orderReaders } from '@store/contract/rules/accounts/rights'
import { managedTierOf } from '@store/contract/rules/accounts/roles'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { Dashboard, SuperDashboard } from '@store/contract/schemas/dashboards'
import type { Actor, Database } from '../../base/base.ts'
import type { OrderRecord, OrderReports, OrderService } from '../../ordering/ordering.ts'
import { countBuyers } from '../../people/people.ts'

/** The figures of the dashboards. */
export interface DashboardService {
  /**
   * Orders and customers of an admin's tier. A buyer gets the number of its own orders, and one customer: itself
   * (office 1.1).
   */
  read(actor: Actor): Promise<Dashboard>
  /** The newest orders of an admin's tier (office 1.1); none for those whose rights do not open orders. */
  listRecentOrders(actor: Actor): Promise<OrderRecord[]>
  /**
   * The figures of the whole store; users are the customers of all tiers (office 1.2). Revenue only for those whose rights open
   * money.
   */
  readStore(actor: Actor): Promise<SuperDashboard>
}

/** Dependencies of the dashboards. */
export interface DashboardDependencies {
  db: Database
  orders: Pick<OrderService, 'listManaged'>
  reports: Pick<OrderReports, 'countOwn' | 'readTotal'>
  /** Number of contact messages; provided by the contact feature. */
  countContacts(): Promise<number>
}

const recentOrders = 5

export function createDashboardService({
  db,
  orders,
  reports,
  countContacts,
}: DashboardDependencies): DashboardService {
  return {
    async read(actor) {
      const tier = managedTierOf(actor.role)
      if (!tier) return { totalOrders: await reports.countOwn(actor.userId), totalUsers: 1 }
      const [{ orders: totalOrders }, totalUsers] = await Promise.all([
        reports.readTotal(tier),
        countBuyers(db, tier),
      ])
      return { totalOrders, totalUsers }
    },

    async listRecentOrders(actor) {
      if (!maySee(actor.rights, orderReaders)) return []
      return (await orders.listManaged(actor, { limit: recentOrders })).orders
    },

    async readStore(actor) {
      const [total, totalUsers, complaintOrEnquiry] = await Promise.all([
        reports.readTotal(),
        countBuyers(db),
        countContacts(),
      ])
      return {
        totalOrders: total.orders,
        ...(maySee(actor.rights, ['accounts', 'money']) && {
          totalRevenue: rupeesFromPaise(total.revenue),
        }),
        totalUsers,
        complaintOrEnquiry,
      }
    },
  }
}
