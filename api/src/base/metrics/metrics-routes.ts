import { collectDefaultMetrics, Registry } from 'prom-client'
import type { TypedApp } from '../http/typed-app.ts'

let nodeMetrics: Registry | undefined

/**
 * What Node measures of this process: CPU, memory, event loop, garbage collection (ADR 0054). They are shared by all
 * apps of the process, for prom-client never stops its observers.
 */
function metricsOfNode(): Registry {
  if (nodeMetrics) return nodeMetrics
  nodeMetrics = new Registry()
  collectDefaultMetrics({ register: nodeMetrics })
  return nodeMetrics
}

/** GET /metrics, outside /api and therefore not behind the gateway: for the operator's Prometheus. */
export function registerMetrics(app: TypedApp, metrics: Registry): void {
  const ofNode = metricsOfNode()
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await Registry.merge([ofNode, metrics]).metrics()),
  )
}
