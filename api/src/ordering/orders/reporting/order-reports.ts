import type { Tier } from '@store/contract/rules/accounts/roles'
import { paise } from '@store/contract/rules/pricing/money'
import type { Database } from '../../../base/base.ts'
import { findProductNames } from '../../../catalog/catalog.ts'
import type { OrderIndexClient, RevenueSum, SoldRanksResult } from '../index/order-operations.ts'
import type {
  BestSellers,
  OrderFigures,
  OrderTotal,
  ProductSales,
  ReportScope,
  ShippingTimeCount,
} from './order-report.ts'
import { countOwnOrders, sumOrders } from './order-totals.ts'
import { findTopOf, findTopProducts, sumByDay, sumByTier } from './sales-query.ts'
import { countShippingTimes } from './shipping-time-query.ts'

/** Largest number of best-selling products, brands and categories each. */
const rankLimit = 10

/** What is counted and summed over orders; from the order index, or from SQL when that has no result. */
export interface OrderReports {
  countOwn(userId: number): Promise<number>
  /** Of all time; of all tiers unless one is given. */
  readTotal(tier?: Tier): Promise<OrderTotal>
  readFigures(scope: ReportScope): Promise<OrderFigures>
  /** The ten best-selling products, brands and categories. */
  readBestSellers(scope: ReportScope): Promise<BestSellers>
  /** Times from proof to shipping of the orders that were shipped in the period. */
  readShippingTimes(scope: ReportScope): Promise<ShippingTimeCount[]>
}

/** Dependencies of the reports. */
interface OrderReportDependencies {
  db: Database
  orderIndex: OrderIndexClient | undefined
}

function indexFilterOf({ tier, from, to }: ReportScope) {
  return { tier, from: from.getTime(), to: to.getTime() }
}

function byLabel(sums: readonly RevenueSum[]): Map<string, OrderTotal> {
  return new Map(
    sums.map(({ label, orders, revenue }) => [label, { orders, revenue: paise(revenue) }]),
  )
}

async function nameProducts(
  db: Database,
  sums: SoldRanksResult['products'],
): Promise<ProductSales[]> {
  const keys = sums.map(({ key }) => key)
  const names = await findProductNames(db, keys)
  const nameOf = new Map(names.map((product) => [product.id, product]))
  return sums.flatMap(({ key, pieces, revenue }) => {
    const product = nameOf.get(key)
    if (!product) return []
    const { name, model_no: modelNo, brand } = product
    return [{ name, modelNo, brand, pieces, revenue: paise(revenue) }]
  })
}

export function createOrderReports({ db, orderIndex }: OrderReportDependencies): OrderReports {
  return {
    countOwn: (userId) => countOwnOrders(db, userId),
    async readTotal(tier) {
      const total = await orderIndex?.query('totals', { tier })
      return total ? { ...total, revenue: paise(total.revenue) } : sumOrders(db, tier)
    },
    async readFigures(scope) {
      const figures = await orderIndex?.query('figures', { filter: indexFilterOf(scope) })
      if (figures) return { days: byLabel(figures.days), tiers: byLabel(figures.tiers) }
      const [days, tiers] = await Promise.all([sumByDay(db, scope), sumByTier(db, scope)])
      return { days: byLabel(days), tiers: byLabel(tiers) }
    },
    async readBestSellers(scope) {
      const query = { filter: indexFilterOf(scope), limit: rankLimit }
      const ranks = await orderIndex?.query('ranks', query)
      if (ranks) {
        const named = ({ key, pieces, revenue }: SoldRanksResult['brands'][number]) => ({
          name: key,
          pieces,
          revenue: paise(revenue),
        })
        return {
          products: await nameProducts(db, ranks.products),
          brands: ranks.brands.map(named),
          categories: ranks.categories.map(named),
        }
      }
      const [products, brands, categories] = await Promise.all([
        findTopProducts(db, scope, rankLimit),
        findTopOf(db, scope, { column: 'brand', limit: rankLimit }),
        findTopOf(db, scope, { column: 'category', limit: rankLimit }),
      ])
      return { products, brands, categories }
    },
    readShippingTimes: (scope) => countShippingTimes(db, scope),
  }
}
