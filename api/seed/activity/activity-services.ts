import fastify from 'fastify'
import { createBillService } from '../../src/billing/bill-service.ts'
import { createCartService } from '../../src/cart/cart-service.ts'
import type { Config } from '../../src/config.ts'
import { createContacts } from '../../src/contact/contact-service.ts'
import type { BatchExecutor } from '../../src/database/batch-executor.ts'
import type { Database } from '../../src/database/database.ts'
import {
  emptyResult,
  executeStatement,
  type Statement,
  type StatementResult,
} from '../../src/database/statement.ts'
import { inTransaction } from '../../src/database/transaction.ts'
import { createFileService } from '../../src/files/file-service.ts'
import type { FileStorage } from '../../src/files/storage/file-storage.ts'
import { createDocumentIssuer } from '../../src/invoices/invoice-service.ts'
import { findSeller, sellerStateOf } from '../../src/invoices/seller.ts'
import { createNotificationService } from '../../src/notifications/notification-service.ts'
import { sendDueOrderNotices } from '../../src/order-notices/send-order-notices.ts'
import { createOrderService } from '../../src/orders/order-service.ts'
import { createProofService } from '../../src/proofs/proof-service.ts'
import { sendDueRejectionNotices } from '../../src/proofs/send-rejection-notices.ts'
import { createReviewService } from '../../src/reviews/review-service.ts'
import { createMissedSearches } from '../../src/search-terms/missed-searches.ts'
import type { Clock } from '../../src/shared/clock.ts'
import { createShippingService } from '../../src/shipping/shipping-service.ts'
import { createShoppingListService } from '../../src/shopping-lists/shopping-list-service.ts'
import { createStockAlertService } from '../../src/stock-alerts/stock-alert-service.ts'
import { createMemoryLimiter } from '../../src/throttle/throttle.ts'
import { createWishlistService } from '../../src/wishlist/wishlist-service.ts'

/** Executes the batches of new orders as a part of one transaction. */
function batchesWithin(trx: Database): Pick<BatchExecutor, 'executeBatch'> {
  return {
    executeBatch: (statements, accept) =>
      inTransaction(trx, async (batch) => {
        const results = new Map<Statement, StatementResult>()
        for (const statement of statements) {
          results.set(statement, await executeStatement(batch, statement))
        }
        return accept((statement) => results.get(statement) ?? emptyResult)
      }),
  }
}

/** What the services of the activity work with. */
export interface ActivityDependencies {
  /** The transaction of the whole activity. */
  db: Database
  clock: Clock
  config: Config
  /** Of payment proofs and bills. */
  storage: FileStorage
}

/** The services of the store, on one transaction and one clock. Mails are written for nobody. */
export function createActivityServices(dependencies: ActivityDependencies) {
  const { db, clock, config, storage } = dependencies
  const app = fastify({ logger: false })
  const files = createFileService({
    db,
    clock,
    storage,
    secret: config.FILE_URL_SECRET,
    log: app.log,
  })
  const orders = createOrderService({
    db,
    batchExecutor: batchesWithin(db),
    clock,
    files,
    sellerState: sellerStateOf(config),
    issueDocuments: createDocumentIssuer(findSeller(config)),
  })
  const notices = { db, clock, config, mails: { add: async () => undefined } }
  return {
    files,
    orders,
    proofs: createProofService({ db, clock, orders, files }),
    bills: createBillService({ orders, files }),
    cart: createCartService(dependencies),
    shipping: createShippingService(dependencies),
    reviews: createReviewService(dependencies),
    wishlist: createWishlistService(dependencies),
    stockAlerts: createStockAlertService(dependencies),
    shoppingLists: createShoppingListService(dependencies),
    notifications: createNotificationService(dependencies),
    contacts: createContacts({ ...dependencies, throttleStore: createMemoryLimiter }),
    missedSearches: createMissedSearches(app, dependencies),
    async sendDueNotices() {
      await sendDueOrderNotices(notices)
      await sendDueRejectionNotices(notices)
    },
  }
}

/** {@link createActivityServices} */
export type ActivityServices = ReturnType<typeof createActivityServices>
