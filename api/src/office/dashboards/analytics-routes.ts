import { AnalyticsQuerySchema, AnalyticsSchema } from '@store/contract/schemas/analytics'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { actorOf, orderAdmins, type TypedApp } from '../../base/base.ts'
import type { AnalyticsService } from './analytics-service.ts'

/** GET /dashboard/analytics (office 1.3): an admin's own tier, the superadmin all. */
export function registerAnalytics(app: TypedApp, analytics: AnalyticsService): void {
  app.get(
    '/dashboard/analytics',
    {
      config: { access: orderAdmins, operation: 'readAnalytics', rights: ['accounts', 'money'] },
      schema: {
        querystring: AnalyticsQuerySchema,
        response: { 200: AnalyticsSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => analytics.read(actorOf(request), request.query),
  )
}
