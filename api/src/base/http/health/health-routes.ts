import { Type } from 'typebox'
import type { TypedApp } from '../typed-app.ts'

const StateSchema = Type.Object({
  status: Type.String(),
  commit: Type.Optional(Type.String({ description: 'of the build; absent when it is unknown' })),
})

interface HealthDependencies {
  /** Throws when something is not ready that requests need. */
  assertReady: () => Promise<void>
  /** Of the build; empty when it is unknown. */
  commit: string
}

const liveRoutes = [
  ['/health', 'checkHealth'],
  ['/health/live', 'checkLive'],
] as const

/**
 * GET /health/live and /health/ready (base 5.1): for the start command and for load balancers. GET /health answers as
 * /health/live, for people who ask which build is running.
 */
export function registerHealth(app: TypedApp, { assertReady, commit }: HealthDependencies): void {
  const build = commit ? { commit } : {}
  for (const [path, operation] of liveRoutes) {
    app.get(
      path,
      { config: { access: 'public', operation }, schema: { response: { 200: StateSchema } } },
      async () => ({ status: 'live', ...build }),
    )
  }
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
      return reply
        .status(ready ? 200 : 503)
        .send({ status: ready ? 'ready' : 'not ready', ...build })
    },
  )
}
