import type { OrderStatus } from '@store/contract/rules/orders/order-states'
import type { BatchExecutor, Clock, Database, FileService } from '../../base/base.ts'
import type { AssertBuyerGstNumber } from '../../people/people.ts'
import type { BuyerCredit } from './credit/buyer-credit.ts'
import type { OrderIndexClient } from './index/order-operations.ts'
import type { PaymentLedger } from './ledger/payment-ledger.ts'
import type { OrderRecord } from './order.ts'
import type { OrderSeller } from './placing/order-seller.ts'
import type { NewBuyers } from './reserved/new-buyers.ts'

/** A status change; `order` has the previous status, and the dispatch that comes with the new one. */
export interface StatusTransition {
  order: OrderRecord
  status: OrderStatus
  reason: string | undefined
  at: Date
}

/** Dependencies of the order feature. */
export interface OrderDependencies {
  db: Database
  /** Sends the statements of a new order in one batch. */
  batchExecutor: Pick<BatchExecutor, 'executeBatch'>
  clock: Clock
  files: FileService
  readSeller(): Promise<OrderSeller>
  /** Checks the buyer's GST number against the seller's and the account's. */
  assertGstNumber: AssertBuyerGstNumber
  /** What holds for buyers without a paid order; nothing for orders of the demo store. */
  newBuyers: NewBuyers | undefined
  /** In-memory index for searching and counting. SQL is the fallback without an index and while it loads. */
  orderIndex?: OrderIndexClient | undefined
  /** A payment code; the next one when another order has it. Those of `createPaymentCode` unless it is given. */
  randomPaymentCode?: () => string
  /** The money of orders. */
  ledger: PaymentLedger
  /** What buyers may owe. */
  credit: BuyerCredit
  /** Issues the tax documents that become due, in the transaction of the status change. */
  issueDocuments(trx: Database, transition: StatusTransition): Promise<void>
}
