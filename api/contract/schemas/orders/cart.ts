import { type Static, Type } from 'typebox'
import { largestCartLines, longestModelNo } from '../../rules/limits.ts'
import { ProductSchema } from '../catalog/catalog.ts'
import { Id, OneLine, Rupees } from '../wire.ts'

const strict = { additionalProperties: false }

export const CartLineSchema = Type.Object({
  _id: Id,
  product: ProductSchema,
  quantity: Type.Integer(),
  price: Type.Number({ description: 'rupees a piece, today, for this quantity' }),
})

/** A line whose product is no longer on sale; it can only be removed. */
export const UnavailableLineSchema = Type.Object({
  _id: Id,
  productId: Id,
  name: Type.String(),
  brand: Type.String(),
  modelNo: Type.String(),
  quantity: Type.Integer(),
})

/** A cart with the server's prices; lines without stock are in `items` but not in the total. */
export const CartSchema = Type.Object({
  items: Type.Array(CartLineSchema),
  totalAmount: Rupees,
  unavailable: Type.Optional(
    Type.Array(UnavailableLineSchema, {
      description: 'lines whose products are no longer on sale; absent without any',
    }),
  ),
})

/** The lines of an order as the buyer saw them, each product once. */
export const ExpectedLinesSchema = Type.Array(
  Type.Object({ productId: Id, quantity: Type.Integer({ minimum: 1 }), price: Rupees }, strict),
  {
    minItems: 1,
    maxItems: largestCartLines,
    description:
      'the order as it was shown; an order with other lines or quantities, or a dearer piece, is refused (409 cart_changed or stock_exceeded, each product named in `errors`) and nothing changes; a piece that got cheaper is ordered at the lower price, which the timeline says',
  },
)

/** A price in a request is accepted and ignored: only the server sets prices (ordering 1.4). */
const ignoredPrice = { price: Type.Optional(Type.Unknown({ description: 'ignored' })) }

/** The feature checks quantities, so that an invalid one gets its own message. */
export const CartAddSchema = Type.Object(
  { productId: Id, quantity: Type.Number(), ...ignoredPrice },
  strict,
)
export const CartUpdateSchema = Type.Object({ quantity: Type.Number(), ...ignoredPrice }, strict)
export const CartItemParamsSchema = Type.Object({ itemId: Id })

export const BulkAddSchema = Type.Object(
  {
    lines: Type.Array(
      Type.Object(
        {
          productId: Type.Optional(Id),
          modelNo: OneLine(longestModelNo, { description: 'ignored in a line with productId' }),
          quantity: Type.Number(),
        },
        strict,
      ),
      { minItems: 1, maxItems: largestCartLines },
    ),
  },
  strict,
)

/** Lines that could not be added, by their position in the request (from 1). */
export const RejectedLineSchema = Type.Object({ line: Type.Integer(), message: Type.String() })
export const BulkAddedSchema = Type.Object({
  cart: CartSchema,
  rejected: Type.Array(RejectedLineSchema),
})

export type UnavailableLine = Static<typeof UnavailableLineSchema>
export type ExpectedLines = Static<typeof ExpectedLinesSchema>
export type CartLine = Static<typeof CartLineSchema>
export type Cart = Static<typeof CartSchema>
export type CartAdd = Static<typeof CartAddSchema>
export type CartUpdate = Static<typeof CartUpdateSchema>
export type BulkAdd = Static<typeof BulkAddSchema>
export type BulkAdded = Static<typeof BulkAddedSchema>
