import {
  CartPreviewQuerySchema,
  CartPreviewSchema,
  ListPreviewOptionsSchema,
  ListPreviewQuerySchema,
  ListPreviewSchema,
} from '@store/contract/schemas/orders/cart-preview'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import type { TypedApp } from '../../../base/base.ts'
import type { CartPreviewService } from './preview-service.ts'

/** A list of 3,000 lines as people write them. */
const largestListBytes = 1024 * 1024

/** Reads, and POSTs only because lists do not fit into a URL. */
export function registerCartPreview(app: TypedApp, cartPreview: CartPreviewService): void {
  app.post(
    '/cart/preview',
    {
      bodyLimit: largestListBytes,
      config: { access: 'public', operation: 'previewCartAdditions' },
      schema: {
        body: CartPreviewQuerySchema,
        response: { 200: CartPreviewSchema, '4xx': ErrorBodySchema },
      },
    },
    async ({ actor, body }) => cartPreview.preview(actor, body.lines),
  )
  app.post(
    '/cart/preview/list',
    {
      bodyLimit: largestListBytes,
      config: { access: 'public', operation: 'previewCartList' },
      schema: {
        querystring: ListPreviewOptionsSchema,
        body: ListPreviewQuerySchema,
        response: { 200: ListPreviewSchema, '4xx': ErrorBodySchema },
      },
    },
    async ({ actor, body, query }) => cartPreview.previewList(actor, body.list, query),
  )
}
