import { Type } from 'typebox'
import type { TypedApp } from '../typed-app.ts'

const StateSchema = Type.Object({ status: Type.String() })

/**
 * GET /health/live and /health/ready (api.md): for the start command and for load balancers.
 * @param assertReady throws when something is not ready that requests need
 */
export function registerHealth(app: TypedApp, assertReady: () => Promise<void>): void {
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
      const ready = await assertReady().then(
        () => true,
        (error: unknown) => {
          app.log.warn({ err: error }, 'not ready')
          return false
        },
      )
      return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
    },
  )
}
