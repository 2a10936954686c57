import { managedTierOf, type Tier, tiers } from '@store/contract/rules/accounts/roles'
import * as adminMessages from '@store/contract/rules/admin-messages'
import { mostLowStock } from '@store/contract/rules/catalog/managed/managed-products'
import { fieldError } from '@store/contract/rules/field-errors'
import { addDays, daysBetween, indiaDayOf, startOfIndiaDay } from '@store/contract/rules/india-days'
import * as messages from '@store/contract/rules/messages'
import { paise, rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { Analytics, AnalyticsQuery } from '@store/contract/schemas/analytics'
import { type Actor, type Clock, type Database, HttpError } from '../../base/base.ts'
import { findLowStock } from '../../catalog/catalog.ts'
import type { OrderReports, OrderTotal, Sales } from '../../ordering/ordering.ts'
import { countBuyersByDay } from '../../people/people.ts'
import { proofToShippedOf } from './proof-to-shipped.ts'

const defaultDays = 30
const maxDays = 366
/** So that the day after and the month before have four-digit years too. */
const supportedDays = { first: '0001-01-01', last: '9999-12-30' }
const lowStock = { maxStock: mostLowStock, limit: 20 }

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

function presentTotal(total: OrderTotal | undefined) {
  return { orders: total?.orders ?? 0, revenue: rupeesFromPaise(total?.revenue ?? paise(0)) }
}

function presentSales<Sold extends Sales>(sales: Sold) {
  return { ...sales, revenue: rupeesFromPaise(sales.revenue) }
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

/** Analytics for admins (office 1.3). */
export interface AnalyticsService {
  /**
   * Analytics of an admin's tier, or of the whole store for the superadmin. Days are in India's time zone; revenue
   * counts orders that are paid and not cancelled. Only the superadmin sees the number of messages.
   * @throws HttpError (400) for invalid days
   */
  read(actor: Actor, query: AnalyticsQuery): Promise<Analytics>
}

/** Dependencies of analytics. */
export interface AnalyticsDependencies {
  db: Database
  clock: Clock
  reports: Pick<OrderReports, 'readFigures' | 'readBestSellers' | 'readShippingTimes'>
  /** Contact messages per day; provided by the contact feature. */
  countContactsByDay(range: { from: Date; to: Date }): Promise<ReadonlyMap<string, number>>
}

export function createAnalyticsService({
  db,
  clock,
  reports,
  countContactsByDay,
}: AnalyticsDependencies): AnalyticsService {
  return {
    async read(actor, query) {
      const days = readDays(query, indiaDayOf(clock.now()))
      const [from = ''] = days
      const to = days.at(-1) ?? from
      const tier = managedTierOf(actor.role)
      const scope = { from: startOfIndiaDay(from), to: startOfIndiaDay(addDays(to, 1)), tier }
      const [figures, sellers, shippingTimes, customers, messagesOf, low] = await Promise.all([
        reports.readFigures(scope),
        reports.readBestSellers(scope),
        reports.readShippingTimes(scope),
        countBuyersByDay(db, scope),
        tier ? undefined : countContactsByDay(scope),
        readLowStock(db),
      ])
      const shown: readonly Tier[] = tier ? [tier] : tiers
      return {
        from,
        to,
        days: days.map((day) => ({
          day,
          ...presentTotal(figures.days.get(day)),
          customers: customers.get(day) ?? 0,
          ...(messagesOf && { messages: messagesOf.get(day) ?? 0 }),
        })),
        proofToShipped: proofToShippedOf(shippingTimes),
        topProducts: sellers.products.map(presentSales),
        topBrands: sellers.brands.map(presentSales),
        topCategories: sellers.categories.map(presentSales),
        tiers: shown.map((name) => ({ tier: name, ...presentTotal(figures.tiers.get(name)) })),
        lowStock: low,
      }
    },
  }
}
