import { tmpdir } from 'node:os'
import { oldNetworks } from './accounts/known-networks.ts'
import type { AppParts } from './app-parts.ts'
import { registerAudit } from './audit/audit-routes.ts'
import { createAuditReader } from './audit/audit-service.ts'
import { expiredCartRequests } from './cart/expired-cart-requests.ts'
import type { ReadyCatalog } from './catalog/ready/ready-catalog.ts'
import { registerContact } from './contact/contact-routes.ts'
import { createContacts } from './contact/contact-service.ts'
import { registerAnalytics } from './dashboards/analytics-routes.ts'
import { registerDashboards } from './dashboards/dashboard-routes.ts'
import { isReachable } from './database/database.ts'
import { isMigrated } from './database/migrations.ts'
import { oldEvents, oldTickets } from './events/old-events.ts'
import { registerEvents } from './events/register-events.ts'
import { unfinishedFiles } from './files/unfinished-files.ts'
import type { Chore } from './housekeeping/chore.ts'
import { keepHouse } from './housekeeping/keep-house.ts'
import { registerHealth } from './http/health-routes.ts'
import { createReadiness } from './http/readiness.ts'
import type { TypedApp } from './http/typed-app.ts'
import { registerBroadcasts, registerNotifications } from './notifications/notification-routes.ts'
import { expiredOrderRequests } from './orders/expired-order-requests.ts'
import type { OrderDependencies } from './orders/order-dependencies.ts'
import { registerPreviews } from './previews/preview-routes.ts'
import { oldResets } from './recovery/old-resets.ts'
import { oldSessions } from './sessions/old-sessions.ts'
import type { Sessions } from './sessions/session-service.ts'
import { createCanaryCounter, oldCanaryCounts } from './telemetry/canary-counter.ts'
import { createPublishedReleases, oldPublishedReleases } from './telemetry/published-releases.ts'
import type { TelemetryCounts } from './telemetry/telemetry-counts.ts'
import { registerTelemetry } from './telemetry/telemetry-routes.ts'
import type { ThrottleStore } from './throttle/throttle.ts'

const deletions = [
  oldSessions,
  oldNetworks,
  oldResets,
  expiredOrderRequests,
  expiredCartRequests,
  oldEvents,
  oldTickets,
  oldCanaryCounts,
  oldPublishedReleases,
]

/** What running the store needs of the features before it. */
interface OperationsDependencies extends AppParts {
  counts: TelemetryCounts
  sessions: Sessions
  throttleStore: ThrottleStore
  readyCatalog: ReadyCatalog | undefined
  orderParts: OrderDependencies
  /** Cleaning up of other features. */
  chores: readonly Chore[]
}

/** What the people who run the store see of it, what it tells them, and what keeps it running. */
export function registerOperations(api: TypedApp, parts: OperationsDependencies): void {
  const { config, db, reports = db, orderParts, sessions, throttleStore } = parts
  registerHealth(api, readinessOf(parts))
  const contacts = createContacts(parts)
  registerContact(api, contacts)
  registerDashboards(api, { ...orderParts, db: reports, countContacts: contacts.count })
  registerAnalytics(api, { ...orderParts, db: reports })
  registerNotifications(api, parts)
  registerBroadcasts(api, parts)
  registerAudit(api, createAuditReader(parts))
  registerEvents(api, { ...parts, sessions })
  registerPreviews(api, parts)
  const canaries = createCanaryCounter(api, { ...parts, throttleStore })
  registerTelemetry(api, { ...parts, canaries, published: createPublishedReleases(parts) })
  const unfinished = unfinishedFiles({
    dataFolder: config.DATA_FOLDER,
    temporaryFolder: tmpdir(),
  })
  const chores = [...deletions.map((choreOf) => choreOf(db)), ...parts.chores, unfinished]
  keepHouse(api, { ...parts, chores })
}

function readinessOf({ db, reports = db, orderParts, readyCatalog }: OperationsDependencies) {
  const { batchExecutor, orderIndex } = orderParts
  return createReadiness({
    database: async () => isMigrated(db),
    'database of reports': async () => isReachable(reports),
    'database of orders': async () => batchExecutor.ping().then(() => true),
    'catalogue index': async () => (await readyCatalog?.isReady()) ?? true,
    'order index': async () => (await orderIndex?.isReady()) ?? true,
  })
}
