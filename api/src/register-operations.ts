import { tmpdir } from 'node:os'
import type { Registry } from 'prom-client'
import type { AppDependencies } from './app-dependencies.ts'
import type { CleanupJob } from './base/cleanup/cleanup-job.ts'
import { scheduleCleanupJobs } from './base/cleanup/run-cleanup-jobs.ts'
import type { BatchExecutor } from './base/database/batch-executor.ts'
import { isReachable, poolUsageOf } from './base/database/database.ts'
import { isMigrated } from './base/database/migrations/migrations.ts'
import { unfinishedFiles } from './base/files/upload/unfinished-files.ts'
import { registerHealth } from './base/http/health/health-routes.ts'
import { createReadiness } from './base/http/health/readiness.ts'
import type { TypedApp } from './base/http/typed-app.ts'
import { registerIndexMetrics } from './base/metrics/index-metrics.ts'
import { registerPoolMetrics } from './base/metrics/pool-metrics.ts'
import { registerQueueMetrics } from './base/metrics/queue-metrics.ts'
import { registerReadinessMetric } from './base/metrics/readiness-metric.ts'
import type { ThrottleStore } from './base/throttle/throttle.ts'
import { waits } from './base/waits.ts'
import { countJobs } from './catalog/imports/running/import-job-repository.ts'
import type { CatalogCache } from './catalog/products/cache/catalog-cache.ts'
import type { FindProducts } from './catalog/products/search/find-products.ts'
import { expiredMissedSearches } from './catalog/search-terms/missed-searches.ts'
import { registerComplaints } from './office/contact/complaint-routes.ts'
import { createComplaints } from './office/contact/complaint-service.ts'
import { registerContact } from './office/contact/contact-routes.ts'
import { createContacts } from './office/contact/contact-service.ts'
import { registerAnalytics } from './office/dashboards/analytics-routes.ts'
import { createAnalyticsService } from './office/dashboards/analytics-service.ts'
import { registerDashboards } from './office/dashboards/dashboard-routes.ts'
import { createDashboardService } from './office/dashboards/dashboard-service.ts'
import { registerFirstSteps } from './office/dashboards/first-steps/first-steps-routes.ts'
import { createFirstSteps } from './office/dashboards/first-steps/first-steps-service.ts'
import { createStoreSetup } from './office/dashboards/first-steps/store-setup.ts'
import { registerAdminSearch } from './office/search/admin-search-routes.ts'
import { createAdminSearch } from './office/search/admin-search-service.ts'
import { createBankProposals } from './office/settings/bank/bank-proposal-service.ts'
import { registerManagedSettings } from './office/settings/managed/managed-settings-routes.ts'
import { createManagedSettings } from './office/settings/managed/managed-settings-service.ts'
import { registerPreviews } from './operations/previews/preview-routes.ts'
import {
  type CanaryCounter,
  createCanaryCounter,
  expiredCanaryCounts,
} from './operations/telemetry/canaries/canary-counter.ts'
import {
  createPublishedReleases,
  expiredPublishedReleases,
} from './operations/telemetry/published-releases.ts'
import {
  createRenderingCounts,
  expiredRenderingCounts,
} from './operations/telemetry/rendering-counts.ts'
import { registerRenderings } from './operations/telemetry/rendering-routes.ts'
import { TelemetryCounts } from './operations/telemetry/telemetry-counts.ts'
import { registerTelemetry } from './operations/telemetry/telemetry-routes.ts'
import { expiredCartRequests } from './ordering/cart/additions/expired-cart-requests.ts'
import type { OrderDependencies } from './ordering/orders/order-dependencies.ts'
import { createOrderService } from './ordering/orders/order-service.ts'
import { expiredOrderRequests } from './ordering/orders/placing/order-request.ts'
import { createOrderReports } from './ordering/orders/reporting/order-reports.ts'
import {
  expiredNetworkTurns,
  expiredOrderNetworks,
} from './ordering/orders/reserved/new-buyer-orders.ts'
import { expiredNetworks } from './people/login/known-networks.ts'
import { expiredResets } from './people/recovery/expired-resets.ts'
import { expiredLoginChallenges } from './people/second-factor/challenges/login-challenges.ts'
import type { StepUp } from './people/second-factor/step-up.ts'
import { expiredSessions } from './people/sessions/expired-sessions.ts'
import type { Sessions } from './people/sessions/session-service.ts'
import type { UserService } from './people/users/user-service.ts'
import { registerAudit } from './support/audit/audit-routes.ts'
import { createAuditReader } from './support/audit/audit-service.ts'
import { expiredEvents, expiredTickets } from './support/events/expired-events.ts'
import { registerEvents } from './support/events/register-events.ts'
import type { MailQueue } from './support/mail/mail-queue.ts'
import { countMails } from './support/mail/mail-repository.ts'
import { registerMailPreferences } from './support/notifications/mail-preferences/mail-preference-routes.ts'
import { createMailPreferenceService } from './support/notifications/mail-preferences/mail-preference-service.ts'
import { registerUnsubscribing } from './support/notifications/mail-preferences/unsubscribe-routes.ts'
import {
  registerBroadcasts,
  registerNotifications,
} from './support/notifications/notification-routes.ts'
import { createNotificationService } from './support/notifications/notification-service.ts'
import type { SettingsReader } from './support/settings/settings-service.ts'
import type { UserDirectory } from './support/user-directory.ts'

