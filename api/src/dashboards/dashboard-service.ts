import { managedTierOf, type Tier } from '@store/contract/rules/accounts/roles'
import { type Paise, paise, rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { Dashboard, SuperDashboard } from '@store/contract/schemas/dashboards'
import { countBuyers } from '../accounts/user-query.ts'
import type { Database } from '../database/database.ts'
import type { Actor } from '../http/actor.ts'
import type { OrderIndexClient } from '../orders/index/order-operations.ts'
import type { OrderRecord } from '../orders/order.ts'
import type { OrderService } from '../orders/order-service.ts'
import { countOwnOrders, sumOrders } from '../orders/reporting/order-totals.ts'

/** Dependencies of the dashboards. */
export interface DashboardDependencies {
  db: Database
  orders: Pick<OrderService, 'listManaged'>
  /** Counts orders; SQL without one, and while it loads. */
  orderIndex?: OrderIndexClient | undefined
  /** Number of contact messages; provided by the contact feature. */
  countContacts(): Promise<number>
}

const recentOrders = 5

/** Orders and revenue of a tier or of all, from the order index or, as a fallback, from SQL. */
async function readTotals(
  { db, orderIndex }: DashboardDependencies,
  tier?: Tier,
): Promise<{ orders: number; revenue: Paise }> {
  const totals = await orderIndex?.query('totals', { tier })
  return totals ? { ...totals, revenue: paise(totals.revenue) } : sumOrders(db, tier)
}

/**
 * Orders and customers of an admin's tier. A buyer gets the number of its own orders, and one customer: itself
 * (api.md, /dashboard/user).
 */
export async function readDashboard(
  dependencies: DashboardDependencies,
  actor: Actor,
): Promise<Dashboard> {
  const { db } = dependencies
  const tier = managedTierOf(actor.role)
  if (!tier) {
    return { totalOrders: await countOwnOrders(db, actor.userId), totalUsers: 1 }
  }
  const [{ orders }, totalUsers] = await Promise.all([
    readTotals(dependencies, tier),
    countBuyers(db, tier),
  ])
  return { totalOrders: orders, totalUsers }
}

/** The newest orders of an admin's tier (spec §7, distributor dashboard). */
export async function readRecentOrders(
  dependencies: DashboardDependencies,
  actor: Actor,
): Promise<OrderRecord[]> {
  return (await dependencies.orders.listManaged(actor, { limit: recentOrders })).orders
}

/** The figures of the whole store; users are the customers of all tiers (spec §2). */
export async function readSuperDashboard(
  dependencies: DashboardDependencies,
): Promise<SuperDashboard> {
  const { db } = dependencies
  const [{ orders, revenue }, totalUsers, complaintOrEnquiry] = await Promise.all([
    readTotals(dependencies),
    countBuyers(db),
    dependencies.countContacts(),
  ])
  return {
    totalOrders: orders,
    totalRevenue: rupeesFromPaise(revenue),
    totalUsers,
    complaintOrEnquiry,
  }
}
