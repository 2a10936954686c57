import type { Clock, Database } from '../../base/base.ts'
import type { OrderService } from '../../ordering/ordering.ts'
import type { MatchBook } from './matching/match-book.ts'

/** Dependencies of receipts. */
export interface ReceiptDependencies {
  db: Database
  clock: Clock
  orders: Pick<OrderService, 'updateIn' | 'read' | 'find'>
  book: MatchBook
}
