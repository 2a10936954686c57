import { collectDefaultMetrics, Registry } from 'prom-client'
import type { TypedApp } from '../http/typed-app.ts'

/** Creates the metrics of this process, with those of Node: CPU, memory, event loop, garbage collection (ADR 0054). */
export function createMetrics(): Registry {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  return metrics
}

/** GET /metrics, outside /api and therefore not behind the gateway: for the operator's Prometheus. */
export function registerMetrics(app: TypedApp, metrics: Registry): void {
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  )
}
