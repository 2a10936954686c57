import { type Static, Type } from 'typebox'
import { largestListLimit } from '../../rules/limits.ts'
import { OfferSchema } from '../catalog/offer.ts'
import { TableHeadSchema } from '../table-head.ts'
import { ErrorBodySchema, Id, Instant, Rupees, tableFormat } from '../wire.ts'

const strict = { additionalProperties: false }

/** A product that the caller has bought, from orders that were not cancelled. */
export const PurchaseSchema = Type.Object({
  productId: Id,
  name: Type.String(),
  brand: Type.String(),
  category: Type.String(),
  modelNo: Type.String(),
  orders: Type.Integer({ description: 'number of orders with it' }),
  usualQuantity: Type.Integer({ description: 'the median of the latest six orders' }),
  rhythmDays: Type.Optional(
    Type.Integer({ description: 'days between orders; absent: all on one day' }),
  ),
  lastOrder: Type.Object({
    _id: Id,
    createdAt: Instant,
    quantity: Type.Integer(),
    price: Rupees,
  }),
  offer: Type.Optional(Type.Object(OfferSchema.properties, { description: 'absent: not on sale' })),
})

export const PurchaseListSchema = Type.Object({ purchases: Type.Array(PurchaseSchema) })

const filter = {
  q: Type.Optional(
    Type.String({ maxLength: 200, description: 'part of name, brand, category or model number' }),
  ),
}

export const PurchaseQuerySchema = Type.Object(
  {
    ...filter,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
  },
  strict,
)

export const PurchaseExportQuerySchema = Type.Object(
  { ...filter, format: tableFormat('xlsx') },
  strict,
)

/** Quantities of a file, by model number. */
export const QuantityFileSchema = Type.Object({
  sheet: Type.Optional(
    Type.String({ description: 'the sheet they were found on, where there are several' }),
  ),
  remembered: Type.Optional(
    Type.Object(
      { modelNo: Type.String(), quantity: Type.String() },
      {
        description: 'the headings of the columns, where they were read as the buyer chose before',
      },
    ),
  ),
  totalRows: Type.Optional(
    Type.Array(Type.Integer(), {
      description: 'rows that are sums of the list and are not read as lines',
    }),
  ),
  lines: Type.Array(
    Type.Object({
      modelNo: Type.String(),
      brand: Type.Optional(Type.String({ description: 'where the file has a column of brands' })),
      isBrandNeeded: Type.Optional(
        Type.Literal(true, {
          description:
            'several products on sale have this model number, and the brand chooses among them',
        }),
      ),
      quantity: Type.Integer(),
    }),
  ),
  rejected: Type.Array(
    Type.Object({
      row: Type.Integer(),
      modelNo: Type.String(),
      quantity: Type.String({ description: 'as it stands in the file' }),
      message: Type.String(),
    }),
  ),
})

/**
 * Why a file was refused. With the code `columns_unknown` it has what a person needs in order to choose the columns:
 * `columns` then gives their positions.
 */
export const QuantityFileRefusedSchema = Type.Object({
  ...ErrorBodySchema.properties,
  head: Type.Optional(TableHeadSchema),
})

export type QuantityFileRefused = Static<typeof QuantityFileRefusedSchema>
export type Purchase = Static<typeof PurchaseSchema>
export type PurchaseList = Static<typeof PurchaseListSchema>
export type PurchaseQuery = Static<typeof PurchaseQuerySchema>
export type QuantityFile = Static<typeof QuantityFileSchema>
