import { SuggestionsSchema, SuggestQuerySchema } from '@store/contract/schemas/catalog/search'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import type { TypedApp } from '../../http/typed-app.ts'
import type { CatalogReader } from '../catalog-reader.ts'
import { suggestBySql } from './suggestions.ts'

/** GET /products/suggest: what the search field shows while one types. */
export function registerSuggestions(app: TypedApp, catalog: CatalogReader): void {
  app.get(
    '/products/suggest',
    {
      config: { access: 'public', operation: 'suggestProducts' },
      schema: {
        querystring: SuggestQuerySchema,
        response: { 200: SuggestionsSchema, '4xx': ErrorBodySchema },
      },
    },
    (request) => suggestBySql(catalog, request.query.q, request.actor?.role ?? 'visitor'),
  )
}
