import { trustedProxies } from '@store/contract/rules/client-network'
import fastify from 'fastify'
import { forwardApi } from './api-proxy.ts'
import { connectionsPerAddress, registerConnectionLimit } from './connection-limit.ts'
import { handleClientError, handleError, registerErrorHandling } from './gateway-errors.ts'
import { logSerializers } from './log-serializers.ts'
import { createPublicCatalogue } from './public-catalogue.ts'
import { originOf, parsePublicOrigin } from './public-origin.ts'
import { type BodyLimits, bodyLimits } from './request-body.ts'
import { serveSiteFiles } from './site-files.ts'
import { registerVisitorLimits, type VisitorLimits, visitorLimits } from './visitor-limits.ts'

export type GatewayOptions = {
  /** Where index.html, composition.json and mf/ lie. */
  siteFolder: string
  /** Origin of the API, e.g. http://127.0.0.1:3000. */
  apiUrl: string
  host: string
  /** 0 takes any free one. */
  port: number
  /** Origin by which visitors know the site: pages and sitemaps name it. Its own address when absent. */
  publicOrigin?: string | undefined
  /** Addresses and networks of the proxies whose X-Forwarded-* is believed, with commas between them. */
  trustedProxies?: string
  logger?: { level: string; stream?: { write: (line: string) => void } }
  /** How slowly a body may come; as `request-body` has it when absent. */
  bodyLimits?: BodyLimits
  /** What one address may have under way; as `visitor-limits` has it when absent. */
  visitorLimits?: VisitorLimits
  /** Connections of one address at once; as `connection-limit` has it when absent. */
  connectionsPerAddress?: number
  /** Milliseconds within which the head of a request comes; `timeouts` when absent. */
  headersTimeout?: number
}

export type Gateway = { port: number; close: () => Promise<void> }

/**
 * Milliseconds within which a whole request has come, uploads by phone too, and how often both times are looked at.
 * How fast a body comes is looked at besides (`request-body`).
 */
const timeouts = { headers: 20_000, request: 15 * 60_000, check: 5_000 }

/** Milliseconds open answers get to finish when the gateway closes; an event stream never would by itself. */
const shutdownGraceMs = 2_000

/**
 * One origin for the site and the API: files from the site folder, `/api/*` from the API.
 * @throws the system's error (EADDRINUSE, EACCES) when it cannot listen, Error for a public origin that is none
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const trusted = trustedProxies(options.trustedProxies ?? '')
  const app = fastify({
    trustProxy: trusted,
    logger: options.logger ? { ...options.logger, serializers: logSerializers } : false,
    forceCloseConnections: 'idle',
    frameworkErrors: handleError,
    clientErrorHandler: handleClientError,
    requestTimeout: timeouts.request,
    http: {
      headersTimeout: options.headersTimeout ?? timeouts.headers,
      connectionsCheckingInterval: Math.min(
        timeouts.check,
        options.headersTimeout ?? timeouts.check,
      ),
    },
  })
  const readPort = () => {
    const address = app.server.address()
    return typeof address === 'object' && address ? address.port : options.port
  }
  const configuredOrigin = options.publicOrigin && parsePublicOrigin(options.publicOrigin)
  const publicOrigin = () => configuredOrigin || originOf(options.host, readPort())
  registerErrorHandling(app)
  registerConnectionLimit(app.server, {
    perAddress: options.connectionsPerAddress ?? connectionsPerAddress,
    trusted,
  })
  registerVisitorLimits(app, options.visitorLimits ?? visitorLimits)
  await app.register(async (api) =>
    forwardApi(api, { apiUrl: options.apiUrl, limits: options.bodyLimits ?? bodyLimits }),
  )
  await app.register(async (site) =>
    serveSiteFiles(site, {
      folder: options.siteFolder,
      catalogue: createPublicCatalogue(options.apiUrl),
      publicOrigin,
    }),
  )
  await app.listen({ host: options.host, port: options.port })
  return {
    port: readPort(),
    close: async () => {
      const forceClose = setTimeout(() => app.server.closeAllConnections(), shutdownGraceMs)
      await app.close()
      clearTimeout(forceClose)
    },
  }
}
