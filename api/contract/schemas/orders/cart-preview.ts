import { type Static, Type } from 'typebox'
import { ProductSchema } from '../catalog/catalog.ts'
import { Rupees } from '../wire.ts'
import { BulkAddSchema } from './cart.ts'

/** The lines of a quick order, as `POST /cart/bulk` takes them. */
export const CartPreviewQuerySchema = BulkAddSchema

/** A product whose model number is near to one that no product has, with the price of one piece. */
export const NearModelSchema = Type.Object({
  ...Type.Pick(ProductSchema, ['_id', 'name', 'modelNo', 'stock']).properties,
  price: Type.Number({ description: 'rupees for one piece, for the caller’s tier' }),
})

/** What a line would add to the cart; in the order of the request. */
export const PreviewLineSchema = Type.Object({
  product: Type.Optional(Type.Pick(ProductSchema, ['_id', 'name', 'modelNo', 'stock'])),
  price: Type.Optional(
    Type.Number({ description: 'rupees a piece, for the caller’s tier and this quantity' }),
  ),
  total: Type.Optional(Rupees),
  message: Type.Optional(Type.String({ description: 'why the line would be rejected' })),
  suggestions: Type.Optional(
    Type.Array(NearModelSchema, { description: 'for a model number of no product' }),
  ),
})

export const CartPreviewSchema = Type.Object({ lines: Type.Array(PreviewLineSchema) })

export type NearModel = Static<typeof NearModelSchema>
export type PreviewLine = Static<typeof PreviewLineSchema>
export type CartPreview = Static<typeof CartPreviewSchema>
