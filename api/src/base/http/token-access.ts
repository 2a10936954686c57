import { type ApiTokenScope, apiTokenPrefix } from '@store/contract/rules/accounts/api-tokens'
import { clientNetwork } from '@store/contract/rules/network/client-network'
import type { FastifyRequest, RouteOptions } from 'fastify'
import type { Actor } from './actor.ts'
import { TokenInvalidError, TokenScopeError } from './errors/errors.ts'

/** The superadmin who made an API token, and what the token opens. */
export interface TokenHolder {
  actor: Actor
  scopes: readonly ApiTokenScope[]
  /** Keeps that the token was used. @param network from `clientNetwork` */
  noteUse(network: string): Promise<void>
}

/** Finds the holder of an API token; undefined for one that opens nothing (any more). */
export type FindTokenHolder = (token: string) => Promise<TokenHolder | undefined>

/** Whether a bearer token is that of a program, not that of a session. */
export function isApiToken(token: string | undefined): token is string {
  return token?.startsWith(apiTokenPrefix) ?? false
}

/**
 * A scope of tokens opens reads alone, so a route that writes has none.
 * @throws Error when the server starts
 */
export function assertReadsOnly({
  method,
  url,
  config,
}: Pick<RouteOptions, 'method' | 'url' | 'config'>): void {
  const isRead = [method].flat().every((word) => word === 'GET' || word === 'HEAD')
  if (config?.tokenScope && !isRead) {
    throw new Error(`${String(method)} ${url} writes, so it must not declare config.tokenScope`)
  }
}

/**
 * The actor of a request with an API token, which opens the routes of its scopes and no other one, not even a public one.
 * @throws TokenInvalidError (401); TokenScopeError (403)
 */
export async function readTokenHolder(
  request: FastifyRequest,
  token: string,
  findTokenHolder: FindTokenHolder,
): Promise<Actor> {
  const { tokenScope } = request.routeOptions.config
  const holder = await findTokenHolder(token)
  if (!holder) throw new TokenInvalidError()
  if (!tokenScope || !holder.scopes.includes(tokenScope)) throw new TokenScopeError()
  await holder.noteUse(clientNetwork(request.ip))
  return holder.actor
}
