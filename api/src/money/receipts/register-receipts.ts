import type { Clock, Database, FileService, TypedApp } from '../../base/base.ts'
import type { OrderService } from '../../ordering/ordering.ts'
import type { RunMatching } from '../statements/matching/thread/match-thread.ts'
import {
  type ReadStatements,
  readStatements as readInThisThread,
} from '../statements/reading/read-statements.ts'
import { createMatchBook, type MatchBook } from './matching/match-book.ts'
import { registerReceipts } from './receipt-routes.ts'
import { createReceiptService } from './receipt-service.ts'
import { registerRefunds } from './refunds/refund-routes.ts'
import { registerStatements } from './statements/statement-routes.ts'
import { createStatementService } from './statements/statement-service.ts'

/** Registers bank statements and received money. @returns the money that waits for an admin */
export function registerReceivedMoney(
  api: TypedApp,
  dependencies: {
    db: Database
    clock: Clock
    files: Pick<FileService, 'urlOf'>
    orders: Pick<OrderService, 'updateIn' | 'read' | 'find'>
    /** Default: this thread. */
    runMatching?: RunMatching
    /** Default: this thread. */
    readStatements?: ReadStatements
  },
): MatchBook {
  const { readStatements = readInThisThread } = dependencies
  const book = createMatchBook(dependencies)
  const receipts = createReceiptService({ ...dependencies, book })
  registerReceipts(api, receipts)
  registerRefunds(api, { receipts, files: dependencies.files })
  const statements = { ...dependencies, log: api.log, book, readStatements }
  registerStatements(api, createStatementService(statements))
  return book
}