const cleanupJobFactories = [
  expiredSessions,
  expiredNetworks,
  expiredLoginChallenges,
  expiredResets,
  expiredOrderRequests,
  expiredOrderNetworks,
  expiredNetworkTurns,
  expiredCartRequests,
  expiredEvents,
  expiredTickets,
  expiredCanaryCounts,
  expiredMissedSearches,
  expiredPublishedReleases,
  expiredRenderingCounts,
]

/** Services of the features registered before. */
interface OperationsDependencies extends AppDependencies {
  metrics: Registry
  sessions: Sessions
  throttleStore: ThrottleStore
  mails: MailQueue
  users: UserService
  directory: UserDirectory
  stepUp: StepUp
  settings: SettingsReader
  findProducts: FindProducts
  catalogCache: CatalogCache | undefined
  orderDependencies: OrderDependencies & { batchExecutor: BatchExecutor }
  /** Provided by other features. */
  cleanupJobs: readonly CleanupJob[]
}

/** Registers dashboards, notifications, audit, telemetry, health checks and cleanup jobs. */
export function registerOperations(api: TypedApp, dependencies: OperationsDependencies): void {
  const {
    config,
    db,
    clock,
    reports = db,
    orderDependencies,
    sessions,
    throttleStore,
    directory,
  } = dependencies
  registerHealth(api, {
    assertReady: registerReadinessMetric(dependencies.metrics, readinessOf(dependencies)),
    commit: config.BUILD_COMMIT,
  })
  const contacts = createContacts(dependencies)
  registerContact(api, contacts)
  registerComplaints(api, createComplaints(dependencies))
  registerManagedSettings(api, {
    managed: createManagedSettings(dependencies),
    proposals: createBankProposals(dependencies),
  })
  const { files, orderIndex } = orderDependencies
  const orders = createOrderService({ ...orderDependencies, db: reports })
  const orderReports = createOrderReports({ db: reports, orderIndex })
  const dashboards = createDashboardService({
    db: reports,
    orders,
    reports: orderReports,
    countContacts: contacts.count,
  })
  registerDashboards(api, { dashboards, files })
  const analytics = createAnalyticsService({
    db: reports,
    clock,
    reports: orderReports,
    countContactsByDay: contacts.countByDay,
  })
  registerAnalytics(api, analytics)
  const notifications = createNotificationService({ ...dependencies, users: directory })
  registerNotifications(api, notifications)
  registerBroadcasts(api, notifications)
  const setup = createStoreSetup(config, dependencies.settings)
  registerFirstSteps(api, createFirstSteps({ db, setup, notifications }))
  const mailPreferences = createMailPreferenceService({ ...dependencies, users: directory })
  registerMailPreferences(api, mailPreferences)
  registerUnsubscribing(api, mailPreferences)
  const managedOrders = createOrderService(orderDependencies)
  registerAdminSearch(api, createAdminSearch({ ...dependencies, orders: managedOrders }))
  registerAudit(api, createAuditReader({ ...dependencies, users: directory }))
  registerEvents(api, { ...dependencies, sessions })
  registerPreviews(api, dependencies)
  const canaries = createCanaryCounter(api, { ...dependencies, throttleStore })
  const renderings = createRenderingCounts(dependencies)
  registerRenderings(api, renderings)
  registerTelemetry(api, {
    ...dependencies,
    renderings,
    counts: new TelemetryCounts(dependencies.metrics),
    canaries,
    published: createPublishedReleases(dependencies),
  })
  registerStoreMetrics(dependencies, canaries)
  const unfinished = unfinishedFiles({
    dataFolder: config.DATA_FOLDER,
    temporaryFolder: tmpdir(),
  })
  const cleanupJobs = [
    ...cleanupJobFactories.map((createJob) => createJob(db)),
    ...dependencies.cleanupJobs,
    unfinished,
  ]
  scheduleCleanupJobs(api, { ...dependencies, cleanupJobs })
}

function readinessOf({
  db,
  reports = db,
  orderDependencies,
  catalogCache,
  draining,
  waits: { readyMs } = waits,
}: OperationsDependencies) {
  const { batchExecutor, orderIndex } = orderDependencies
  const checks = {
    database: async () => isMigrated(db),
    'database of reports': async () => isReachable(reports, readyMs),
    'database of orders': async () => batchExecutor.ping().then(() => true),
    'catalogue index': async () => (await catalogCache?.isReady()) ?? true,
    'order index': async () => (await orderIndex?.isReady()) ?? true,
    'a draining instance': async () => !draining?.aborted,
  }
  return createReadiness(checks, readyMs)
}

function registerStoreMetrics(dependencies: OperationsDependencies, canaries: CanaryCounter): void {
  const { metrics, db, reports, orderDependencies, catalogCache } = dependencies
  const { batchExecutor, orderIndex } = orderDependencies
  registerPoolMetrics(metrics, {
    requests: () => poolUsageOf(db),
    ...(reports && { reports: () => poolUsageOf(reports) }),
    orders: () => batchExecutor.usage,
  })
  registerQueueMetrics(metrics, {
    mails: () => countMails(db),
    imports: () => countJobs(db),
    'canary counts': () => canaries.countPending(),
  })
  registerIndexMetrics(metrics, {
    catalogue: () => catalogCache?.indexState,
    orders: () => orderIndex?.indexState,
  })
}
