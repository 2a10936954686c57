import { type Static, Type } from 'typebox'

/** How the stock of a file is meant: the stock that is there, pieces that came in, or nothing at all. */
export const stockChoices = ['set', 'add', 'leave'] as const

/** The columns whose names a list may spell otherwise. */
export const namedColumns = ['brand', 'category'] as const

const strict = { additionalProperties: false }

const NamedColumnSchema = Type.Unsafe<(typeof namedColumns)[number]>(
  Type.String({ enum: [...namedColumns] }),
)

const FixedValueSchema = Type.Optional(Type.String({ minLength: 1, maxLength: 80 }))

/** What all rows share, of columns that the file does not have. */
export const FixedValuesSchema = Type.Object(
  {
    brand: FixedValueSchema,
    category: FixedValueSchema,
    gst: FixedValueSchema,
    unit: FixedValueSchema,
  },
  strict,
)

/** What the user of an import decides about all its rows. */
export const ImportOptionsSchema = Type.Object(
  {
    stock: Type.Optional(
      Type.Unsafe<(typeof stockChoices)[number]>(Type.String({ enum: [...stockChoices] })),
    ),
    description: Type.Optional(Type.String({ minLength: 1, maxLength: 5_000 })),
    fixedValues: Type.Optional(FixedValuesSchema),
    names: Type.Optional(
      Type.Array(
        Type.Object(
          {
            field: NamedColumnSchema,
            from: Type.String({ minLength: 1, maxLength: 80 }),
            to: Type.String({ minLength: 1, maxLength: 80 }),
          },
          strict,
        ),
        { maxItems: 2_000 },
      ),
    ),
  },
  strict,
)

/** A brand or category that is not known and near one that is. */
export const NameQuestionSchema = Type.Object({
  field: NamedColumnSchema,
  name: Type.String({ description: 'as the file writes it first' }),
  suggestion: Type.String({ description: 'the known name it probably is' }),
  rows: Type.Integer({ description: 'that have it' }),
})

/** A product that an import would make. */
export const NewProductSchema = Type.Object({
  row: Type.Integer(),
  name: Type.String(),
  brand: Type.String(),
  category: Type.String(),
  modelNo: Type.String(),
  description: Type.String({ description: 'at most 200 characters' }),
  gst: Type.Number({ description: 'percent' }),
  stock: Type.Integer(),
  prices: Type.Object(
    { enduser: Type.Number(), reseller: Type.Number(), distributor: Type.Number() },
    { description: 'in rupees' },
  ),
})

export type StockChoice = (typeof stockChoices)[number]
export type ImportOptions = Static<typeof ImportOptionsSchema>
export type NameQuestion = Static<typeof NameQuestionSchema>
export type NewProduct = Static<typeof NewProductSchema>
