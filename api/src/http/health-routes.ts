import { Type } from 'typebox'
import type { TypedApp } from './typed-app.ts'

const StateSchema = Type.Object({ status: Type.String() })

/**
 * GET /health/live and /health/ready (api.md): for the start command and for load balancers.
 * @param isReady whether the database is reachable and migrated
 */
export function registerHealth(app: TypedApp, isReady: () => Promise<boolean>): void {
  app.get(
    '/health/live',
    {
      config: { access: 'public', operation: 'checkLive' },
      schema: { response: { 200: StateSchema } },
    },
    async () => ({ status: 'live' }),
  )
  app.get(
    '/health/ready',
    {
      config: { access: 'public', operation: 'checkReady' },
      schema: { response: { 200: StateSchema, 503: StateSchema } },
    },
    async (_request, reply) => {
      const ready = await isReady().catch((error: unknown) => {
        app.log.warn({ err: error }, 'database not reachable')
        return false
      })
      return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
    },
  )
}
