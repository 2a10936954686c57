import { type Static, Type } from 'typebox'
import { largestListLimit } from '../../rules/limits.ts'
import { mostListLines } from '../../rules/purchases/shopping-list-rules.ts'
import { OfferSchema } from '../catalog/offer.ts'
import { Id, Instant, OneLine } from '../wire.ts'
import { RejectedLineSchema } from './cart.ts'

const strict = { additionalProperties: false }

/** A product by id or by model number, and its quantity. */
const requestedLine = Type.Object(
  {
    productId: Type.Optional(Id),
    modelNo: Type.Optional(OneLine(120)),
    quantity: Type.Number(),
  },
  strict,
)

export const ShoppingListQuerySchema = Type.Object(
  {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
  },
  strict,
)

/** A named list of the caller without its products. */
export const ShoppingListSummarySchema = Type.Object({
  _id: Id,
  name: Type.String(),
  products: Type.Integer({ description: 'number of products' }),
  updatedAt: Instant,
})

export const ShoppingListsSchema = Type.Object({ lists: Type.Array(ShoppingListSummarySchema) })

export const ShoppingListLineSchema = Type.Object({
  productId: Id,
  name: Type.String(),
  brand: Type.String(),
  modelNo: Type.String(),
  quantity: Type.Integer(),
  offer: Type.Optional(Type.Object(OfferSchema.properties, { description: 'absent: not on sale' })),
})

export const ShoppingListSchema = Type.Object({
  _id: Id,
  name: Type.String(),
  updatedAt: Instant,
  lines: Type.Array(ShoppingListLineSchema),
})

/** The rule of the name answers a blank or long one, so that it gets its own message. */
export const ShoppingListNameSchema = Type.Object({ name: OneLine(400) }, strict)

export const NewShoppingListSchema = Type.Object(
  {
    name: OneLine(400),
    lines: Type.Optional(Type.Array(requestedLine, { maxItems: mostListLines })),
  },
  strict,
)

export const ShoppingListLinesSchema = Type.Object(
  { lines: Type.Array(requestedLine, { minItems: 1, maxItems: mostListLines }) },
  strict,
)

export const ShoppingListChangedSchema = Type.Object({
  list: ShoppingListSchema,
  rejected: Type.Array(RejectedLineSchema),
})

export type ShoppingListSummary = Static<typeof ShoppingListSummarySchema>
export type ShoppingLists = Static<typeof ShoppingListsSchema>
export type ShoppingListLine = Static<typeof ShoppingListLineSchema>
export type ShoppingList = Static<typeof ShoppingListSchema>
export type NewShoppingList = Static<typeof NewShoppingListSchema>
export type ShoppingListLines = Static<typeof ShoppingListLinesSchema>
export type ShoppingListChanged = Static<typeof ShoppingListChangedSchema>
