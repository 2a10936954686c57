import { clientNetwork } from '@store/contract/rules/network/client-network'
import { CanaryCountsSchema } from '@store/contract/schemas/site/canary-counts'
import { PublishedReleasesSchema } from '@store/contract/schemas/site/published-releases'
import {
  ReleaseNameSchema,
  type Telemetry,
  TelemetryBodySchema,
} from '@store/contract/schemas/site/telemetry'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import { type Config, createThrottle, type ThrottleStore, type TypedApp } from '../../base/base.ts'
import type { CanaryCounter } from './canaries/canary-counter.ts'
import { readDocumentToken } from './canaries/document-tokens.ts'
import type { FirstHtmlCounts } from './first-html-counts.ts'
import type { PublishedReleases } from './published-releases.ts'
import type { TelemetryCounts } from './telemetry-counts.ts'

const largestReportBytes = 16 * 1024
const largestListBytes = 256 * 1024
/** Differences from a release's first HTML that one address may report in a day: one client can invent any number. */
const differencesPerAddress = 3

/** Dependencies of telemetry. */
export interface TelemetryDependencies {
  counts: TelemetryCounts
  canaries: CanaryCounter
  published: PublishedReleases
  firstHtml: FirstHtmlCounts
  throttleStore: ThrottleStore
  config: Pick<Config, 'TELEMETRY_REPORTS_PER_ADDRESS'>
}

/**
 * POST /telemetry (operations 1.1): browsers report on releases, without a session. POST /telemetry/published: the platform
 * announces releases and canaries. GET /telemetry/canaries/{salt}: the number of browsers in which a canary failed, by
 * which the platform halts it (rules/canary-health).
 */
export function registerTelemetry(app: TypedApp, dependencies: TelemetryDependencies): void {
  const { counts, canaries, published, firstHtml, throttleStore, config } = dependencies
  const throttle = createThrottle(throttleStore, {
    name: 'telemetry-address',
    max: config.TELEMETRY_REPORTS_PER_ADDRESS,
    seconds: 60,
  })
  const differenceThrottle = createThrottle(throttleStore, {
    name: 'first-html-differences',
    max: differencesPerAddress,
    seconds: 24 * 3_600,
  })
  async function addDifference({ remote, version }: Telemetry, address: string): Promise<void> {
    if (!(await differenceThrottle.tryCount(`${address} ${remote}@${version}`, 1))) return
    await firstHtml.add([{ remote, version, outcome: 'difference', count: 1 }])
  }
  app.post(
    '/telemetry',
    {
      config: { access: 'public', operation: 'reportTelemetry' },
      bodyLimit: largestReportBytes,
      schema: { body: TelemetryBodySchema, response: { 204: Type.Null(), '4xx': ErrorBodySchema } },
    },
    async (request, reply) => {
      const reports = [request.body].flat()
      await throttle.count(clientNetwork(request.ip), reports.length)
      const token = readDocumentToken(request.headers.cookie)
      const accepted: Telemetry[] = []
      for (const report of reports) {
        // Unknown names are ignored silently, so that nobody learns which releases exist.
        if (!(await published.isPublished(report))) continue
        accepted.push(report)
        counts.add(report)
        const address = clientNetwork(request.ip)
        if (report.kind === 'difference') await addDifference(report, address)
        else await canaries.add(report, { address: request.ip, token })
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
        description:
          'Releases that browsers may have, and the canaries among them: reports of others are not counted.',
        body: PublishedReleasesSchema,
        response: { 204: Type.Null(), '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      await published.announce(request.body.releases)
      await canaries.announce(request.body.canaries)
      return reply.status(204).send(null)
    },
  )
  app.get(
    '/telemetry/canaries/:salt',
    {
      config: { access: 'platform', operation: 'readCanaryCounts' },
      schema: {
        params: Type.Object({ salt: ReleaseNameSchema }),
        response: { 200: CanaryCountsSchema, '4xx': ErrorBodySchema },
      },
    },
    async ({ params }) => canaries.read(params.salt),
  )
}
