import { tmpdir } from 'node:os'
import type { Registry } from 'prom-client'
import { expiredNetworks } from './accounts/login/known-networks.ts'
import { expiredLoginChallenges } from './accounts/second-factor/challenges/login-challenges.ts'
import type { StepUp } from './accounts/second-factor/step-up.ts'
import { expiredSessions } from './accounts/sessions/expired-sessions.ts'
import type { Sessions } from './accounts/sessions/session-service.ts'
import type { UserService } from './accounts/users/user-service.ts'
import { registerAdminSearch } from './admin-search/admin-search-routes.ts'
import { createAdminSearch } from './admin-search/admin-search-service.ts'
import type { AppDependencies } from './app-dependencies.ts'
import { registerAudit } from './audit/audit-routes.ts'
import { createAuditReader, walkAudit } from './audit/audit-service.ts'
import { expiredCartRequests } from './cart/additions/expired-cart-requests.ts'
import type { CatalogCache } from './catalog/cache/catalog-cache.ts'
import type { FindProducts } from './catalog/search/find-products.ts'
import type { CleanupJob } from './cleanup/cleanup-job.ts'
import { scheduleCleanupJobs } from './cleanup/run-cleanup-jobs.ts'
import { registerComplaints } from './contact/complaint-routes.ts'
import { createComplaints } from './contact/complaint-service.ts'
import { registerContact } from './contact/contact-routes.ts'
import { createContacts } from './contact/contact-service.ts'
import { registerAnalytics } from './dashboards/analytics-routes.ts'
import { createAnalyticsService } from './dashboards/analytics-service.ts'
import { registerDashboards } from './dashboards/dashboard-routes.ts'
import { createDashboardService } from './dashboards/dashboard-service.ts'
import { registerFirstSteps } from './dashboards/first-steps/first-steps-routes.ts'
import { createFirstSteps } from './dashboards/first-steps/first-steps-service.ts'
import { createStoreSetup } from './dashboards/first-steps/store-setup.ts'
import type { BatchExecutor } from './database/batch-executor.ts'
import { isReachable, poolUsageOf } from './database/database.ts'
import { isMigrated } from './database/migrations/migrations.ts'
import { expiredEvents, expiredTickets } from './events/expired-events.ts'
import { registerEvents } from './events/register-events.ts'
import { unfinishedFiles } from './files/upload/unfinished-files.ts'
import { registerHealth } from './http/health/health-routes.ts'
import { createReadiness } from './http/health/readiness.ts'
import type { TypedApp } from './http/typed-app.ts'
import { countJobs } from './imports/running/import-job-repository.ts'
import type { MailQueue } from './mail/mail-queue.ts'
import { countMails } from './mail/mail-repository.ts'
import { registerIndexMetrics } from './metrics/index-metrics.ts'
import { registerPoolMetrics } from './metrics/pool-metrics.ts'
import { registerQueueMetrics } from './metrics/queue-metrics.ts'
import { registerReadinessMetric } from './metrics/readiness-metric.ts'
import { registerMailPreferences } from './notifications/mail-preferences/mail-preference-routes.ts'
import { createMailPreferenceService } from './notifications/mail-preferences/mail-preference-service.ts'
import { registerUnsubscribing } from './notifications/mail-preferences/unsubscribe-routes.ts'
import { registerBroadcasts, registerNotifications } from './notifications/notification-routes.ts'
import { createNotificationService } from './notifications/notification-service.ts'
import type { OrderDependencies } from './orders/order-dependencies.ts'
import { createOrderService } from './orders/order-service.ts'
import { expiredOrderRequests } from './orders/placing/order-request.ts'
import { createOrderReports } from './orders/reporting/order-reports.ts'
import { expiredNetworkTurns, expiredOrderNetworks } from './orders/reserved/new-buyer-orders.ts'
import { registerPreviews } from './previews/preview-routes.ts'
import { expiredResets } from './recovery/expired-resets.ts'
import { expiredMissedSearches } from './search-terms/missed-searches.ts'
import { createBankProposals } from './settings/bank/bank-proposal-service.ts'
import { registerManagedSettings } from './settings/managed/managed-settings-routes.ts'
import { createManagedSettings } from './settings/managed/managed-settings-service.ts'
import type { SettingsReader } from './settings/settings-service.ts'
import {
  type CanaryCounter,
  createCanaryCounter,
  expiredCanaryCounts,
} from './telemetry/canaries/canary-counter.ts'
import {
  createPublishedReleases,
  expiredPublishedReleases,
} from './telemetry/published-releases.ts'
import { createRenderingCounts, expiredRenderingCounts } from './telemetry/rendering-counts.ts'
import { registerRenderings } from './telemetry/rendering-routes.ts'
import { TelemetryCounts } from './telemetry/telemetry-counts.ts'
import { registerTelemetry } from './telemetry/telemetry-routes.ts'
import type { ThrottleStore } from './throttle/throttle.ts'
import { waits } from './waits.ts'

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
  const notifications = createNotificationService(dependencies)
  registerNotifications(api, notifications)
  registerBroadcasts(api, notifications)
  const setup = createStoreSetup(config, dependencies.settings)
  registerFirstSteps(api, createFirstSteps({ db, setup, notifications }))
  const mailPreferences = createMailPreferenceService(dependencies)
  registerMailPreferences(api, mailPreferences)
  registerUnsubscribing(api, mailPreferences)
  const managedOrders = createOrderService(orderDependencies)
  registerAdminSearch(api, createAdminSearch({ ...dependencies, orders: managedOrders }))
  registerAudit(api, {
    readPage: createAuditReader(dependencies),
    walk: (filter) => walkAudit(dependencies.reports ?? db, filter),
  })
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
