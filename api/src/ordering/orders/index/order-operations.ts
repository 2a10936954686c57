import type { Tier } from '@store/contract/rules/accounts/roles'
import type { OrderSort } from '@store/contract/rules/orders/admin/order-lists'
import type { OrderQueue } from '@store/contract/rules/orders/admin/order-queues'
import type { OrderStatus, PaymentStatus } from '@store/contract/rules/orders/order-states'
import type { IndexClient, StartIndex } from '../../../base/base.ts'

/** Selects orders. Instants in ms since 1970; `from` is inclusive, `to` exclusive. */
export interface IndexFilter {
  tier?: Tier | undefined
  status?: OrderStatus | undefined
  paymentStatus?: PaymentStatus | undefined
  /** Only the states count; the age of a queue is in `to`. */
  queue?: OrderQueue | undefined
  from?: number | undefined
  to?: number | undefined
  /** Case-insensitive substring of the order's search text. */
  q?: string | undefined
}

/** A page of orders. */
export interface IndexPageQuery {
  filter: IndexFilter
  sort: OrderSort
  page: number
  limit: number
}

/** Number of orders and revenue in a period, by day in India and by tier. */
export interface FiguresQuery {
  filter: Pick<IndexFilter, 'tier' | 'from' | 'to'>
}

/** Best sellers in a period. */
export interface SoldRanksQuery {
  filter: Pick<IndexFilter, 'tier' | 'from' | 'to'>
  /** Largest number of products, brands and categories each. */
  limit: number
}

/** The orders that match a text best. */
export interface IndexFindQuery {
  tier: Tier | undefined
  /** Ignores case; not empty. */
  q: string
  limit: number
}

/** Internal keys of the orders on a page, and the number of all matching orders. */
export interface IndexPage {
  ids: number[]
  total: number
}

/** Number of orders, and revenue in paise of those that are paid and not cancelled. */
export interface RevenueTotals {
  orders: number
  revenue: number
}

/** Totals of one day or one tier. */
export interface RevenueSum extends RevenueTotals {
  label: string
}

export interface FiguresResult {
  days: RevenueSum[]
  tiers: RevenueSum[]
}

/** Sales of one product, brand or category in orders that are not cancelled. Revenue in paise, of paid orders. */
export interface SoldSum<Key> {
  key: Key
  pieces: number
  revenue: number
}

/** Best sellers first; products by their internal keys. */
export interface SoldRanksResult {
  products: SoldSum<number>[]
  brands: SoldSum<string>[]
  categories: SoldSum<string>[]
}

/** The operations of the order index. All but `ranks` have a result as soon as it is loaded. */
export type OrderOperations = {
  page: { query: IndexPageQuery; result: IndexPage }
  /** Number of orders that match each filter. */
  counts: { query: { filters: IndexFilter[] }; result: number[] }
  /** Internal keys: an order whose number or transaction ends with the text, then people, then others; newest first. */
  find: { query: IndexFindQuery; result: number[] }
  figures: { query: FiguresQuery; result: FiguresResult }
  /** Of all time. */
  totals: { query: { tier: Tier | undefined }; result: RevenueTotals }
  ranks: { query: SoldRanksQuery; result: SoldRanksResult }
}

/** Queries the order index. */
export type OrderIndexClient = IndexClient<OrderOperations, 'loaded'>

/** Starts the order index. */
export type StartOrderIndex = StartIndex<OrderOperations, 'loaded'>
