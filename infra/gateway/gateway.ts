import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { trustedProxies } from '@store/contract/rules/network/client-network'
import fastify, { type FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { forwardApi } from './api/api-proxy.ts'
import { type BodyLimits, bodyLimits } from './api/request-body.ts'
import { createFirstHtml, type FirstHtml } from './first-html/first-html.ts'
import { createFirstHtmlReports } from './first-html/first-html-reports.ts'
import { createRenderer } from './first-html/renderer/renderer.ts'
import { handleClientError, handleError, registerErrorHandling } from './gateway-errors.ts'
import { connectionsPerAddress, registerConnectionLimit } from './limits/connection-limit.ts'
import {
  registerVisitorLimits,
  type VisitorLimits,
  visitorLimits,
} from './limits/visitor-limits.ts'
import { logSerializers } from './log-serializers.ts'
import { registerFirstHtmlCounter } from './metrics/first-html-metrics.ts'
import { measureGateway } from './metrics/gateway-metrics.ts'
import { serveMetrics } from './metrics/metrics-server.ts'
import { originOf, parsePublicOrigin } from './public-origin.ts'
import { createDocumentTokens } from './site/document-tokens.ts'
import { createPublicCatalogue } from './site/public-catalogue.ts'
import { serveSiteFiles } from './site/site-files.ts'
import { type Waits, waits } from './waits.ts'

export type GatewayOptions = {
  /** Folder with index.html, composition.json and mf/. */
  siteFolder: string
  /** Origin of the API, e.g. http://127.0.0.1:3000. */
  apiUrl: string
  host: string
  /** 0 uses any free port. */
  port: number
  /** Port of GET /metrics on the same host, 0 for any free port; default: none. */
  metricsPort?: number | undefined
  /** Public origin of the site, used in pages and sitemaps; default: the gateway's own address. */
  publicOrigin?: string | undefined
  /** Comma-separated addresses and networks of the proxies whose X-Forwarded-* is trusted. */
  trustedProxies?: string
  logger?: { level: string; stream?: { write: (line: string) => void } }
  /** Minimum speed of request bodies; default: as in `request-body`. */
  bodyLimits?: BodyLimits
  /** Concurrency limits per address; default: as in `visitor-limits`. */
  visitorLimits?: VisitorLimits
  /** Concurrent connections per address; default: as in `connection-limit`. */
  connectionsPerAddress?: number
  /** Milliseconds to receive the headers of a request; default: as in `timeouts`. */
  headersTimeout?: number
  /** How long pages wait for what they contain; default: as in `waits`. */
  waits?: Waits
  /** Milliseconds for open responses to finish on shutdown; default: 2000. */
  shutdownGraceMs?: number
}

export type Gateway = {
  port: number
  /** `undefined` without metrics. */
  metricsPort: number | undefined
  close: () => Promise<void>
}

/**
 * Milliseconds to receive the headers and the whole request, including uploads from phones, and the interval of these
 * checks. The speed of a body is checked separately (`request-body`).
 */
const timeouts = { headers: 20_000, request: 15 * 60_000, check: 5_000 }

/** Event streams never end by themselves. */
const shutdownGraceMs = 2_000

/**
 * One origin for the site and the API: files from the site folder, `/api/*` from the API.
 * @throws the system's error (EADDRINUSE, EACCES) when it cannot listen, Error for an invalid public origin
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
  const metrics = new Registry()
  const onApiFailure = measureGateway(app, metrics)
  registerConnectionLimit(app.server, {
    perAddress: options.connectionsPerAddress ?? connectionsPerAddress,
    trusted,
  })
  registerVisitorLimits(app, options.visitorLimits ?? visitorLimits)
  await app.register(async (api) =>
    forwardApi(api, {
      apiUrl: options.apiUrl,
      limits: options.bodyLimits ?? bodyLimits,
      onFailure: () => onApiFailure('forwarded'),
    }),
  )
  await app.register(async (site) =>
    serveSiteFiles(site, {
      folder: options.siteFolder,
      firstHtml: startFirstHtml(site, options, metrics),
      catalogue: createPublicCatalogue(options.apiUrl, {
        productMs: (options.waits ?? waits).productMs,
        onFailure: () => onApiFailure('page'),
      }),
      publicOrigin,
      documentTokens: createDocumentTokens(options.apiUrl, {
        answerMs: (options.waits ?? waits).answerMs,
        isSecure: () => publicOrigin().startsWith('https:'),
        onFailure: () => onApiFailure('page'),
      }),
    }),
  )
  await app.listen({ host: options.host, port: options.port })
  const { host, metricsPort } = options
  const metricsServer =
    metricsPort === undefined ? undefined : await serveMetrics(metrics, { host, port: metricsPort })
  return {
    port: readPort(),
    metricsPort: metricsServer?.port,
    close: async () => {
      const grace = options.shutdownGraceMs ?? shutdownGraceMs
      const forceClose = setTimeout(() => app.server.closeAllConnections(), grace)
      await app.close()
      clearTimeout(forceClose)
      await metricsServer?.close()
    },
  }
}

/** Starts rendering pages for their first HTML; it ends with the gateway. */
function startFirstHtml(
  app: FastifyInstance,
  { siteFolder, apiUrl, waits: limits = waits }: GatewayOptions,
  metrics: Registry,
): FirstHtml {
  const count = registerFirstHtmlCounter(metrics)
  const renderer = createRenderer(limits)
  const reports = createFirstHtmlReports(apiUrl, limits.answerMs)
  app.addHook('onClose', async () => {
    renderer.close()
    await reports.close()
  })
  return createFirstHtml({
    readFile: (file) => readFile(join(siteFolder, file)),
    apiUrl,
    ...limits,
    renderer,
    onOutcome: (rendered, outcome, error) => {
      const release = `${rendered.name}@${rendered.version}`
      count(release, outcome)
      reports.add(rendered, outcome)
      if (error) app.log.warn({ err: error, release, outcome }, 'a page was not rendered')
    },
  })
}
