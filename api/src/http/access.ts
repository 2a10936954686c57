import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Access, Actor } from './actor.ts'
import { ForbiddenError, NotSignedInError } from './errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; undefined for visitors. */
    actor: Actor | undefined
  }
  interface FastifyContextConfig {
    /** Who may call the route. Every route says so; the server refuses to start otherwise. */
    access?: Access
    /** One name a route, for logs and metrics. */
    operation?: string
  }
}

/** Finds the account behind a bearer token; undefined for a token that is wrong, old or ended. */
export type FindActor = (token: string) => Promise<Actor | undefined>

function bearerOf(request: FastifyRequest): string | undefined {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? []
  return scheme?.toLowerCase() === 'bearer' ? token : undefined
}

function assertMayEnter(access: Access, actor: Actor | undefined): void {
  if (access === 'public') return
  if (!actor) throw new NotSignedInError()
  if (access !== 'signed-in' && !access.includes(actor.role)) throw new ForbiddenError()
}

/**
 * The actor of a request that needs one.
 * @throws NotSignedInError on a public route called by a visitor
 */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw new NotSignedInError()
  return request.actor
}

/** Makes every route declare its access and checks it before anything of the request is read. */
export function registerAccess(app: FastifyInstance, findActor: FindActor): void {
  app.decorateRequest('actor', undefined)
  app.addHook('onRoute', ({ config, method, url }) => {
    if (!config?.access || !config.operation) {
      throw new Error(`${String(method)} ${url} must declare config.access and config.operation`)
    }
  })
  app.addHook('onRequest', async (request) => {
    const token = bearerOf(request)
    request.actor = token ? await findActor(token) : undefined
    if (!request.is404) assertMayEnter(request.routeOptions.config.access ?? [], request.actor)
  })
}
