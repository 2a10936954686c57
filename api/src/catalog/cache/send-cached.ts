import { type Audience, priceTierOf, type Tier } from '@store/contract/rules/accounts/roles'
import { defaultListLimit } from '@store/contract/rules/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pagingHeaders } from '../../http/paging.ts'
import type { IndexQuery } from '../index/messages.ts'
import type { CatalogCache } from './catalog-cache.ts'
import type { CachedResponse } from './response-cache.ts'

/** A request whose response may come from the cache. */
export interface CacheableRequest {
  request: FastifyRequest
  reply: FastifyReply
  audience: Audience
  paging?: { page?: number; limit?: number }
  ask: (tier: Tier) => IndexQuery
}

function headersOf(
  answer: CachedResponse,
  { request, paging }: CacheableRequest,
): Record<string, string> {
  const headers = { 'content-type': 'application/json; charset=utf-8', etag: answer.etag }
  if (answer.total === undefined) return headers
  const { page = 1, limit = defaultListLimit } = paging ?? {}
  return { ...headers, ...pagingHeaders(request, { total: answer.total, page, limit }) }
}

function send(answer: CachedResponse, to: CacheableRequest): FastifyReply {
  // The key contains the URL, so the headers are the same for every request.
  answer.headers ??= headersOf(answer, to)
  return to.reply.headers(answer.headers).send(answer.body)
}

async function askOr<T>(
  asked: { ready: CatalogCache; key: string; question: IndexQuery },
  to: CacheableRequest,
  bySql: () => Promise<T>,
) {
  const answer = await asked.ready.fetch(asked.key, asked.question)
  return answer ? send(answer, to) : bySql()
}

/**
 * Sends the cached response for a URL and an audience, or what `bySql` returns when there is none. The superadmin
 * sees all prices and its own changes at once, so it is always answered by SQL.
 */
export function sendCachedOr<T>(
  ready: CatalogCache | undefined,
  to: CacheableRequest,
  bySql: () => Promise<T>,
) {
  if (!ready || to.audience === 'superadmin') return bySql()
  const tier = priceTierOf(to.audience)
  const key = `${tier} ${to.request.url}`
  const answer = ready.get(key)
  if (!answer) return askOr({ ready, key, question: to.ask(tier) }, to, bySql)
  // Sent synchronously, so that Fastify has no promise to wait for.
  void send(answer, to)
  return undefined
}
