import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

/** Bucket limits in seconds: most responses take a few milliseconds, reports up to some seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Measures the duration of requests, by the operation of their route, method and class of status (`2xx`). */
export function registerRequestMetrics(app: FastifyInstance, metrics: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by operation, method and class of status.',
    labelNames: ['operation', 'method', 'status'],
    buckets,
    registers: [metrics],
  })
  app.addHook('onResponse', (request, reply, done) => {
    // Paths outside the API and unknown ones have no operation; their URLs, which anybody can make up, are no label.
    const { operation = 'none' } = request.routeOptions.config
    const status = `${String(reply.statusCode)[0]}xx`
    durations.observe({ operation, method: request.method, status }, reply.elapsedTime / 1000)
    done()
  })
}
