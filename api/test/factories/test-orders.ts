import type { BatchExecutor } from '../../src/base/database/batch-executor.ts'
import { buyerCredit } from '../../src/money/credit/buyer-credit.ts'
import { paymentLedger } from '../../src/money/receipts/ledger/payment-ledger.ts'
import type { OrderDependencies } from '../../src/ordering/orders/order-dependencies.ts'
import { createOrderService, type OrderService } from '../../src/ordering/orders/order-service.ts'
import { createNewBuyers } from '../../src/ordering/orders/reserved/new-buyers.ts'
import type { TestStore } from '../test-store.ts'
import { testFileService } from './order-factory.ts'

/**
 * The orders of a test's store, for use without a request.
 * @param batchExecutor sends new orders; closed by the caller
 */
export function createTestOrders(
  store: TestStore,
  batchExecutor: BatchExecutor,
  overrides: Partial<Pick<OrderDependencies, 'randomPaymentCode' | 'credit'>> = {},
): OrderService {
  return createOrderService({
    db: store.db,
    batchExecutor,
    clock: store.clock,
    files: testFileService(store),
    readSeller: async () => ({ state: 'Maharashtra', gstin: '', delivery: {} }),
    assertGstNumber: async () => undefined,
    newBuyers: createNewBuyers(store.config),
    ledger: paymentLedger,
    credit: buyerCredit,
    issueDocuments: async () => undefined,
    ...overrides,
  })
}
