import fastify from 'fastify'
import type { Config } from '../../src/base/config.ts'
import type { Database } from '../../src/base/database/database.ts'
import type { FileReference } from '../../src/base/files/file.ts'
import { createFileService, type FileService } from '../../src/base/files/file-service.ts'
import type { FileStorage } from '../../src/base/files/storage/file-storage.ts'
import type { Actor } from '../../src/base/http/actor.ts'
import type { Clock } from '../../src/base/shared/clock.ts'
import { createMemoryLimiter } from '../../src/base/throttle/throttle.ts'
import { createMissedSearches } from '../../src/catalog/search-terms/missed-searches.ts'
import { createStockAlertService } from '../../src/catalog/stock-alerts/stock-alert-service.ts'
import { createWishlistService } from '../../src/catalog/wishlist/wishlist-service.ts'
import { createBillService } from '../../src/money/billing/bill-service.ts'
import { buyerCredit } from '../../src/money/credit/buyer-credit.ts'
import { createDocumentIssuer } from '../../src/money/invoices/issue-documents.ts'
import { createProofService } from '../../src/money/proofs/proof-service.ts'
import { paymentLedger } from '../../src/money/receipts/ledger/payment-ledger.ts'
import { createContacts } from '../../src/office/contact/contact-service.ts'
import { fillCart } from '../../src/ordering/cart/fill-cart.ts'
import { orderSellerOf } from '../../src/ordering/orders/placing/order-seller.ts'
import { createOrderPlacing } from '../../src/ordering/orders/placing/place-order.ts'
import { createBufferedUpdates } from '../../src/ordering/orders/updating/buffered-updates.ts'
import { createStatusTransitions } from '../../src/ordering/orders/updating/status-transitions.ts'
import { createReviewService } from '../../src/ordering/reviews/review-service.ts'
import { createShoppingListService } from '../../src/ordering/shopping-lists/shopping-list-service.ts'
import { createGstNumberCheck } from '../../src/people/accounts/gst-number-check.ts'
import { createUserDirectory } from '../../src/people/accounts/user-directory.ts'
import { createShippingService } from '../../src/people/shipping/shipping-service.ts'
import { createNotificationService } from '../../src/support/notifications/notification-service.ts'
import { configuredSettings } from '../../src/support/settings/store-settings.ts'
import { createBuyerNotices } from './buyer-notices.ts'
import { batchesWithin } from './flat-transaction.ts'
import type { PlannedLine } from './steps.ts'

/** What the services of the activity work with. */
export interface ActivityDependencies {
  /** The transaction of the whole activity. */
  db: Database
  clock: Clock
  config: Config
  /** Of payment proofs and bills. */
  storage: FileStorage
}

/** A file service that knows again what it has recorded. */
function withRecorded(service: FileService) {
  const recorded = new Map<number, FileReference>()
  const record: FileService['record'] = async (trx, file, userId) => {
    const key = await service.record(trx, file, userId)
    recorded.set(key, file)
    return key
  }
  return {
    files: { ...service, record },
    findRecorded: (key: number) => recorded.get(key),
  }
}

function gstNumberCheck({ db, config }: Pick<ActivityDependencies, 'db' | 'config'>) {
  const { seller } = configuredSettings(config)
  return createGstNumberCheck({ db, readSellerGstNumber: async () => seller.gstin })
}

/** The services that decide on orders; their updates are written when they are flushed. */
function createOrderServices({ db, clock, config, storage }: ActivityDependencies) {
  const { log } = fastify({ logger: false })
  const secret = config.FILE_URL_SECRET
  const { files, findRecorded } = withRecorded(
    createFileService({ db, clock, storage, secret, log }),
  )
  const notices = createBuyerNotices({ db, clock })
  const onUpdate = notices.tellUpdate
  const updates = createBufferedUpdates({
    ...{ db, clock, files, ledger: paymentLedger },
    findRecorded,
    onUpdate,
  })
  const settings = configuredSettings(config)
  const issueDocuments = createDocumentIssuer(async () => settings)
  const placing = createOrderPlacing({
    db,
    batchExecutor: batchesWithin(db),
    clock,
    files,
    readSeller: async () => orderSellerOf(settings),
    assertGstNumber: gstNumberCheck({ db, config }),
    newBuyers: undefined,
    ledger: paymentLedger,
    credit: buyerCredit,
  })
  return {
    files,
    notices,
    updates,
    placing,
    transitions: createStatusTransitions(
      { clock, issueDocuments, ledger: paymentLedger, credit: buyerCredit },
      updates.update,
    ),
    proofs: createProofService({
      db,
      clock,
      orders: updates,
      files,
      readBankFacts: async () => ({ holidays: [], account: '' }),
    }),
    bills: createBillService({ orders: updates, files }),
  }
}

/** Puts lines into a cart without reading it: placing an order checks them, and every second statement would be a reading. */
function cartFiller({ db, clock }: ActivityDependencies) {
  return ({ userId }: Actor, lines: readonly PlannedLine[]): Promise<void> => {
    const additions = lines.map(({ product: { id }, quantity }) => ({ productId: id, quantity }))
    return fillCart(db, { userId, additions, at: clock.now() })
  }
}

/** The services of the store, on one transaction and one clock. */
export function createActivityServices(dependencies: ActivityDependencies) {
  return {
    ...createOrderServices(dependencies),
    fillCart: cartFiller(dependencies),
    shipping: createShippingService({
      ...dependencies,
      assertGstNumber: gstNumberCheck(dependencies),
    }),
    reviews: createReviewService(dependencies),
    wishlist: createWishlistService(dependencies),
    stockAlerts: createStockAlertService(dependencies),
    shoppingLists: createShoppingListService(dependencies),
    notifications: createNotificationService({
      ...dependencies,
      users: createUserDirectory(dependencies),
    }),
    contacts: createContacts({ ...dependencies, throttleStore: createMemoryLimiter }),
    missedSearches: createMissedSearches(fastify({ logger: false }), dependencies),
  }
}

/** {@link createActivityServices} */
export type ActivityServices = ReturnType<typeof createActivityServices>
