import { tmpdir } from 'node:os'
import etag from '@fastify/etag'
import multipart from '@fastify/multipart'
import swagger from '@fastify/swagger'
import { trustedProxies } from '@store/contract/rules/client-network'
import fastify, { type FastifyServerOptions } from 'fastify'
import { registerAccounts } from './accounts/account-routes.ts'
import { createAccounts } from './accounts/accounts.ts'
import { oldNetworks } from './accounts/known-networks.ts'
import { registerAudit } from './audit/audit-routes.ts'
import { readAudit } from './audit/audit-service.ts'
import { registerBilling } from './billing/bill-routes.ts'
import { registerCart } from './cart/cart-routes.ts'
import { createCartService } from './cart/cart-service.ts'
import { registerCatalog } from './catalog/catalog-routes.ts'
import { registerProductImages } from './catalog/product-images.ts'
import { walkProducts } from './catalog/product-walk.ts'
import type { ConnectIndex } from './catalog/ready/index-link.ts'
import { openReadyCatalog } from './catalog/ready/ready-catalog.ts'
import { readCatalogBySql } from './catalog/sql-catalog-reader.ts'
import { createProductAdmin } from './catalog-admin/product-admin.ts'
import { registerProductAdmin } from './catalog-admin/product-admin-routes.ts'
import type { Config } from './config.ts'
import { registerContact } from './contact/contact-routes.ts'
import { createContacts } from './contact/contact-service.ts'
import { registerAnalytics } from './dashboards/analytics-routes.ts'
import { registerDashboards } from './dashboards/dashboard-routes.ts'
import { Batches } from './database/batches.ts'
import { type Database, isReachable } from './database/database.ts'
import { isMigrated } from './database/migrations.ts'
import { oldEvents, oldTickets } from './events/old-events.ts'
import { registerEvents } from './events/register-events.ts'
import { FileDesk } from './files/file-desk.ts'
import { registerFiles } from './files/file-routes.ts'
import { openFileStorage } from './files/open-file-storage.ts'
import { orphanedFiles } from './files/orphaned-files.ts'
import { unfinishedFiles } from './files/unfinished-files.ts'
import { keepHouse } from './housekeeping/keep-house.ts'
import { registerAccess } from './http/access.ts'
import { connectionTimeouts, registerCallerLimits } from './http/caller-limits.ts'
import { answerClientError } from './http/client-error.ts'
import { registerDocs } from './http/docs.ts'
import { answerUnreadableAddress, registerErrorHandling } from './http/error-handler.ts'
import { registerHealth } from './http/health-routes.ts'
import { registerJsonBodies } from './http/json-body.ts'
import { withSerializers } from './http/logged-request.ts'
import { openApiOptions, registerOpenApi } from './http/openapi.ts'
import { createReadiness } from './http/readiness.ts'
import { createRequestIds } from './http/request-id.ts'
import { registerSecurityHeaders } from './http/security-headers.ts'
import { registerTextRule } from './http/text-fields.ts'
import type { TypedApp } from './http/typed-app.ts'
import { registerValidation } from './http/validation.ts'
import { registerExport } from './imports/export-routes.ts'
import { registerImports } from './imports/import-routes.ts'
import { createImports } from './imports/import-service.ts'
import { resumeImports } from './imports/resume-imports.ts'
import { registerInvoices } from './invoices/invoice-routes.ts'
import { findSeller, sellerStateOf } from './invoices/seller.ts'
import { documentIssuer } from './invoices/tax-documents.ts'
import { registerMail } from './mail/register-mail.ts'
import { registerBroadcasts, registerNotifications } from './notifications/notification-routes.ts'
import { openOrderIndex, type StartOrderIndex } from './orders/index/order-index-link.ts'
import { oldRequests } from './orders/old-requests.ts'
import { registerOrderAdmin } from './orders/order-admin-routes.ts'
import { registerOrders } from './orders/order-routes.ts'
import { registerPaymentCallbacks } from './payments/payment-callback-routes.ts'
import { registerPaymentPages } from './payments/payment-page-routes.ts'
import { registerOnlinePayment } from './payments/payment-routes.ts'
import { connectRazorpay } from './payments/razorpay.ts'
import { unpaidOrders } from './payments/unpaid-orders.ts'
import { registerPreviews } from './previews/preview-routes.ts'
import { registerProofs } from './proofs/proof-routes.ts'
import { registerRejectionNotices } from './proofs/tell-rejections.ts'
import { oldResets } from './recovery/old-resets.ts'
import { createRecovery } from './recovery/recovery.ts'
import { registerRecovery } from './recovery/recovery-routes.ts'
import { registerReorder } from './reorder/reorder-routes.ts'
import { registerReviews } from './reviews/review-routes.ts'
import { createReviews } from './reviews/review-service.ts'
import { oldSessions } from './sessions/old-sessions.ts'
import { registerSessions } from './sessions/session-routes.ts'
import { createSessions } from './sessions/session-service.ts'
import { registerSettings } from './settings/settings-routes.ts'
import type { Clock } from './shared/clock.ts'
import { registerShipping } from './shipping/shipping-routes.ts'
import { createShippingService } from './shipping/shipping-service.ts'
import { createCanaryCounter, oldCanaryCounts } from './telemetry/canary-counter.ts'
import { oldPublishedReleases } from './telemetry/published-releases.ts'
import { TelemetryCounts } from './telemetry/telemetry-counts.ts'
import { registerMetrics, registerTelemetry } from './telemetry/telemetry-routes.ts'
import { openThrottleStore } from './throttle/throttle-store.ts'
import { registerUploads } from './uploads/upload-routes.ts'
import { registerUsers } from './users/user-routes.ts'
import { registerWishlist } from './wishlist/wishlist-routes.ts'
import { createWishlistService } from './wishlist/wishlist-service.ts'

