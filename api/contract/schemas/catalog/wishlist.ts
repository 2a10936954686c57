import { type Static, Type } from 'typebox'
import { Id } from '../wire.ts'
import { ProductSchema } from './catalog.ts'

export const WishlistEntrySchema = Type.Object({ _id: Id, product: ProductSchema })
export const WishlistSchema = Type.Object({ wishlist: Type.Array(WishlistEntrySchema) })
export const WishlistChangeSchema = Type.Object({ productId: Id }, { additionalProperties: false })

export type WishlistEntry = Static<typeof WishlistEntrySchema>
export type Wishlist = Static<typeof WishlistSchema>
export type WishlistChange = Static<typeof WishlistChangeSchema>
