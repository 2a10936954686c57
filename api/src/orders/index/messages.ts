import type { Tier } from '@store/contract/rules/accounts/roles'
import type { OrderStatus, PaymentStatus } from '@store/contract/rules/orders/order-states'
import type { IndexSize } from '../../metrics/index-metrics.ts'

/** Selects orders. Instants in ms since 1970; `from` is inclusive, `to` exclusive. */
export interface OrderIndexFilter {
  tier?: Tier | undefined
  status?: OrderStatus | undefined
  paymentStatus?: PaymentStatus | undefined
  from?: number | undefined
  to?: number | undefined
  /** Case-insensitive substring of the order's search text. */
  q?: string | undefined
}

/** A page of orders, newest first. */
export interface OrderPageQuery {
  kind: 'page'
  filter: OrderIndexFilter
  page: number
  limit: number
}

/** Number of orders and revenue in a period, by day in India and by tier. */
export interface OrderFiguresQuery {
  kind: 'figures'
  filter: Pick<OrderIndexFilter, 'tier' | 'from' | 'to'>
}

/** Number of orders and revenue of all time. */
export interface OrderTotalsQuery {
  kind: 'totals'
  tier: Tier | undefined
}

/** Best sellers in a period. */
export interface SoldRanksQuery {
  kind: 'ranks'
  filter: Pick<OrderIndexFilter, 'tier' | 'from' | 'to'>
  /** Largest number of products, brands and categories each. */
  limit: number
}

export type OrderIndexQuery = OrderPageQuery | OrderFiguresQuery | OrderTotalsQuery | SoldRanksQuery

/** Internal keys of the orders on a page, and the number of all matching orders. */
export interface OrderPageResult {
  ids: number[]
  total: number
}

/** Number of orders, and revenue in paise of those that are paid and not cancelled. */
export interface OrderTotals {
  orders: number
  revenue: number
}

/** Totals of one day or one tier. */
export interface OrderSum extends OrderTotals {
  label: string
}

export interface OrderFiguresResult {
  days: OrderSum[]
  tiers: OrderSum[]
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

interface Results {
  page: OrderPageResult
  figures: OrderFiguresResult
  totals: OrderTotals
  ranks: SoldRanksResult
}

/** The result type of a query. */
export type ResultOf<Query extends OrderIndexQuery> = Results[Query['kind']]

/** Sent from the HTTP thread to the index. */
export interface OrderIndexRequest {
  requestId: number
  query: OrderIndexQuery
}

/** Sent from the index to the HTTP thread. */
export type OrderIndexResponse =
  | { kind: 'loaded'; size: IndexSize }
  /** Undefined when the caller has to fall back to SQL. */
  | {
      kind: 'result'
      requestId: number
      result: ResultOf<OrderIndexQuery> | undefined
      size: IndexSize
    }
