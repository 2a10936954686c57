import { ImportProgressSchema } from '@store/contract/schemas/catalog/imports'
import {
  largestSeen,
  PriceChangePreviewSchema,
  PriceChangeReportSchema,
  PriceChangeRequestSchema,
  PriceChangeSchema,
} from '@store/contract/schemas/catalog/price-changes'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { actorOf, ndjsonResponse, streamNdjson, type TypedApp } from '../../../base/base.ts'
import type { PriceChanges } from './price-change-service.ts'

/** Changes of many prices at once, for the superadmin: first a preview, then the change (ADR 0093). */
export function registerPriceChanges(app: TypedApp, priceChanges: PriceChanges): void {
  const access = ['superadmin'] as const

  app.post(
    '/admin/products/price-changes/preview',
    {
      config: { access, operation: 'previewPriceChange', rights: ['products'] },
      schema: {
        body: PriceChangeRequestSchema,
        response: { 200: PriceChangePreviewSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => priceChanges.preview(request.body),
  )

  app.post(
    '/admin/products/price-changes',
    {
      config: { access, operation: 'changePrices', rights: ['products'] },
      bodyLimit: largestSeen + 2_000,
      schema: {
        body: PriceChangeSchema,
        response: {
          200: ndjsonResponse(PriceChangeReportSchema, ImportProgressSchema),
          '4xx': ErrorBodySchema,
        },
      },
    },
    async (request, reply) => {
      const { userId } = actorOf(request)
      return streamNdjson({ request, reply }, (onProgress) =>
        priceChanges.apply(userId, request.body, onProgress),
      )
    },
  )
}
