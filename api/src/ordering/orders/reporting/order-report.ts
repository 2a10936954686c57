import type { Tier } from '@store/contract/rules/accounts/roles'
import type { Paise } from '@store/contract/rules/pricing/money'

/** The orders of a report: `from` is inclusive, `to` exclusive; all tiers unless one is given. */
export interface ReportScope {
  from: Date
  to: Date
  tier: Tier | undefined
}

/** Number of orders, and revenue of those that are paid and not cancelled. */
export interface OrderTotal {
  orders: number
  revenue: Paise
}

/** Orders and revenue by their labels: the day in India, or the tier. Days and tiers without orders are missing. */
export interface OrderFigures {
  days: ReadonlyMap<string, OrderTotal>
  tiers: ReadonlyMap<string, OrderTotal>
}

/** Sales of one product, brand or category in orders that are not cancelled. Revenue of paid orders. */
export interface Sales {
  name: string
  pieces: number
  revenue: Paise
}

/** Sales of one product, with its current names. */
export interface ProductSales extends Sales {
  modelNo: string
  brand: string
}

/** Best sellers first. */
export interface BestSellers {
  products: ProductSales[]
  brands: Sales[]
  categories: Sales[]
}

/** How many orders took the same time from proof to shipping. */
export interface ShippingTimeCount {
  /** The day of shipping in India. */
  day: string
  hours: number
  orders: number
}
