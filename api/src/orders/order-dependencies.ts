import type { OrderStatus } from '@store/contract/rules/order-states'
import type { BatchExecutor } from '../database/batch-executor.ts'
import type { Database } from '../database/database.ts'
import type { FileService } from '../files/file-service.ts'
import type { Clock } from '../shared/clock.ts'
import type { OrderIndexClient } from './index/order-index-client.ts'
import type { OrderRecord } from './order.ts'

/** An order on its way to another status, as it was before. */
export interface StatusTransition {
  order: OrderRecord
  status: OrderStatus
  reason: string | undefined
  at: Date
}

/** What changing an order's status needs besides. */
export interface TaxDocumentIssuer {
  /** Issues the tax documents that a status makes due, in the transaction that changes it. */
  issueDocuments(trx: Database, move: StatusTransition): Promise<void>
}

/** What orders work with. */
export interface OrderDependencies {
  db: Database
  /** Writes what is written in one go. */
  batchExecutor: BatchExecutor
  clock: Clock
  files: FileService
  /** The state the seller delivers from: decides CGST+SGST or IGST; all is IGST while it is not configured. */
  sellerState: string | undefined
  /** Finds and counts orders; without one, and while it loads, SQL does. */
  orderIndex?: OrderIndexClient | undefined
}
