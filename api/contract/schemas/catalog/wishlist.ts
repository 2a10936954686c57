import { type Static, Type } from 'typebox'
import { Id } from '../wire.ts'
import { ProductSchema } from './catalog.ts'

export const WishlistEntrySchema = Type.Object({ _id: Id, product: ProductSchema })
/** A product on a wishlist that is no longer on sale; it can only be removed. */
export const UnavailableWishSchema = Type.Object({
  productId: Id,
  name: Type.String(),
  brand: Type.String(),
  modelNo: Type.String(),
})

export const WishlistSchema = Type.Object({
  wishlist: Type.Array(WishlistEntrySchema),
  unavailable: Type.Optional(
    Type.Array(UnavailableWishSchema, {
      description:
        'with the first page: products that are no longer on sale, newest first, at most 200; absent without any',
    }),
  ),
})
export const WishlistChangeSchema = Type.Object({ productId: Id }, { additionalProperties: false })

export type WishlistEntry = Static<typeof WishlistEntrySchema>
export type Wishlist = Static<typeof WishlistSchema>
export type UnavailableWish = Static<typeof UnavailableWishSchema>
export type WishlistChange = Static<typeof WishlistChangeSchema>
