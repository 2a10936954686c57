import {
  CartPreviewQuerySchema,
  CartPreviewSchema,
} from '@store/contract/schemas/orders/cart-preview'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import type { TypedApp } from '../../http/typed-app.ts'
import type { CartPreviewService } from './preview-service.ts'

/** POST /cart/preview: a read, and a POST only because 500 lines do not fit into a URL. */
export function registerCartPreview(app: TypedApp, cartPreview: CartPreviewService): void {
  app.post(
    '/cart/preview',
    {
      config: { access: 'public', operation: 'previewCartAdditions' },
      schema: {
        body: CartPreviewQuerySchema,
        response: { 200: CartPreviewSchema, '4xx': ErrorBodySchema },
      },
    },
    async ({ actor, body }) => cartPreview.preview(actor, body.lines),
  )
}
