import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { isPagePath, pathOf } from '../site/request-path.ts'

/** Bucket limits in seconds: most documents and files take a millisecond, a slow answer of the API up to some seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What a request asks for. Event streams are apart, because they last as long as their visitors stay. */
export const targets = ['document', 'asset', 'api', 'events'] as const

/** @returns undefined for the probes, which nobody waits for */
export function targetOf(path: string): (typeof targets)[number] | undefined {
  if (path.startsWith('/health/')) return undefined
  if (path === '/api/events') return 'events'
  if (path === '/api' || path.startsWith('/api/')) return 'api'
  return isPagePath(path) ? 'document' : 'asset'
}

/** Registers the duration of requests by target and class of status (`2xx`). @returns a function that adds a request */
export function registerGatewayDurations(metrics: Registry) {
  const durations = new Histogram({
    name: 'store_gateway_request_duration_seconds',
    help: 'Duration of requests to the gateway by target and class of status.',
    labelNames: ['target', 'status'],
    buckets,
    registers: [metrics],
  })
  return (request: { path: string; statusCode: number; seconds: number }) => {
    const target = targetOf(request.path)
    const status = `${String(request.statusCode)[0]}xx`
    if (target) durations.observe({ target, status }, request.seconds)
  }
}

/** For what the gateway asks the API: a request that it forwards, or what a page's head says. */
export const purposes = ['forwarded', 'page'] as const

/** Registers the number of times the API gave no answer. @returns a function that adds one */
export function registerUpstreamFailures(metrics: Registry) {
  const failures = new Counter({
    name: 'store_gateway_upstream_failures_total',
    help: 'Requests of the gateway that the API did not answer, by purpose.',
    labelNames: ['purpose'],
    registers: [metrics],
  })
  // Present from the start, so that the first failure is an increase.
  for (const purpose of purposes) failures.inc({ purpose }, 0)
  return (purpose: (typeof purposes)[number]) => failures.inc({ purpose })
}

/** Registers how many connections, requests and event streams are open. @param count of the connections */
export function registerOpenGauge(
  metrics: Registry,
  count: () => Promise<{ connections: number; requests: number; events: number }>,
): void {
  new Gauge({
    name: 'store_gateway_open',
    help: 'Open connections, requests and event streams.',
    labelNames: ['kind'],
    registers: [metrics],
    async collect() {
      const { connections, requests, events } = await count()
      this.set({ kind: 'connections' }, connections)
      this.set({ kind: 'requests' }, requests)
      this.set({ kind: 'events' }, events)
    },
  })
}

/**
 * Measures every request of a gateway.
 * @returns a function for each answer that the API does not give
 */
export function measureGateway(app: FastifyInstance, metrics: Registry) {
  const observe = registerGatewayDurations(metrics)
  const open = { requests: 0, events: 0 }
  const kindOf = (url: string) => (targetOf(pathOf(url)) === 'events' ? 'events' : 'requests')
  app.addHook('onRequest', (request, reply, done) => {
    const kind = kindOf(request.url)
    open[kind] += 1
    reply.raw.once('close', () => {
      open[kind] -= 1
    })
    done()
  })
  // Not when the visitor left before the end, as visitors of event streams do.
  app.addHook('onResponse', (request, reply, done) => {
    const path = pathOf(request.url)
    observe({ path, statusCode: reply.statusCode, seconds: reply.elapsedTime / 1000 })
    done()
  })
  registerOpenGauge(metrics, async () => ({ ...open, connections: await connectionsOf(app) }))
  return registerUpstreamFailures(metrics)
}

async function connectionsOf({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
