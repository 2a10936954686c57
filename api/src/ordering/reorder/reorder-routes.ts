import { BulkAddedSchema } from '@store/contract/schemas/orders/cart'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import { actorOf, buyers, IdempotencyHeadersSchema, type TypedApp } from '../../base/base.ts'
import { presentCart } from '../cart/cart-presenter.ts'
import type { ReorderService } from './reorder-service.ts'

/** POST /orders/{id}/reorder (ordering 6.1). */
export function registerReorder(app: TypedApp, { reorder }: ReorderService): void {
  app.post(
    '/orders/:id/reorder',
    {
      config: { access: buyers, operation: 'reorder' },
      schema: {
        description: 'adds what is there; `rejected` names lines that are gone, short or dearer',
        headers: IdempotencyHeadersSchema,
        params: IdParamsSchema,
        response: { 200: BulkAddedSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const actor = actorOf(request)
      const key = request.headers['idempotency-key']
      const { cart, rejected } = await reorder(actor, {
        publicId: request.params.id,
        key,
      })
      return { cart: presentCart(cart, actor.role), rejected }
    },
  )
}
