import type { Database } from '../../base/database/database.ts'
import type { Clock } from '../../base/shared/clock.ts'
import type { OrderService } from '../../ordering/orders/order-service.ts'
import type { MatchBook } from './matching/match-book.ts'

/** Dependencies of receipts. */
export interface ReceiptDependencies {
  db: Database
  clock: Clock
  orders: Pick<OrderService, 'updateIn' | 'read' | 'find'>
  book: MatchBook
}
