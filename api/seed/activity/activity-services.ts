import fastify from 'fastify'
import { createGstNumberCheck } from '../../src/accounts/gst-number-check.ts'
import { createBillService } from '../../src/billing/bill-service.ts'
import { fillCart } from '../../src/cart/fill-cart.ts'
import type { Config } from '../../src/config.ts'
import { createContacts } from '../../src/contact/contact-service.ts'
import type { Database } from '../../src/database/database.ts'
import type { FileReference } from '../../src/files/file.ts'
import { createFileService, type FileService } from '../../src/files/file-service.ts'
import type { FileStorage } from '../../src/files/storage/file-storage.ts'
import type { Actor } from '../../src/http/actor.ts'
import { createDocumentIssuer } from '../../src/invoices/issue-documents.ts'
import { createNotificationService } from '../../src/notifications/notification-service.ts'
import { createOrderPlacing } from '../../src/orders/placing/place-order.ts'
import { createBufferedUpdates } from '../../src/orders/updating/buffered-updates.ts'
import { createStatusTransitions } from '../../src/orders/updating/status-transitions.ts'
import { createProofService } from '../../src/proofs/proof-service.ts'
import { createReviewService } from '../../src/reviews/review-service.ts'
import { createMissedSearches } from '../../src/search-terms/missed-searches.ts'
import { configuredSettings } from '../../src/settings/store-settings.ts'
import type { Clock } from '../../src/shared/clock.ts'
import { createShippingService } from '../../src/shipping/shipping-service.ts'
import { createShoppingListService } from '../../src/shopping-lists/shopping-list-service.ts'
import { createStockAlertService } from '../../src/stock-alerts/stock-alert-service.ts'
import { createMemoryLimiter } from '../../src/throttle/throttle.ts'
import { createWishlistService } from '../../src/wishlist/wishlist-service.ts'
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
  const updates = createBufferedUpdates({ db, clock, files, findRecorded, onUpdate })
  const settings = configuredSettings(config)
  const issueDocuments = createDocumentIssuer(async () => settings)
  const placing = createOrderPlacing({
    db,
    batchExecutor: batchesWithin(db),
    clock,
    files,
    readSeller: async () => settings.seller,
    assertGstNumber: gstNumberCheck({ db, config }),
    newBuyers: undefined,
  })
  return {
    files,
    notices,
    updates,
    placing,
    transitions: createStatusTransitions({ clock, issueDocuments }, updates.update),
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
    notifications: createNotificationService(dependencies),
    contacts: createContacts({ ...dependencies, throttleStore: createMemoryLimiter }),
    missedSearches: createMissedSearches(fastify({ logger: false }), dependencies),
  }
}

/** {@link createActivityServices} */
export type ActivityServices = ReturnType<typeof createActivityServices>
