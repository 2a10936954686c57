import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { registerRequestDurations } from './request-durations.ts'

/** Measures the duration of requests, by the operation of their route, method and class of status (`2xx`). */
export function registerRequestMetrics(app: FastifyInstance, metrics: Registry): void {
  const add = registerRequestDurations(metrics)
  app.addHook('onResponse', (request, reply, done) => {
    // Paths outside the API and unknown ones have no operation; their URLs, which anybody can make up, are no label.
    const { operation = 'none' } = request.routeOptions.config
    const { statusCode, elapsedTime } = reply
    add({ operation, method: request.method, statusCode, seconds: elapsedTime / 1000 })
    done()
  })
}
