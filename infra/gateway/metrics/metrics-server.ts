import { createServer } from 'node:http'
import { collectDefaultMetrics, Registry } from 'prom-client'

let nodeMetrics: Registry | undefined

/** What Node measures of this process; shared, for prom-client never stops its observers. */
function metricsOfNode(): Registry {
  if (nodeMetrics) return nodeMetrics
  nodeMetrics = new Registry()
  collectDefaultMetrics({ register: nodeMetrics })
  return nodeMetrics
}

export type MetricsServer = { port: number; close: () => Promise<void> }

/**
 * Serves GET /metrics for Prometheus, on a port of its own: whatever is in front of the gateway forwards every path of
 * the gateway's port, but not this one.
 * @throws the system's error (EADDRINUSE, EACCES) when it cannot listen
 */
export async function serveMetrics(
  metrics: Registry,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const all = Registry.merge([metricsOfNode(), metrics])
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    all.metrics().then(
      (text) => response.writeHead(200, { 'content-type': all.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
