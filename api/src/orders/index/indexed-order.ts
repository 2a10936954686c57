import type { OrderStates } from './order-states-byte.ts'

/** What the index keeps of an order. */
export interface IndexedOrder extends OrderStates {
  id: number
  /** When it was placed, ms since 1970. */
  at: number
  totalPaise: number
  /** What it is found by, its id first, a line each (search_text). */
  searchText: string
  paymentReference: string | undefined
}
