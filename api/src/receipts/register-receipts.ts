import type { TypedApp } from '../http/typed-app.ts'
import { createMatchBook, type MatchCredits } from './matching/match-book.ts'
import type { ReceiptDependencies } from './receipt-dependencies.ts'
import { registerReceipts } from './receipt-routes.ts'
import { createReceiptService } from './receipt-service.ts'
import { registerStatements } from './statements/statement-routes.ts'
import {
  createStatementService,
  type StatementDependencies,
} from './statements/statement-service.ts'

/** Registers bank statements and received money. */
export function registerReceivedMoney(
  api: TypedApp,
  dependencies: Omit<ReceiptDependencies & StatementDependencies, 'book'> & {
    matchCredits: MatchCredits
  },
): void {
  const book = createMatchBook(dependencies)
  registerReceipts(api, createReceiptService({ ...dependencies, book }))
  registerStatements(api, createStatementService({ ...dependencies, book }))
}
