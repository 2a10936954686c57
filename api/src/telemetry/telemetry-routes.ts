import { ReleaseCountsListSchema } from '@store/contract/schemas/release-counts'
import { TelemetryBodySchema } from '@store/contract/schemas/telemetry'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import type { TypedApp } from '../http/typed-app.ts'
import { createThrottle, type ThrottleStore } from '../throttle/throttle.ts'
import type { ReleaseCounter } from './release-counter.ts'
import type { TelemetryCounts } from './telemetry-counts.ts'

const largestReportBytes = 16 * 1024
/** A page reports a few vitals; an error that repeats may fill the rest. */
const limit = { name: 'telemetry-address', most: 120, seconds: 60 }

/** What telemetry works with. */
export interface TelemetryParts {
  counts: TelemetryCounts
  releases: ReleaseCounter
  throttleStore: ThrottleStore
}

/**
 * POST /telemetry (api.md): how releases do in browsers, without a session. GET /telemetry/releases: what came of it
 * in the last minutes, for the platform, which takes a canary back by it (rules/canary-health).
 */
export function registerTelemetry(app: TypedApp, parts: TelemetryParts): void {
  const { counts, releases, throttleStore } = parts
  const throttle = createThrottle(throttleStore, limit)
  app.post(
    '/telemetry',
    {
      config: { access: 'public', operation: 'reportTelemetry' },
      bodyLimit: largestReportBytes,
      schema: { body: TelemetryBodySchema, response: { 204: Type.Null(), '4xx': ErrorBodySchema } },
    },
    async (request, reply) => {
      await throttle.count(request.ip)
      for (const report of [request.body].flat()) {
        counts.add(report)
        releases.add(report)
      }
      request.log.info({ telemetry: request.body }, 'reported by a browser')
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
