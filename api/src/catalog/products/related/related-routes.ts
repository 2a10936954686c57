import { RelatedSchema } from '@store/contract/schemas/catalog/related'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import type { TypedApp } from '../../../base/base.ts'
import type { RelatedService } from './related-service.ts'

/** GET /products/{id}/related: printers it fits, substitutes and similar products, with the caller's prices only. */
export function registerRelated(app: TypedApp, related: RelatedService): void {
  app.get(
    '/products/:id/related',
    {
      config: { access: 'public', operation: 'readRelatedProducts' },
      schema: {
        params: IdParamsSchema,
        response: { 200: RelatedSchema, '4xx': ErrorBodySchema },
      },
    },
    (request) => related.find(request.params.id, request.actor?.role ?? 'visitor'),
  )
}
