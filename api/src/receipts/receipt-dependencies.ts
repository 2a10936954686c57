import type { Database } from '../database/database.ts'
import type { OrderService } from '../orders/order-service.ts'
import type { Clock } from '../shared/clock.ts'
import type { MatchBook } from './matching/match-book.ts'

/** Dependencies of receipts. */
export interface ReceiptDependencies {
  db: Database
  clock: Clock
  orders: Pick<OrderService, 'updateIn' | 'read' | 'find'>
  book: MatchBook
}
