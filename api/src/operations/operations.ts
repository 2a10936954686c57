import type { Registry } from 'prom-client'
import {
  type BaseServices,
  type CleanupJob,
  createReadiness,
  isMigrated,
  isReachable,
  poolUsageOf,
  registerHealth,
  registerIndexMetrics,
  registerPoolMetrics,
  registerQueueMetrics,
  registerReadinessMetric,
  type StoreDependencies,
  scheduleCleanupJobs,
  type TypedApp,
  waits,
} from '../base/base.ts'
import type { CatalogServices } from '../catalog/catalog.ts'
import type { OrderingServices } from '../ordering/ordering.ts'
import type { SupportServices } from '../support/support.ts'
import { registerPreviews } from './previews/preview-routes.ts'
import {
  type CanaryCounter,
  createCanaryCounter,
  expiredCanaryCounts,
} from './telemetry/canaries/canary-counter.ts'
import { registerDocumentTokens } from './telemetry/canaries/document-token-routes.ts'
import { createFirstHtmlCounts, expiredFirstHtmlCounts } from './telemetry/first-html-counts.ts'
import { registerFirstHtmlCounts, registerFirstHtmlReports } from './telemetry/first-html-routes.ts'
import {
  createPublishedReleases,
  expiredPublishedReleases,
} from './telemetry/published-releases.ts'
import { TelemetryCounts } from './telemetry/telemetry-counts.ts'
import { registerTelemetry } from './telemetry/telemetry-routes.ts'

export { operationsPersonalData } from './personal-data.ts'

/** What this domain asks of those below it, and of the process. */
export interface OperationsNeeds
  extends StoreDependencies,
    Pick<BaseServices, 'throttleStore'>,
    Pick<SupportServices, 'countMails'>,
    Pick<CatalogServices, 'catalogCache' | 'countImportJobs'>,
    Pick<OrderingServices, 'batchExecutor' | 'orderIndex'> {
  metrics: Registry
  draining?: AbortSignal
  /** Of the other domains. */
  cleanupJobs: readonly CleanupJob[]
}

/** Registers what only the gateway calls, outside `/api`. */
export function registerGatewayReports(app: TypedApp, needs: StoreDependencies): void {
  registerFirstHtmlReports(app, createFirstHtmlCounts(needs))
  registerDocumentTokens(app, needs)
}

/** Registers health checks, telemetry, previews, metrics and cleanup jobs. */
export function registerOperations(api: TypedApp, needs: OperationsNeeds): void {
  const { config, db, metrics } = needs
  registerHealth(api, {
    assertReady: registerReadinessMetric(metrics, readinessOf(needs)),
    commit: config.BUILD_COMMIT,
  })
  registerPreviews(api, needs)
  const canaries = createCanaryCounter(api, needs)
  const firstHtml = createFirstHtmlCounts(needs)
  registerFirstHtmlCounts(api, firstHtml)
  registerTelemetry(api, {
    ...needs,
    firstHtml,
    counts: new TelemetryCounts(metrics),
    canaries,
    published: createPublishedReleases(needs),
  })
  registerStoreMetrics(needs, canaries)
  const cleanupJobs = [
    ...needs.cleanupJobs,
    expiredCanaryCounts(db),
    expiredPublishedReleases(db),
    expiredFirstHtmlCounts(db),
  ]
  scheduleCleanupJobs(api, { ...needs, cleanupJobs })
}

function readinessOf({
  db,
  reports = db,
  batchExecutor,
  orderIndex,
  catalogCache,
  draining,
  waits: { readyMs } = waits,
}: OperationsNeeds) {
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

function registerStoreMetrics(needs: OperationsNeeds, canaries: CanaryCounter): void {
  const { metrics, db, reports, batchExecutor, orderIndex, catalogCache } = needs
  registerPoolMetrics(metrics, {
    requests: () => poolUsageOf(db),
    ...(reports && { reports: () => poolUsageOf(reports) }),
    orders: () => batchExecutor.usage,
  })
  registerQueueMetrics(metrics, {
    mails: needs.countMails,
    imports: needs.countImportJobs,
    'canary counts': () => canaries.countPending(),
  })
  registerIndexMetrics(metrics, {
    catalogue: () => catalogCache?.indexState,
    orders: () => orderIndex?.indexState,
  })
}