const untoldSeller =
  'Neither SELLER_GSTIN nor SELLER_STATE is set: orders count all tax as IGST, and no invoice is issued.'

const deletions = [
  oldSessions,
  oldNetworks,
  oldResets,
  oldRequests,
  oldEvents,
  oldTickets,
  oldCanaryCounts,
  oldPublishedReleases,
]

/** What the API is made of: given, never looked up, so that a test can give its own. */
export interface AppParts {
  config: Config
  db: Database
  clock: Clock
  logger?: FastifyServerOptions['logger']
  /** For dashboards, exports and imports, whose statements may take longer; the same as `db` without. */
  reports?: Database
  /** Where the index of the catalogue runs; without one SQL answers. */
  connectIndex?: ConnectIndex
  /** Where the index of orders runs; without one SQL answers. */
  startOrderIndex?: StartOrderIndex
}

/**
 * Builds the API, ready to listen or to be injected into. The order of registration is the table of
 * contents: ground rules first, then one feature after the other.
 */
export async function buildApp(parts: AppParts): Promise<TypedApp> {
  const { config, db } = parts
  const app: TypedApp = fastify({
    logger: withSerializers(parts.logger),
    trustProxy: trustedProxies(config.TRUSTED_PROXIES),
    genReqId: createRequestIds(),
    frameworkErrors: answerUnreadableAddress,
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: 256 * 1024,
    clientErrorHandler: answerClientError,
    ...connectionTimeouts,
  })
  registerErrorHandling(app)
  registerSecurityHeaders(app)
  registerCallerLimits(app, config)
  registerJsonBodies(app)
  registerTextRule(app)
  registerValidation(app)
  await app.register(swagger, openApiOptions)
  await registerDocs(app)
  await app.register(etag)
  await app.register(multipart, { throwFileSizeLimit: false })
  const counts = new TelemetryCounts()
  registerMetrics(app, counts)
  const withCounts = { ...parts, counts }
  await app.register(async (api: TypedApp) => registerFeatures(api, withCounts), { prefix: '/api' })
  app.addHook('onClose', async () => db.destroy())
  app.addHook('onClose', async () => parts.reports?.destroy())
  return app
}

