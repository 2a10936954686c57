import { type Static, Type } from 'typebox'
import { Id } from '../wire.ts'
import { ProductSchema } from './catalog.ts'

const { _id, name, brand, category, modelNo, pictures, stock, gst, prices } =
  ProductSchema.properties

/** A product on the page of another: what its card shows. */
export const RelatedProductSchema = Type.Object({
  ...{ _id, name, brand, category, modelNo, pictures, stock, gst, prices },
  packSize: Type.Optional(Type.Integer({ description: 'pieces in a pack; absent for one piece' })),
})

const RelatedProducts = Type.Array(RelatedProductSchema, { description: 'at most 8' })

export const RelatedSchema = Type.Object({
  fits: Type.Array(
    Type.Object({
      modelNo: Type.String({ description: 'of a printer' }),
      productId: Type.Optional(Id),
    }),
    { description: 'the printers it fits; productId of those on sale' },
  ),
  supplies: RelatedProducts,
  compatible: RelatedProducts,
  related: RelatedProducts,
  boughtTogether: RelatedProducts,
})

export type RelatedProduct = Static<typeof RelatedProductSchema>
export type Related = Static<typeof RelatedSchema>
