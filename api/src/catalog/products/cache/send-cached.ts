import { type Audience, priceTierOf, type Tier } from '@store/contract/rules/accounts/roles'
import { searchHeaders } from '@store/contract/rules/catalog/search-match'
import { defaultListLimit } from '@store/contract/rules/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pagingHeaders } from '../../../base/base.ts'
import type { CatalogQuery } from '../index/catalog-operations.ts'
import type { SearchDifference } from '../search/words/found-products.ts'
import type { CatalogCache } from './catalog-cache.ts'
import type { CachedResponse } from './response-cache.ts'

/** A request whose response may come from the cache. */
export interface CacheableRequest {
  request: FastifyRequest
  reply: FastifyReply
  audience: Audience
  paging?: { page?: number; limit?: number }
  queryOf: (tier: Tier) => CatalogQuery
  /** Called with a response of the index or the cache. */
  onAnswer?: (response: CachedResponse) => void
}

function differenceHeaders({ match, showing }: SearchDifference): Record<string, string> {
  return { [searchHeaders.match]: match, [searchHeaders.showing]: encodeURIComponent(showing) }
}

function headersOf(
  response: CachedResponse,
  { request, paging }: CacheableRequest,
): Record<string, string> {
  const headers = { 'content-type': 'application/json; charset=utf-8', etag: response.etag }
  if (response.total === undefined) return headers
  const { page = 1, limit = defaultListLimit } = paging ?? {}
  return {
    ...headers,
    ...pagingHeaders(request, { total: response.total, page, limit }),
    ...(response.difference && differenceHeaders(response.difference)),
  }
}

function send(response: CachedResponse, to: CacheableRequest): FastifyReply {
  to.onAnswer?.(response)
  // The key contains the URL, so the headers are the same for every request.
  response.headers ??= headersOf(response, to)
  return to.reply.headers(response.headers).send(response.body)
}

async function fetchOr<T>(
  { cache, key, query }: { cache: CatalogCache; key: string; query: CatalogQuery },
  to: CacheableRequest,
  bySql: () => Promise<T>,
) {
  const response = await cache.fetch(key, query)
  return response ? send(response, to) : bySql()
}

/**
 * Sends the cached response for a URL and an audience, or the result of `bySql` when there is none. The superadmin sees
 * all prices, and their own changes at once, so SQL always answers them.
 */
export function sendCachedOr<T>(
  cache: CatalogCache | undefined,
  to: CacheableRequest,
  bySql: () => Promise<T>,
) {
  if (!cache || to.audience === 'superadmin') return bySql()
  const tier = priceTierOf(to.audience)
  const key = `${tier} ${to.request.url}`
  const response = cache.get(key)
  if (!response) return fetchOr({ cache, key, query: to.queryOf(tier) }, to, bySql)
  // Sent synchronously, so that Fastify has no promise to wait for.
  void send(response, to)
  return undefined
}
