import etag from '@fastify/etag'
import swagger from '@fastify/swagger'
import { trustedProxies } from '@store/contract/rules/network/client-network'
import fastify, { type FastifyServerOptions } from 'fastify'
import type { Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { registerMetrics } from '../metrics/metrics-routes.ts'
import { registerRequestMetrics } from '../metrics/request-metrics.ts'
import { requireFormRoutes } from './body/form-routes.ts'
import { registerJsonBodies } from './body/json-body.ts'
import { registerTextRule } from './body/text-fields.ts'
import { handleClientError } from './errors/client-error.ts'
import { handleMalformedUrl, registerErrorHandling } from './errors/error-handler.ts'
import { registerValidation } from './errors/validation.ts'
import { registerDraining } from './health/draining.ts'
import { connectionTimeouts, registerCallerLimits } from './limits/caller-limits.ts'
import { createRequestIds, registerOperationLog, withSerializers } from './logged-request.ts'
import { registerDocs } from './openapi/docs.ts'
import { openApiOptions } from './openapi/openapi.ts'
import { registerSecurityHeaders } from './security-headers.ts'
import type { TypedApp } from './typed-app.ts'

/** Dependencies of the server. */
export interface ServerDependencies {
  config: Config
  metrics: Registry
  logger?: FastifyServerOptions['logger']
  /** Aborted when the process is about to stop: it is no longer ready then, but serves requests until `close`. */
  draining?: AbortSignal
}

/** The server with the hooks of every request, its documentation and its metrics; without the routes of the API. */
export async function createServer(dependencies: ServerDependencies): Promise<TypedApp> {
  const { config, metrics, draining } = dependencies
  const app: TypedApp = fastify({
    logger: withSerializers(dependencies.logger),
    trustProxy: trustedProxies(config.TRUSTED_PROXIES),
    genReqId: createRequestIds(),
    frameworkErrors: handleMalformedUrl,
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: 256 * 1024,
    // Requests that arrive while the app closes are served as well.
    return503OnClosing: false,
    clientErrorHandler: handleClientError,
    ...connectionTimeouts,
  })
  registerErrorHandling(app)
  registerOperationLog(app)
  registerRequestMetrics(app, metrics)
  registerSecurityHeaders(app)
  if (draining) registerDraining(app, draining)
  registerCallerLimits(app, config)
  registerJsonBodies(app)
  requireFormRoutes(app)
  registerTextRule(app)
  registerValidation(app)
  await app.register(swagger, openApiOptions)
  await registerDocs(app)
  await app.register(etag)
  registerMetrics(app, metrics)
  return app
}
