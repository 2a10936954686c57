import type { FastifyInstance } from 'fastify'

/**
 * Once `draining` is aborted, every response closes its connection, so that a load balancer keeps none to an instance
 * that is about to stop. Requests are served as before.
 */
export function registerDraining(app: FastifyInstance, draining: AbortSignal): void {
  app.addHook('onSend', async (_request, reply) => {
    if (draining.aborted) void reply.header('connection', 'close')
  })
}
