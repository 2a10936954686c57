import type { FastifyInstance } from 'fastify'

/**
 * Once `draining` is aborted, every response closes its connection, so that a load balancer keeps none to an instance
 * that is about to stop. Requests are served as before.
 */
export function registerDraining(app: FastifyInstance, draining: AbortSignal): void {
  // With a callback, the fourth parameter: a promise would delay every response.
  app.addHook('onSend', (_request, reply, ...[payload, done]) => {
    if (draining.aborted) void reply.header('connection', 'close')
    done(null, payload)
  })
}