async function registerFeatures(
  api: TypedApp,
  parts: AppParts & { counts: TelemetryCounts },
): Promise<void> {
  const { config, db, reports = db } = parts
  const sessions = createSessions(parts)
  registerAccess(api, { ...sessions, platformToken: config.PLATFORM_TOKEN })
  registerOpenApi(api)
  registerSessions(api, sessions)
  const throttleStore = openThrottleStore(api, config)
  const accounts = createAccounts({ ...parts, sessions, throttleStore })
  registerAccounts(api, accounts)
  const mails = registerMail(api, parts)
  registerRecovery(api, createRecovery({ ...parts, accounts, sessions, mails, throttleStore }))
  const readyCatalog = openReadyCatalog(api, parts.connectIndex)
  registerCatalog(api, readCatalogBySql(db), readyCatalog)
  registerProductAdmin(api, createProductAdmin(parts))
  registerImports(api, createImports({ ...parts, db: reports }))
  resumeImports(api, parts)
  registerExport(api, () => walkProducts(reports))
  registerReviews(api, createReviews(parts))
  registerWishlist(api, createWishlistService(parts))
  const cart = createCartService(parts)
  registerCart(api, cart)
  registerShipping(api, createShippingService(parts))
  registerSettings(api, config)
  await registerProductImages(api, config.DATA_FOLDER)
  const storage = openFileStorage(config, 'files')
  const files = new FileDesk({
    ...parts,
    storage,
    secret: config.FILE_URL_SECRET,
    log: api.log,
  })
  registerFiles(api, files)
  registerUploads(api, { ...parts, storage: openFileStorage(config, 'uploads') })
  const batches = new Batches(
    config.DATABASE_URL,
    Math.ceil(config.DATABASE_POOL / 2),
    config.DATABASE_STATEMENT_SECONDS * 1000,
  )
  api.addHook('onClose', async () => batches.close())
  const seller = findSeller(config)
  const gateway = connectRazorpay(config)
  const orderIndex = openOrderIndex(api, parts.startOrderIndex)
  registerHealth(
    api,
    createReadiness({
      database: async () => isMigrated(db),
      'database of reports': async () => isReachable(reports),
      'database of orders': async () => batches.ping().then(() => true),
      'catalogue index': async () => (await readyCatalog?.isReady()) ?? true,
      'order index': async () => (await orderIndex?.isReady()) ?? true,
    }),
  )
  const orderParts = {
    ...parts,
    batches,
    files,
    orderIndex,
    sellerState: sellerStateOf(config),
    issueDocuments: documentIssuer(seller),
  }
  if (!orderParts.sellerState) api.log.warn(untoldSeller)
  registerOrders(api, orderParts)
  registerOrderAdmin(api, orderParts)
  registerBilling(api, orderParts)
  registerOnlinePayment(api, { ...orderParts, gateway })
  registerPaymentPages(api, { ...orderParts, gateway })
  registerPaymentCallbacks(api, { ...orderParts, gateway })
  registerProofs(api, orderParts)
  registerRejectionNotices(api, { ...parts, mails })
  registerInvoices(api, { ...parts, seller })
  registerReorder(api, { db, cart })
  const contacts = createContacts({ ...parts, throttleStore })
  registerContact(api, contacts)
  registerDashboards(api, { ...orderParts, db: reports, countContacts: contacts.count })
  registerAnalytics(api, { ...orderParts, db: reports })
  registerNotifications(api, parts)
  registerBroadcasts(api, parts)
  registerUsers(api, { ...parts, sessions })
  registerAudit(api, (query) => readAudit(db, query))
  registerEvents(api, { ...parts, sessions })
  registerPreviews(api, parts)
  const canaries = createCanaryCounter(api, { ...parts, throttleStore })
  registerTelemetry(api, { ...parts, throttleStore, canaries })
  const leftovers = [
    orphanedFiles({ db, storage }),
    unfinishedFiles({ dataFolder: config.DATA_FOLDER, temporaryFolder: tmpdir() }),
  ]
  const chores = [
    ...deletions.map((choreOf) => choreOf(db)),
    unpaidOrders({ ...orderParts, gateway }),
    ...leftovers,
  ]
  keepHouse(api, { ...parts, chores })
}
