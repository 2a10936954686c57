import path from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { Html } from './html.ts'
import type { PlatformDependencies } from './platform-dependencies.ts'
import { registerSessionRoutes } from './routes/session-routes.ts'
import { registerSiteRoutes } from './routes/site-routes.ts'
import { problemView } from './views/confirm-view.ts'

/** No scripts and nothing from other origins: the page consists of forms. */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const

const maxFormBytes = 16 * 1024

/** Builds the server of the platform page. It works without the site and without the API. */
export async function buildPlatform(
  dependencies: PlatformDependencies,
  options: Pick<FastifyServerOptions, 'logger' | 'trustProxy'> = {},
): Promise<FastifyInstance> {
  const app = fastify({ ...options, bodyLimit: maxFormBytes, forceCloseConnections: 'idle' })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) =>
      Object.fromEntries(new URLSearchParams(body.toString())),
  )
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  app.addHook('preSerialization', async (_request, reply, payload) => {
    if (!(payload instanceof Html)) return payload
    void reply.type('text/html; charset=utf-8').serializer(String)
    return payload
  })
  registerErrorHandlers(app)
  await app.register(fastifyStatic, {
    root: path.join(import.meta.dirname, 'files'),
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply) => {
      void reply.header('cache-control', 'no-cache')
    },
  })
  app.get('/health', async (_request, reply) => reply.type('text/plain').send('ok'))
  await app.register(async (scope) => registerSessionRoutes(scope, dependencies.signIn))
  await app.register(async (scope) => registerSiteRoutes(scope, dependencies))
  return app
}

function registerErrorHandlers(app: FastifyInstance): void {
  app.setNotFoundHandler(async (_request, reply) =>
    reply.status(404).send(problemView('There is no such page', 'It may have been one once.')),
  )
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error(error)
    const title = status >= 500 ? 'This did not work' : 'This was not understood'
    return reply.status(status).send(problemView(title, error.message))
  })
}
