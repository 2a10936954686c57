import { type Static, Type } from 'typebox'
import {
  largestListLimit,
  largestStock,
  longestCountNote,
  longestReorderDays,
  longestStrikeReason,
  longestSupplierBillNo,
  longestSupplierName,
  longestWrittenLine,
  mostStockLines,
} from '../../rules/limits.ts'
import { defaultCoverDays, defaultLeadDays } from '../../rules/stock/reorder.ts'
import { stockCardKindNames } from '../../rules/stock/stock-movement-kinds.ts'
import { QuantityFileSchema } from '../orders/purchases.ts'
import { Day, Id, Instant, NameText, OneLine, oneOf, Rupees, tableFormat } from '../wire.ts'

const strict = { additionalProperties: false }

const Cost = Type.Unsafe<number>({ ...Rupees, description: 'rupees for one piece, without GST' })

/** A page of a list. */
const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
}

export const StockPageQuerySchema = Type.Object(paging, strict)

const StockProductSchema = Type.Object({
  _id: Id,
  name: Type.String(),
  brand: Type.String(),
  modelNo: Type.String(),
})

/** A list of pieces as somebody pasted, scanned or typed it. */
export const StockListSchema = Type.Object(
  {
    list: Type.String({
      minLength: 1,
      maxLength: mostStockLines * longestWrittenLine,
      description:
        'a line each: model, quantity, cost without GST; in cells as of a spreadsheet, or as people write them',
    }),
  },
  strict,
)

/** What the lines of a list mean; one that cannot be booked has a message. */
export const StockLinesSchema = Type.Object({
  lines: Type.Array(
    Type.Object({
      lineNumber: Type.Integer({ description: 'from 1; several items may stand on one line' }),
      text: Type.String(),
      product: Type.Optional(
        Type.Object({
          ...StockProductSchema.properties,
          stock: Type.Integer({ description: 'free pieces' }),
        }),
      ),
      quantity: Type.Optional(Type.Integer()),
      cost: Type.Optional(Cost),
      message: Type.Optional(Type.String()),
      suggestions: Type.Optional(
        Type.Array(Type.Pick(StockProductSchema, ['_id', 'name', 'modelNo'])),
      ),
    }),
  ),
})

/** The lines of a sheet as a list, with those that could not be read as they stand in it. */
export const StockFileSchema = Type.Object({
  ...Type.Pick(QuantityFileSchema, ['sheet', 'remembered', 'totalRows']).properties,
  list: Type.String({ description: 'for `POST /stock/list`' }),
})

/** A bill of a supplier whose goods are in. */
export const GoodsInBodySchema = Type.Object(
  {
    supplier: NameText(longestSupplierName),
    gstin: Type.Optional(OneLine(20)),
    billNo: OneLine(longestSupplierBillNo),
    billedOn: Day,
    lines: Type.Array(
      Type.Object(
        {
          productId: Id,
          quantity: Type.Integer({ minimum: 1, maximum: largestStock }),
          cost: Type.Optional(Cost),
        },
        strict,
      ),
      { minItems: 1, maxItems: mostStockLines },
    ),
  },
  strict,
)

const PersonSchema = Type.String({ description: 'name' })

const goodsInHead = {
  _id: Id,
  supplier: Type.String(),
  gstin: Type.Optional(Type.String()),
  billNo: Type.String(),
  billedOn: Day,
  pieces: Type.Integer(),
  total: Type.Unsafe<number>({
    ...Rupees,
    description: 'without GST, of the lines that have a cost',
  }),
  at: Instant,
  by: PersonSchema,
  reversed: Type.Optional(Type.Object({ at: Instant, by: PersonSchema, reason: Type.String() })),
}

export const GoodsInListSchema = Type.Object({ bills: Type.Array(Type.Object(goodsInHead)) })

export const GoodsInSchema = Type.Object({
  ...goodsInHead,
  lines: Type.Array(
    Type.Object({
      product: StockProductSchema,
      quantity: Type.Integer(),
      cost: Type.Optional(Cost),
    }),
  ),
})

export const ReverseGoodsInSchema = Type.Object({ reason: OneLine(longestStrikeReason) }, strict)

export const SupplierListSchema = Type.Object({
  suppliers: Type.Array(Type.Object({ name: Type.String(), gstin: Type.Optional(Type.String()) })),
})

