import etag from '@fastify/etag'
import swagger from '@fastify/swagger'
import { trustedProxies } from '@store/contract/rules/network/client-network'
import fastify from 'fastify'
import { Registry } from 'prom-client'
import type { AppDependencies } from './app-dependencies.ts'
import { storagesForRequests } from './base/files/storage/files-unavailable.ts'
import { openFileStorages } from './base/files/storage/open-file-storages.ts'
import { requireFormRoutes } from './base/http/body/form-routes.ts'
import { registerJsonBodies } from './base/http/body/json-body.ts'
import { registerTextRule } from './base/http/body/text-fields.ts'
import { handleClientError } from './base/http/errors/client-error.ts'
import { handleMalformedUrl, registerErrorHandling } from './base/http/errors/error-handler.ts'
import { registerValidation } from './base/http/errors/validation.ts'
import { registerDraining } from './base/http/health/draining.ts'
import { connectionTimeouts, registerCallerLimits } from './base/http/limits/caller-limits.ts'
import {
  createRequestIds,
  registerOperationLog,
  withSerializers,
} from './base/http/logged-request.ts'
import { registerDocs } from './base/http/openapi/docs.ts'
import { openApiOptions, registerOpenApi } from './base/http/openapi/openapi.ts'
import { registerSecurityHeaders } from './base/http/security-headers.ts'
import type { TypedApp } from './base/http/typed-app.ts'
import { registerMetrics } from './base/metrics/metrics-routes.ts'
import { registerRequestMetrics } from './base/metrics/request-metrics.ts'
import { waits } from './base/waits.ts'
import { createMailAttachments } from './office/order-notices/read-mail-attachment.ts'
import { registerDocumentTokens } from './operations/telemetry/canaries/document-token-routes.ts'
import { createRenderingCounts } from './operations/telemetry/rendering-counts.ts'
import { registerRenderingReports } from './operations/telemetry/rendering-routes.ts'
import { createGstNumberCheck } from './people/accounts/gst-number-check.ts'
import { createUserDirectory } from './people/accounts/user-directory.ts'
import { registerOperations } from './register-operations.ts'
import { registerOrdering } from './register-ordering.ts'
import { registerPeople } from './register-people.ts'
import { registerShop } from './register-shop.ts'
import { createSettingsReader } from './support/settings/settings-service.ts'

/**
 * Builds the API, ready for `listen` or `inject`. The order of registration is the table of contents: global hooks
 * first, then the features.
 */
export async function buildApp(dependencies: AppDependencies): Promise<TypedApp> {
  const { config, db } = dependencies
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
  const metrics = new Registry()
  registerErrorHandling(app)
  registerOperationLog(app)
  registerRequestMetrics(app, metrics)
  registerSecurityHeaders(app)
  if (dependencies.draining) registerDraining(app, dependencies.draining)
  registerCallerLimits(app, config)
  registerJsonBodies(app)
  requireFormRoutes(app)
  registerTextRule(app)
  registerValidation(app)
  await app.register(swagger, openApiOptions)
  await registerDocs(app)
  await app.register(etag)
  registerMetrics(app, metrics)
  registerRenderingReports(app, createRenderingCounts(dependencies))
  registerDocumentTokens(app, dependencies)
  const withMetrics = { ...dependencies, metrics }
  await app.register(async (api: TypedApp) => registerFeatures(api, withMetrics), {
    prefix: '/api',
  })
  app.addHook('onClose', async () => db.destroy())
  app.addHook('onClose', async () => dependencies.reports?.destroy())
  return app
}

async function registerFeatures(
  api: TypedApp,
  dependencies: AppDependencies & { metrics: Registry },
): Promise<void> {
  const { config, waits: { bucketMs } = waits } = dependencies
  const storages = storagesForRequests(await openFileStorages(config, bucketMs))
  const settings = createSettingsReader(dependencies)
  const assertGstNumber = createGstNumberCheck({
    db: dependencies.db,
    readSellerGstNumber: async () => (await settings.read()).seller.gstin,
  })
  const directory = createUserDirectory(dependencies)
  const people = registerPeople(api, {
    ...dependencies,
    settings,
    assertGstNumber,
    readAttachment: createMailAttachments({ ...dependencies, settings }),
    users: directory,
  })
  registerOpenApi(api)
  const {
    cart,
    cleanupJobs: shopCleanupJobs,
    ...catalog
  } = registerShop(api, {
    ...dependencies,
    settings,
    assertGstNumber,
    storages,
  })
  const { orderDependencies, cleanupJobs } = registerOrdering(api, {
    ...dependencies,
    ...people,
    settings,
    assertGstNumber,
    cart,
    storages,
  })
  registerOperations(api, {
    ...dependencies,
    ...people,
    ...catalog,
    settings,
    directory,
    orderDependencies,
    cleanupJobs: [...cleanupJobs, ...shopCleanupJobs],
  })
}
