import {
  BulkAddedSchema,
  BulkAddSchema,
  CartAddSchema,
  CartItemParamsSchema,
  CartSchema,
  CartUpdateSchema,
} from '@store/contract/schemas/orders/cart'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import type { FastifyRequest } from 'fastify'
import { actorOf, IdempotencyHeadersSchema, type TypedApp } from '../../base/base.ts'
import type { PricedCart } from './cart.ts'
import { presentCart } from './cart-presenter.ts'
import type { CartService } from './cart-service.ts'

const response = { 200: CartSchema, '4xx': ErrorBodySchema }

function present(request: FastifyRequest, cart: PricedCart) {
  return presentCart(cart, actorOf(request).role)
}

/** The cart of the caller. */
export function registerCart(app: TypedApp, cart: CartService): void {
  app.get(
    '/cart',
    { config: { access: 'signed-in', operation: 'readCart', rights: 'own' }, schema: { response } },
    async (request) => present(request, await cart.read(actorOf(request))),
  )
  app.post(
    '/cart/add',
    {
      config: { access: 'signed-in', operation: 'addToCart', rights: 'own' },
      schema: { headers: IdempotencyHeadersSchema, body: CartAddSchema, response },
    },
    async (request) => {
      const key = request.headers['idempotency-key']
      return present(request, await cart.add(actorOf(request), request.body, key))
    },
  )
  app.put(
    '/cart/update/:itemId',
    {
      config: { access: 'signed-in', operation: 'updateCartLine', rights: 'own' },
      schema: { params: CartItemParamsSchema, body: CartUpdateSchema, response },
    },
    async (request) => {
      const { params, body } = request
      return present(request, await cart.update(actorOf(request), params.itemId, body.quantity))
    },
  )
  app.delete(
    '/cart/remove/:itemId',
    {
      config: { access: 'signed-in', operation: 'removeCartLine', rights: 'own' },
      schema: { params: CartItemParamsSchema, response },
    },
    async (request) => present(request, await cart.remove(actorOf(request), request.params.itemId)),
  )
  app.post(
    '/cart/bulk',
    {
      config: { access: 'signed-in', operation: 'addToCartByModelNo', rights: 'own' },
      schema: {
        headers: IdempotencyHeadersSchema,
        body: BulkAddSchema,
        response: { ...response, 200: BulkAddedSchema },
      },
    },
    async (request) => {
      const key = request.headers['idempotency-key']
      const added = await cart.addByModelNo(actorOf(request), request.body.lines, key)
      return { cart: present(request, added.cart), rejected: added.rejected }
    },
  )
}
