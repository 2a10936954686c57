import { createHash, timingSafeEqual } from 'node:crypto'
import type { ApiTokenScope } from '@store/contract/rules/accounts/api-tokens'
import { isOpenTo, mayDo, type Opening, rights } from '@store/contract/rules/accounts/rights'
import { isAdmin, isBuyer } from '@store/contract/rules/accounts/roles'
import { clientNetwork } from '@store/contract/rules/network/client-network'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Access, Actor, Buyer } from './actor.ts'
import {
  ForbiddenError,
  NotSignedInError,
  RightMissingError,
  SecondFactorMissingError,
} from './errors/errors.ts'
import {
  assertReadsOnly,
  type FindTokenHolder,
  isApiToken,
  readTokenHolder,
} from './token-access.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The actor; undefined for visitors. */
    actor: Actor | undefined
  }
  interface FastifyContextConfig {
    /** Who may call the route. Every route declares it; otherwise the server does not start. */
    access?: Access
    /**
     * Which rights open the route to an admin whose role is narrowed (rights 2). Every route that an admin may call declares it;
     * otherwise the server does not start.
     */
    rights?: Opening
    /** Unique name of the route, for logs and metrics. */
    operation?: string
    /** Admins may call it before they have a second factor, when the store requires one. */
    withoutSecondFactor?: boolean
    /** API tokens of this scope may read it, with the rights of who made them (people 6.2); no token without one. */
    tokenScope?: ApiTokenScope
  }
}

/** Finds the account of a bearer token; undefined for an invalid, expired or revoked one. */
export type FindActor = (token: string) => Promise<Actor | undefined>

/** Authentication of callers. */
export interface AccessKeys {
  findActor: FindActor
  findTokenHolder: FindTokenHolder
  /** The platform's token; empty: platform access is disabled. */
  platformToken: string
  /** Whether an actor has to set up a second factor before anything else. */
  isSecondFactorMissing(actor: Actor): boolean
}

function createPlatformCheck(platformToken: string): (token: string | undefined) => boolean {
  const digestOf = (text: string) => createHash('sha256').update(text).digest()
  const expected = digestOf(platformToken)
  // timingSafeEqual needs equal lengths, which digests have.
  return (token = '') => platformToken !== '' && timingSafeEqual(digestOf(token), expected)
}

function bearerOf(request: FastifyRequest): string | undefined {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? []
  return scheme?.toLowerCase() === 'bearer' ? token : undefined
}

function accessErrorOf(access: Access, actor: Actor | undefined): Error | undefined {
  if (access === 'public') return undefined
  if (!actor) return new NotSignedInError()
  const mayEnter = access === 'signed-in' || (access !== 'platform' && access.includes(actor.role))
  return mayEnter ? undefined : new ForbiddenError()
}

/** Only admins have rights: of everybody else the role says all. */
function rightErrorOf(
  opening: Opening = 'all',
  { actor, method }: { actor: Actor | undefined; method: string },
): Error | undefined {
  if (!actor || !isAdmin(actor.role)) return undefined
  const isReading = method === 'GET' || method === 'HEAD'
  return isOpenTo(actor.rights, opening, { isReading }) ? undefined : new RightMissingError(opening)
}

/**
 * Does nothing when a caller may make a change that only some callers of its route may.
 * @throws RightMissingError (403)
 */
export function assertRight(actor: Pick<Actor, 'rights'>, opening: Opening): void {
  if (!mayDo(actor.rights, opening)) throw new RightMissingError(opening)
}

/** Who may be an admin on a route with this access. */
function isForAdmins(access: Access): boolean {
  return access === 'signed-in' || (typeof access !== 'string' && access.some(isAdmin))
}

/**
 * The actor of a request that needs one.
 * @throws NotSignedInError on a public route called by a visitor
 */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw new NotSignedInError()
  return request.actor
}

/**
 * The buyer of a request.
 * @throws ForbiddenError (403) when the caller is not a buyer
 */
export function buyerOf(request: FastifyRequest): Buyer {
  const actor = actorOf(request)
  const { role } = actor
  if (!isBuyer(role)) throw new ForbiddenError()
  return { ...actor, role, network: clientNetwork(request.ip) }
}

/** Makes every route declare its access, and checks it before the request body is read. */
export function registerAccess(app: FastifyInstance, keys: AccessKeys): void {
  const isPlatform = createPlatformCheck(keys.platformToken)
  app.decorateRequest('actor', undefined)
  app.addHook('onRoute', ({ config, method, url }) => {
    if (!config?.access || !config.operation) {
      throw new Error(`${String(method)} ${url} must declare config.access and config.operation`)
    }
    assertReadsOnly({ method, url, config })
    if (isForAdmins(config.access) && config.rights === undefined) {
      throw new Error(
        `${String(method)} ${url} may be called by admins: beside config.access it must declare config.rights, ` +
          `a list of those that open it (${rights.join(', ')}), 'own' when it is about the caller alone, ` +
          "or 'all' when a narrowed account must never call it; see api/rules/rights.md",
      )
    }
  })
  // A callback instead of a promise: most callers are visitors, for whom there is nothing to wait for.
  app.addHook('onRequest', (request, _reply, done) => {
    const {
      access = [],
      rights: opening,
      withoutSecondFactor = false,
    } = request.routeOptions.config
    const admit = (actor: Actor | undefined) => {
      const isHeldBack = actor && !withoutSecondFactor && keys.isSecondFactorMissing(actor)
      // On a public route a visitor, who sees no more than everybody.
      request.actor = isHeldBack ? undefined : actor
      const error = accessErrorOf(access, actor)
      const missing = isHeldBack && access !== 'public' ? new SecondFactorMissingError() : undefined
      const narrowed =
        access === 'public' ? undefined : rightErrorOf(opening, { actor, method: request.method })
      done(request.is404 ? undefined : (error ?? missing ?? narrowed))
    }
    const token = bearerOf(request)
    if (access === 'platform' && isPlatform(token)) done()
    else if (isApiToken(token))
      readTokenHolder(request, token, keys.findTokenHolder).then(admit, (error) =>
        done(request.is404 ? undefined : error),
      )
    else if (token) keys.findActor(token).then(admit, done)
    else admit(undefined)
  })
}
