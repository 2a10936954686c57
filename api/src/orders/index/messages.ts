import type { OrderStatus, PaymentStatus } from '@store/contract/rules/order-states'
import type { Tier } from '@store/contract/rules/roles'

/** Which orders are meant. Instants in ms since 1970: `from` is included, `to` is not. */
export interface OrderChoice {
  tier?: Tier | undefined
  status?: OrderStatus | undefined
  paymentStatus?: PaymentStatus | undefined
  from?: number | undefined
  to?: number | undefined
  /** Letters that stand somewhere in what an order is found by, in any case. */
  q?: string | undefined
}

/** A page of orders, newest first. */
export interface OrderPageQuestion {
  kind: 'page'
  choice: OrderChoice
  page: number
  limit: number
}

/** How many orders a time saw and what they brought, by day of India and by tier. */
export interface OrderFiguresQuestion {
  kind: 'figures'
  choice: Pick<OrderChoice, 'tier' | 'from' | 'to'>
}

/** How many orders there are and what they brought. */
export interface OrderTotalsQuestion {
  kind: 'totals'
  tier: Tier | undefined
}

/** What sold best in a time. */
export interface SoldRanksQuestion {
  kind: 'ranks'
  choice: Pick<OrderChoice, 'tier' | 'from' | 'to'>
  /** How many of each. */
  most: number
}

export type OrderQuestion =
  | OrderPageQuestion
  | OrderFiguresQuestion
  | OrderTotalsQuestion
  | SoldRanksQuestion

/** Internal keys of the orders on a page, and how many there are in all. */
export interface OrderPageAnswer {
  ids: number[]
  total: number
}

/** Orders and revenue in paise, of what is paid and not cancelled. */
export interface OrderTotals {
  orders: number
  revenue: number
}

/** Those of one day or one tier. */
export interface OrderSum extends OrderTotals {
  label: string
}

export interface OrderFiguresAnswer {
  days: OrderSum[]
  tiers: OrderSum[]
}

/** What was sold of one thing in orders that were not cancelled. Revenue in paise, of what is paid. */
export interface SoldSum<Key> {
  key: Key
  pieces: number
  revenue: number
}

/** The best first; products by their internal keys. */
export interface SoldRanksAnswer {
  products: SoldSum<number>[]
  brands: SoldSum<string>[]
  categories: SoldSum<string>[]
}

interface Answers {
  page: OrderPageAnswer
  figures: OrderFiguresAnswer
  totals: OrderTotals
  ranks: SoldRanksAnswer
}

/** The answer to a question. */
export type AnswerTo<Question extends OrderQuestion> = Answers[Question['kind']]

/** From the HTTP thread to the index. */
export interface ToOrderIndex {
  number: number
  question: OrderQuestion
}

/** From the index to the HTTP thread. */
export type FromOrderIndex =
  | { kind: 'loaded' }
  /** Without an answer SQL has to give it. */
  | { kind: 'answer'; number: number; answer: AnswerTo<OrderQuestion> | undefined }
