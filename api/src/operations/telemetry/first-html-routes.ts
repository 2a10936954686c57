import { FirstHtmlCountsSchema } from '@store/contract/schemas/site/first-html-counts'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import type { TypedApp } from '../../base/base.ts'
import type { FirstHtmlCounts } from './first-html-counts.ts'

/** POST /renderings, outside /api and therefore for gateways only: pages rendered since the last report. */
export function registerFirstHtmlReports(app: TypedApp, counts: FirstHtmlCounts): void {
  app.post(
    '/renderings',
    { schema: { hide: true, body: FirstHtmlCountsSchema, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await counts.add(request.body.renderings)
      return reply.status(204).send(null)
    },
  )
}

/** GET /telemetry/renderings: how each release fared with its first HTML, for the platform. */
export function registerFirstHtmlCounts(app: TypedApp, counts: FirstHtmlCounts): void {
  app.get(
    '/telemetry/renderings',
    {
      config: { access: 'platform', operation: 'readRenderingCounts' },
      schema: {
        description:
          'Pages rendered for their first HTML by release and outcome, of one day at most.',
        querystring: Type.Object({
          since: Type.String({ format: 'date-time', description: 'ISO 8601, UTC' }),
        }),
        response: { 200: FirstHtmlCountsSchema, '4xx': ErrorBodySchema },
      },
    },
    async ({ query }) => ({ renderings: await counts.read(new Date(query.since)) }),
  )
}
