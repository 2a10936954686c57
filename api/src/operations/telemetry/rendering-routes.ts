import { RenderingCountsSchema } from '@store/contract/schemas/site/renderings'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import type { TypedApp } from '../../base/base.ts'
import type { RenderingCounts } from './rendering-counts.ts'

/** POST /renderings, outside /api and therefore for gateways only: pages rendered since the last report. */
export function registerRenderingReports(app: TypedApp, renderings: RenderingCounts): void {
  app.post(
    '/renderings',
    { schema: { hide: true, body: RenderingCountsSchema, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await renderings.add(request.body.renderings)
      return reply.status(204).send(null)
    },
  )
}

/** GET /telemetry/renderings: how each release fared with its first HTML, for the platform. */
export function registerRenderings(app: TypedApp, renderings: RenderingCounts): void {
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
        response: { 200: RenderingCountsSchema, '4xx': ErrorBodySchema },
      },
    },
    async ({ query }) => ({ renderings: await renderings.read(new Date(query.since)) }),
  )
}
