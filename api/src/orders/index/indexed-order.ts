import type { OrderStates } from './order-states-byte.ts'

/** What one line of an order sold, under which brand and category. */
export interface IndexedLine {
  /** Not of a product that is no more. */
  productId?: number
  brand: string
  category: string
  quantity: number
  totalPaise: number
}

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