/** Pieces that somebody counted on the shelf; lines of one product add up. */
export const CountBodySchema = Type.Object(
  {
    note: Type.Optional(OneLine(longestCountNote)),
    lines: Type.Array(
      Type.Object(
        {
          productId: Id,
          counted: Type.Integer({ minimum: 0, maximum: largestStock }),
        },
        strict,
      ),
      { minItems: 1, maxItems: mostStockLines },
    ),
  },
  strict,
)

const countHead = {
  _id: Id,
  note: Type.Optional(Type.String()),
  at: Instant,
  by: PersonSchema,
  products: Type.Integer(),
  differences: Type.Integer(),
}

export const CountListSchema = Type.Object({ counts: Type.Array(Type.Object(countHead)) })

export const CountSchema = Type.Object({
  ...countHead,
  lines: Type.Array(
    Type.Object({
      product: StockProductSchema,
      counted: Type.Integer(),
      expected: Type.Integer({ description: 'free and promised when the count was posted' }),
      promised: Type.Integer({ description: 'of those, what orders wait for' }),
      difference: Type.Integer(),
    }),
  ),
})

/** What a piece cost last, and what is earned of it, in percent of each price without GST. */
export const MarginSchema = Type.Object({
  lastCost: Cost,
  margins: Type.Object({
    enduser: Type.Number(),
    reseller: Type.Number(),
    distributor: Type.Number(),
  }),
})

/** All changes of the free stock of a product, newest first. */
export const StockCardSchema = Type.Object({
  product: StockProductSchema,
  stock: Type.Integer({ description: 'free: what can be ordered' }),
  promised: Type.Integer({
    description: 'of orders that are not sent; free and promised are on the shelf',
  }),
  margin: Type.Optional(MarginSchema),
  movements: Type.Array(
    Type.Object({
      at: Type.Optional(Instant),
      kind: oneOf(stockCardKindNames),
      quantity: Type.Integer(),
      balance: Type.Integer({ description: 'free after it' }),
      order: Type.Optional(Id),
      paper: Type.Optional(Id),
      label: Type.Optional(
        Type.String({ description: 'supplier and bill, or the note of a count' }),
      ),
      by: Type.Optional(PersonSchema),
      cost: Type.Optional(Cost),
    }),
  ),
})

const reorderFilter = {
  brand: Type.Optional(OneLine(80)),
  lead: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: longestReorderDays,
      default: defaultLeadDays,
      description: 'days until goods come',
    }),
  ),
  cover: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: longestReorderDays,
      default: defaultCoverDays,
      description: 'days that they should last then',
    }),
  ),
}

export const ReorderQuerySchema = Type.Object({ ...reorderFilter, ...paging }, strict)

export const ReorderExportQuerySchema = Type.Object(
  { ...reorderFilter, format: tableFormat('xlsx') },
  strict,
)

/** What to order, by brand. */
export const ReorderListSchema = Type.Object({
  brands: Type.Array(
    Type.Object({ brand: Type.String(), products: Type.Integer(), pieces: Type.Integer() }),
    { description: 'all brands with something to order' },
  ),
  lines: Type.Array(
    Type.Object({
      product: StockProductSchema,
      sold: Type.Integer({ description: 'pieces of 90 days' }),
      stock: Type.Integer({ description: 'free' }),
      daysOfCover: Type.Integer(),
      suggested: Type.Integer(),
      margin: Type.Optional(MarginSchema),
    }),
  ),
})

export type StockLines = Static<typeof StockLinesSchema>
export type StockFile = Static<typeof StockFileSchema>
export type StockPageQuery = Static<typeof StockPageQuerySchema>
export type GoodsInBody = Static<typeof GoodsInBodySchema>
export type GoodsInList = Static<typeof GoodsInListSchema>
export type GoodsIn = Static<typeof GoodsInSchema>
export type SupplierList = Static<typeof SupplierListSchema>
export type CountBody = Static<typeof CountBodySchema>
export type CountList = Static<typeof CountListSchema>
export type StockCount = Static<typeof CountSchema>
export type Margin = Static<typeof MarginSchema>
export type StockCard = Static<typeof StockCardSchema>
export type ReorderQuery = Static<typeof ReorderQuerySchema>
export type ReorderExportQuery = Static<typeof ReorderExportQuerySchema>
export type ReorderList = Static<typeof ReorderListSchema>
