import { tmpdir } from 'node:os'
import type { Registry } from 'prom-client'
import { expiredNetworks } from './accounts/login/known-networks.ts'
import { expiredSessions } from './accounts/sessions/expired-sessions.ts'
import type { Sessions } from './accounts/sessions/session-service.ts'
import type { AppDependencies } from './app-dependencies.ts'
import { registerAudit } from './audit/audit-routes.ts'
import { createAuditReader } from './audit/audit-service.ts'
import { expiredCartRequests } from './cart/additions/expired-cart-requests.ts'
import type { CatalogCache } from './catalog/cache/catalog-cache.ts'
import type { CleanupJob } from './cleanup/cleanup-job.ts'
import { scheduleCleanupJobs } from './cleanup/run-cleanup-jobs.ts'
import { registerContact } from './contact/contact-routes.ts'
import { createContacts } from './contact/contact-service.ts'
import { registerAnalytics } from './dashboards/analytics-routes.ts'
import { registerDashboards } from './dashboards/dashboard-routes.ts'
import { isReachable, poolUsageOf } from './database/database.ts'
import { isMigrated } from './database/migrations/migrations.ts'
import { expiredEvents, expiredTickets } from './events/expired-events.ts'
import { registerEvents } from './events/register-events.ts'
import { unfinishedFiles } from './files/upload/unfinished-files.ts'
import { registerHealth } from './http/health/health-routes.ts'
import { createReadiness } from './http/health/readiness.ts'
import type { TypedApp } from './http/typed-app.ts'
import { countJobs } from './imports/running/import-job-repository.ts'
import { countMails } from './mail/mail-repository.ts'
import { registerIndexMetrics } from './metrics/index-metrics.ts'
import { registerPoolMetrics } from './metrics/pool-metrics.ts'
import { registerQueueMetrics } from './metrics/queue-metrics.ts'
import { registerBroadcasts, registerNotifications } from './notifications/notification-routes.ts'
import type { OrderDependencies } from './orders/order-dependencies.ts'
import { createOrderService } from './orders/order-service.ts'
import { expiredOrderRequests } from './orders/placing/order-request.ts'
import { registerPreviews } from './previews/preview-routes.ts'
import { expiredResets } from './recovery/expired-resets.ts'
import {
  type CanaryCounter,
  createCanaryCounter,
  expiredCanaryCounts,
} from './telemetry/canary-counter.ts'
import {
  createPublishedReleases,
  expiredPublishedReleases,
} from './telemetry/published-releases.ts'
import { TelemetryCounts } from './telemetry/telemetry-counts.ts'
import { registerTelemetry } from './telemetry/telemetry-routes.ts'
import type { ThrottleStore } from './throttle/throttle.ts'

const cleanupJobFactories = [
  expiredSessions,
  expiredNetworks,
  expiredResets,
  expiredOrderRequests,
  expiredCartRequests,
  expiredEvents,
  expiredTickets,
  expiredCanaryCounts,
  expiredPublishedReleases,
]

/** Services of the features registered before. */
interface OperationsDependencies extends AppDependencies {
  metrics: Registry
  sessions: Sessions
  throttleStore: ThrottleStore
  catalogCache: CatalogCache | undefined
  orderDependencies: OrderDependencies
  /** Cleaning up of other features. */
  cleanupJobs: readonly CleanupJob[]
}

/** Registers dashboards, notifications, audit, telemetry, health checks and cleanup jobs. */
export function registerOperations(api: TypedApp, parts: OperationsDependencies): void {
  const { config, db, reports = db, orderDependencies, sessions, throttleStore } = parts
  registerHealth(api, readinessOf(parts))
  const contacts = createContacts(parts)
  registerContact(api, contacts)
  const orders = createOrderService({ ...orderDependencies, db: reports })
  const { files, orderIndex } = orderDependencies
  const countContacts = contacts.count
  registerDashboards(api, { db: reports, orders, orderIndex, files, countContacts })
  registerAnalytics(api, { db: reports, clock: parts.clock, orderIndex })
  registerNotifications(api, parts)
  registerBroadcasts(api, parts)
  registerAudit(api, createAuditReader(parts))
  registerEvents(api, { ...parts, sessions })
  registerPreviews(api, parts)
  const canaries = createCanaryCounter(api, { ...parts, throttleStore })
  registerTelemetry(api, {
    ...parts,
    counts: new TelemetryCounts(parts.metrics),
    canaries,
    published: createPublishedReleases(parts),
  })
  registerStoreMetrics(parts, canaries)
  const unfinished = unfinishedFiles({
    dataFolder: config.DATA_FOLDER,
    temporaryFolder: tmpdir(),
  })
  const cleanupJobs = [
    ...cleanupJobFactories.map((createJob) => createJob(db)),
    ...parts.cleanupJobs,
    unfinished,
  ]
  scheduleCleanupJobs(api, { ...parts, cleanupJobs })
}

function readinessOf({
  db,
  reports = db,
  orderDependencies,
  catalogCache,
}: OperationsDependencies) {
  const { batchExecutor, orderIndex } = orderDependencies
  return createReadiness({
    database: async () => isMigrated(db),
    'database of reports': async () => isReachable(reports),
    'database of orders': async () => batchExecutor.ping().then(() => true),
    'catalogue index': async () => (await catalogCache?.isReady()) ?? true,
    'order index': async () => (await orderIndex?.isReady()) ?? true,
  })
}

function registerStoreMetrics(parts: OperationsDependencies, canaries: CanaryCounter): void {
  const { metrics, db, reports, orderDependencies, catalogCache } = parts
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
