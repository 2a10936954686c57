import { type Static, type TSchema, Type } from 'typebox'
import {
  type MissingKind,
  missingKinds,
} from '../../rules/catalog/declarations/missing-declarations.ts'
import {
  type ManagedSort,
  managedSorts,
  mostLowStock,
} from '../../rules/catalog/managed/managed-products.ts'
import { largestListLimit, largestStock } from '../../rules/limits.ts'
import { Id, OneLine, Rupees } from '../wire.ts'
import { NamesQuery } from './catalog.ts'

const strict = { additionalProperties: false }

/** The filters of the products table; a product matches all of them. */
export const managedFilters = {
  q: Type.Optional(OneLine(200, { description: 'in names, model number and description' })),
  brand: Type.Optional(NamesQuery),
  category: Type.Optional(NamesQuery),
  lowStock: Type.Optional(
    Type.Boolean({ description: `true: with at most ${mostLowStock} pieces in stock` }),
  ),
  noPicture: Type.Optional(Type.Boolean({ description: 'true: without a picture' })),
  noHsn: Type.Optional(Type.Boolean({ description: 'true: without an HSN' })),
  missing: Type.Optional(
    Type.Unsafe<MissingKind>(
      Type.String({ enum: [...missingKinds], description: 'without this declaration' }),
    ),
  ),
  taxToCorrect: Type.Optional(
    Type.Boolean({ description: 'true: with a GST rate, HSN or unit that does not exist' }),
  ),
}

export const ManagedProductQuerySchema = Type.Object(
  {
    ...managedFilters,
    sort: Type.Optional(
      Type.Unsafe<ManagedSort>(
        Type.String({ enum: [...managedSorts], default: 'price', description: 'of end users' }),
      ),
    ),
    direction: Type.Optional(
      Type.Unsafe<'asc' | 'desc'>(Type.String({ enum: ['asc', 'desc'], default: 'asc' })),
    ),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
  },
  strict,
)

export const ManagedFacetQuerySchema = Type.Object(managedFilters, strict)

const FacetCount = Type.Object({ name: Type.String(), count: Type.Integer() })

/** What the filters of the products table could be set to; each is counted without itself. */
export const ManagedFacetsSchema = Type.Object({
  brands: Type.Array(FacetCount),
  categories: Type.Array(FacetCount),
  lowStock: Type.Integer(),
  noPicture: Type.Integer(),
  noHsn: Type.Integer(),
  taxToCorrect: Type.Integer(),
  missing: Type.Array(
    Type.Object({
      kind: Type.Unsafe<MissingKind>(Type.String({ enum: [...missingKinds] })),
      count: Type.Integer(),
    }),
    { description: 'products that lack a declaration; kinds that none lacks are left out' },
  ),
})

/** A new value of one cell, and the value that was seen when it was typed. */
function cellChange<Value extends TSchema>(value: Value) {
  return Type.Optional(
    Type.Object({ value, seen: value }, { ...strict, description: '409 when it is not `seen`' }),
  )
}

const StockCount = Type.Integer({ minimum: 0, maximum: largestStock })

/** A change of single cells of a product; the rest stays. */
export const ProductPatchSchema = Type.Object(
  {
    stock: cellChange(StockCount),
    gst: cellChange(Type.Number({ description: 'percent' })),
    prices: Type.Optional(
      Type.Object(
        {
          enduser: cellChange(Rupees),
          reseller: cellChange(Rupees),
          distributor: cellChange(Rupees),
        },
        { ...strict, minProperties: 1 },
      ),
    ),
  },
  { ...strict, minProperties: 1 },
)

/** Which products a bulk change is about: chosen ones, or all that match the filters of the table. */
export const ProductSelectionSchema = Type.Union([
  Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 1000 }) }, strict),
  Type.Object({ filters: ManagedFacetQuerySchema }, strict),
])

export type ManagedProductQuery = Static<typeof ManagedProductQuerySchema>
export type ManagedFacetQuery = Static<typeof ManagedFacetQuerySchema>
export type ManagedFacets = Static<typeof ManagedFacetsSchema>
export type ProductPatch = Static<typeof ProductPatchSchema>
export type ProductSelection = Static<typeof ProductSelectionSchema>
