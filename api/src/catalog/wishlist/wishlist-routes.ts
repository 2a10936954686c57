import { largestListLimit } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { WishlistChangeSchema, WishlistSchema } from '@store/contract/schemas/catalog/wishlist'
import { ErrorBodySchema, MessageBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import { actorOf, setPaging, type TypedApp } from '../../base/base.ts'
import { presentProduct } from '../products/product-presenter.ts'
import type { WishlistService } from './wishlist-service.ts'

const PageSchema = Type.Object(
  {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
  },
  { additionalProperties: false },
)

/** The wishlist of the caller (catalog 6.1). */
export function registerWishlist(app: TypedApp, wishlist: WishlistService): void {
  app.get(
    '/wishlist/get',
    {
      config: { access: 'signed-in', operation: 'readWishlist', rights: 'own' },
      schema: {
        querystring: PageSchema,
        response: { 200: WishlistSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const { userId, role } = actorOf(request)
      const page = await wishlist.list(userId, request.query)
      setPaging(reply, request, page)
      return {
        wishlist: page.entries.map(({ publicId, product }) => ({
          _id: publicId,
          product: presentProduct(product, role),
        })),
        ...(page.unavailable.length > 0 && { unavailable: page.unavailable }),
      }
    },
  )

  const change = {
    body: WishlistChangeSchema,
    response: { 200: MessageBodySchema, '4xx': ErrorBodySchema },
  }
  app.post(
    '/wishlist/add',
    { config: { access: 'signed-in', operation: 'addToWishlist', rights: 'own' }, schema: change },
    async (request) => {
      await wishlist.add(actorOf(request).userId, request.body.productId)
      return { message: messages.listing.wishlisted }
    },
  )
  app.post(
    '/wishlist/remove',
    {
      config: { access: 'signed-in', operation: 'removeFromWishlist', rights: 'own' },
      schema: change,
    },
    async (request) => {
      await wishlist.remove(actorOf(request).userId, request.body.productId)
      return { message: messages.wishlist.removed }
    },
  )
}
