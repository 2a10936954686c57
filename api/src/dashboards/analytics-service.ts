import { managedTierOf, type Tier, tiers } from '@store/contract/rules/accounts/roles'
import * as adminMessages from '@store/contract/rules/admin-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import { addDays, daysBetween, indiaDayOf, startOfIndiaDay } from '@store/contract/rules/india-days'
import * as messages from '@store/contract/rules/messages'
import { paise, rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { Analytics, AnalyticsQuery } from '@store/contract/schemas/analytics'
import { findLowStock, findProductNames } from '../catalog/product-query.ts'
import type { Database } from '../database/database.ts'
import type { Actor } from '../http/actor.ts'
import { HttpError } from '../http/errors/errors.ts'
import type {
  OrderFiguresResult,
  OrderSum,
  SoldRanksResult,
  SoldSum,
} from '../orders/index/order-operations.ts'
import type { OrderDependencies } from '../orders/order-dependencies.ts'
import {
  type AnalyticsScope,
  findTopOf,
  findTopProducts,
  type SoldProductRow,
  type SoldRow,
  sumByDay,
  sumByTier,
} from '../orders/reporting/sales-query.ts'

/** Dependencies of analytics. */
export type AnalyticsDependencies = Pick<OrderDependencies, 'db' | 'clock' | 'orderIndex'>

const defaultDays = 30
const maxDays = 366
const rankLimit = 10
/** Leaves room for the day after and the month before within four-digit years. */
const supportedDays = { first: '0001-01-01', last: '9999-12-30' }
const lowStock = { maxStock: 5, limit: 20 }

/**
 * The requested days; by default the thirty days up to the last one.
 * @throws HttpError (400) when the range is empty, longer than a year, or outside the supported days
 */
function readDays(query: AnalyticsQuery, today: string): string[] {
  const to = query.to ?? today
  if (to < supportedDays.first || to > supportedDays.last) {
    throw new HttpError(fieldError('to', messages.invalidInput))
  }
  const days = daysBetween(query.from ?? addDays(to, 1 - defaultDays), to)
  if (days.length === 0) throw new HttpError(fieldError('from', adminMessages.analytics.order))
  if (days.length > maxDays)
    throw new HttpError(fieldError('from', adminMessages.analytics.tooLong))
  return days
}

function figuresOf(sum: OrderSum | undefined) {
  return { orders: sum?.orders ?? 0, revenue: rupeesFromPaise(paise(sum?.revenue ?? 0)) }
}

function presentSold({ name, pieces, revenue }: SoldRow) {
  return { name, pieces: Number(pieces), revenue: rupeesFromPaise(paise(Number(revenue))) }
}

/** Looks up a sum by label. */
function byLabel(rows: readonly OrderSum[]): (label: string) => OrderSum | undefined {
  const known = new Map(rows.map((row) => [row.label, row]))
  return (label) => known.get(label)
}

function indexFilterOf({ tier, from, to }: AnalyticsScope) {
  return { tier, from: from.getTime(), to: to.getTime() }
}

/** Orders and revenue by day and tier, from the order index or, as a fallback, from SQL. */
async function readSums(
  { db, orderIndex }: AnalyticsDependencies,
  scope: AnalyticsScope,
): Promise<OrderFiguresResult> {
  const figures = await orderIndex?.query('figures', { filter: indexFilterOf(scope) })
  if (figures) return figures
  const [days, tierSums] = await Promise.all([sumByDay(db, scope), sumByTier(db, scope)])
  return { days, tiers: tierSums }
}

interface SoldRanks {
  products: SoldProductRow[]
  brands: SoldRow[]
  categories: SoldRow[]
}

async function nameProducts(db: Database, sums: SoldRanksResult['products']) {
  const names = await findProductNames(
    db,
    sums.map(({ key }) => key),
  )
  const nameOf = new Map(names.map(({ id, ...name }) => [id, name]))
  return sums.flatMap(({ key, ...sum }) => {
    const name = nameOf.get(key)
    return name ? [{ ...name, ...sum }] : []
  })
}

/** Best sellers, from the order index or, as a fallback, from SQL. */
async function findRanks(
  { db, orderIndex }: AnalyticsDependencies,
  scope: AnalyticsScope,
): Promise<SoldRanks> {
  const query = { filter: indexFilterOf(scope), limit: rankLimit }
  const ranks = await orderIndex?.query('ranks', query)
  if (ranks) {
    const named = ({ key: name, ...sum }: SoldSum<string>) => ({ name, ...sum })
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
}

async function readRanks(dependencies: AnalyticsDependencies, scope: AnalyticsScope) {
  const { products, brands, categories } = await findRanks(dependencies, scope)
  return {
    topProducts: products.map(({ model_no: modelNo, brand, ...sold }) => ({
      ...presentSold(sold),
      modelNo,
      brand,
    })),
    topBrands: brands.map(presentSold),
    topCategories: categories.map(presentSold),
  }
}

async function readLowStock(db: Database) {
  const rows = await findLowStock(db, lowStock)
  return rows.map(({ public_id: _id, name, model_no: modelNo, stock }) => ({
    _id,
    name,
    modelNo,
    stock,
  }))
}

/**
 * Analytics of an admin's tier, or of the whole store for the superadmin (api.md, GET /dashboard/analytics). Days are
 * in India's time zone; revenue counts orders that are paid and not cancelled.
 * @throws HttpError (400) for invalid days
 */
export async function readAnalytics(
  dependencies: AnalyticsDependencies,
  actor: Actor,
  query: AnalyticsQuery,
): Promise<Analytics> {
  const { db, clock } = dependencies
  const days = readDays(query, indiaDayOf(clock.now()))
  const [from = ''] = days
  const to = days.at(-1) ?? from
  const tier = managedTierOf(actor.role)
  const scope = { from: startOfIndiaDay(from), to: startOfIndiaDay(addDays(to, 1)), tier }
  const [sums, ranks, low] = await Promise.all([
    readSums(dependencies, scope),
    readRanks(dependencies, scope),
    readLowStock(db),
  ])
  const ofDay = byLabel(sums.days)
  const ofTier = byLabel(sums.tiers)
  const shown: readonly Tier[] = tier ? [tier] : tiers
  return {
    from,
    to,
    days: days.map((day) => ({ day, ...figuresOf(ofDay(day)) })),
    ...ranks,
    tiers: shown.map((name) => ({ tier: name, ...figuresOf(ofTier(name)) })),
    lowStock: low,
  }
}
