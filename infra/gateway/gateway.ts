import fastify, { type FastifyServerOptions } from 'fastify'
import { forwardApi } from './api-proxy.ts'
import { publicCatalogue } from './public-catalogue.ts'
import { serveSiteFiles } from './site-files.ts'

export type GatewayOptions = {
  /** Where index.html, composition.json and mf/ lie. */
  siteFolder: string
  /** Origin of the API, e.g. http://127.0.0.1:3000. */
  apiUrl: string
  host: string
  /** 0 takes any free one. */
  port: number
  /** Proxies whose X-Forwarded-* are believed; by default those of this machine and of private networks. */
  trustProxy?: FastifyServerOptions['trustProxy']
  logger?: FastifyServerOptions['logger']
}

export type Gateway = { port: number; close: () => Promise<void> }

/** Milliseconds open answers get to finish when the gateway closes; an event stream never would by itself. */
const GRACE = 2_000

/**
 * One origin for the site and the API: files from the site folder, `/api/*` from the API.
 * @throws the system's error (EADDRINUSE, EACCES) when it cannot listen
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const app = fastify({
    trustProxy: options.trustProxy ?? 'loopback,linklocal,uniquelocal',
    logger: options.logger ?? false,
    forceCloseConnections: 'idle',
  })
  await app.register(async (api) => forwardApi(api, options.apiUrl))
  await app.register(async (site) =>
    serveSiteFiles(site, options.siteFolder, publicCatalogue(options.apiUrl)),
  )
  await app.listen({ host: options.host, port: options.port })
  const address = app.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    close: async () => {
      const late = setTimeout(() => app.server.closeAllConnections(), GRACE)
      await app.close()
      clearTimeout(late)
    },
  }
}
