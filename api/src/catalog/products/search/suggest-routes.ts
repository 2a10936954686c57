import type { Tier } from '@store/contract/rules/accounts/roles'
import { SuggestionsSchema, SuggestQuerySchema } from '@store/contract/schemas/catalog/search'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import type { TypedApp } from '../../../base/base.ts'
import type { CatalogCache } from '../cache/catalog-cache.ts'
import { sendCachedOr } from '../cache/send-cached.ts'
import type { CatalogReader } from '../reader/catalog-reader.ts'
import { suggestBySql } from './suggestions.ts'

/** GET /products/suggest: what the search field shows while one types. */
export function registerSuggestions(
  app: TypedApp,
  catalog: CatalogReader,
  cache?: CatalogCache,
): void {
  app.get(
    '/products/suggest',
    {
      config: { access: 'public', operation: 'suggestProducts' },
      schema: {
        querystring: SuggestQuerySchema,
        response: { 200: SuggestionsSchema, '4xx': ErrorBodySchema },
      },
    },
    (request, reply) => {
      const { q } = request.query
      const audience = request.actor?.role ?? 'visitor'
      const queryOf = (tier: Tier) => ({ kind: 'suggestions', tier, q }) as const
      return sendCachedOr(cache, { request, reply, audience, queryOf }, () =>
        suggestBySql(catalog, q, audience),
      )
    },
  )
}
