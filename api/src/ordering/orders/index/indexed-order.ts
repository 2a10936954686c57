import type { OrderStates } from './order-states-byte.ts'

/** The indexed fields of an order line. */
export interface IndexedLine {
  /** Absent when the product was deleted. */
  productId?: number
  brand: string
  category: string
  quantity: number
  totalPaise: number
}

/** The indexed fields of an order. */
export interface IndexedOrder extends OrderStates {
  id: number
  /** Instant of placing, ms since 1970. */
  at: number
  totalPaise: number
  /** Column search_text: one term per line, the public id first. */
  searchText: string
  paymentReference: string | undefined
  docketNumber?: string | undefined
}
