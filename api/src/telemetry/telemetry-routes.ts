import { PublishedReleasesSchema } from '@store/contract/schemas/published-releases'
import { ReleaseCountsListSchema } from '@store/contract/schemas/release-counts'
import { TelemetryBodySchema } from '@store/contract/schemas/telemetry'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { TypedApp } from '../http/typed-app.ts'
import type { Clock } from '../shared/clock.ts'
import { createThrottle, type ThrottleStore } from '../throttle/throttle.ts'
import { acceptedReports } from './accepted-reports.ts'
import { createPublishedReleases } from './published-releases.ts'
import type { ReleaseCounter } from './release-counter.ts'
import type { TelemetryCounts } from './telemetry-counts.ts'

const largestReportBytes = 16 * 1024
const largestListBytes = 256 * 1024

/** What telemetry works with. */
export interface TelemetryParts {
  counts: TelemetryCounts
  releases: ReleaseCounter
  db: Database
  clock: Clock
  throttleStore: ThrottleStore
  config: Pick<Config, 'TELEMETRY_REPORTS_PER_ADDRESS' | 'TELEMETRY_LOADS_PER_ADDRESS'>
}

/**
 * POST /telemetry (api.md): how releases do in browsers, without a session. POST /telemetry/published: the platform
 * says which releases there are. GET /telemetry/releases: what came of it
 * in the last minutes, for the platform, which takes a canary back by it (rules/canary-health).
 */
export function registerTelemetry(app: TypedApp, parts: TelemetryParts): void {
  const { counts, releases, throttleStore, config } = parts
  const published = createPublishedReleases(parts)
  const throttle = createThrottle(throttleStore, {
    name: 'telemetry-address',
    most: config.TELEMETRY_REPORTS_PER_ADDRESS,
    seconds: 60,
  })
  const releaseThrottle = createThrottle(throttleStore, {
    name: 'telemetry-release',
    most: config.TELEMETRY_LOADS_PER_ADDRESS,
    seconds: 600,
  })
  app.post(
    '/telemetry',
    {
      config: { access: 'public', operation: 'reportTelemetry' },
      bodyLimit: largestReportBytes,
      schema: { body: TelemetryBodySchema, response: { 204: Type.Null(), '4xx': ErrorBodySchema } },
    },
    async (request, reply) => {
      const reports = [request.body].flat()
      await throttle.count(request.ip, reports.length)
      const accepted = await acceptedReports(reports, request.ip, { published, releaseThrottle })
      for (const report of accepted) {
        counts.add(report)
        releases.add(report)
      }
      if (accepted.length > 0) request.log.info({ telemetry: accepted }, 'reported by a browser')
      return reply.status(204).send(null)
    },
  )
  app.post(
    '/telemetry/published',
    {
      config: { access: 'platform', operation: 'announceReleases' },
      bodyLimit: largestListBytes,
      schema: {
        description: 'Releases that browsers may have: reports of others are not counted.',
        body: PublishedReleasesSchema,
        response: { 204: Type.Null(), '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      await published.announce(request.body.releases)
      return reply.status(204).send(null)
    },
  )
  app.get(
    '/telemetry/releases',
    {
      config: { access: 'platform', operation: 'readReleaseCounts' },
      schema: {
        querystring: Type.Object({
          minutes: Type.Integer({ minimum: 1, maximum: 1_440, default: 30 }),
        }),
        response: { 200: ReleaseCountsListSchema, '4xx': ErrorBodySchema },
      },
    },
    async ({ query }) => releases.read(query.minutes),
  )
}

/** GET /metrics, beside /api and therefore not behind the gateway: for the operator's Prometheus. */
export function registerMetrics(app: TypedApp, counts: TelemetryCounts): void {
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(counts.toText()),
  )
}
