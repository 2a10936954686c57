import { type Static, Type } from 'typebox'
import { longestWrittenLine, mostWrittenLines } from '../../rules/limits.ts'
import { ProductSchema } from '../catalog/catalog.ts'
import { Id, OneLine, Rupees } from '../wire.ts'
import { BulkAddSchema } from './cart.ts'

/** One line of a list as somebody wrote it, such as `10 pcs Q2612A @ 1150/-`. */
const WrittenLineSchema = Type.Object(
  { text: OneLine(longestWrittenLine, { description: 'read by the server' }) },
  { additionalProperties: false },
)

/** The lines of a quick order, as `POST /cart/bulk` takes them, or as they are written. */
export const CartPreviewQuerySchema = Type.Object(
  {
    lines: Type.Array(Type.Union([BulkAddSchema.properties.lines.items, WrittenLineSchema]), {
      minItems: 1,
      maxItems: mostWrittenLines,
    }),
  },
  { additionalProperties: false },
)

/** A whole list as somebody wrote it; the server finds its lines. */
export const ListPreviewQuerySchema = Type.Object(
  {
    list: Type.String({
      minLength: 1,
      maxLength: mostWrittenLines * longestWrittenLine,
      description: 'as it was pasted, with all its lines',
    }),
  },
  { additionalProperties: false },
)

/** How much of a list is answered; apart from the list, for a former API refuses fields that it does not know. */
export const ListPreviewOptionsSchema = Type.Object(
  {
    readyPreviews: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: mostWrittenLines,
        description:
          'of the lines that can be added, only so many are answered with `preview`, the others with `ready`; absent: all with `preview`',
      }),
    ),
  },
  { additionalProperties: false },
)

/** A product whose model number is near to one that no product has, with the price of one piece. */
export const NearModelSchema = Type.Object({
  ...Type.Pick(ProductSchema, ['_id', 'name', 'modelNo', 'stock']).properties,
  price: Type.Number({ description: 'rupees for one piece, for the caller’s tier' }),
  brand: Type.Optional(Type.String({ description: 'where other brands have this model number' })),
})

/** What a line would add to the cart; in the order of the request. */
export const PreviewLineSchema = Type.Object({
  product: Type.Optional(Type.Pick(ProductSchema, ['_id', 'name', 'modelNo', 'stock'])),
  price: Type.Optional(
    Type.Number({ description: 'rupees a piece, for the caller’s tier and this quantity' }),
  ),
  total: Type.Optional(Rupees),
  quantity: Type.Optional(
    Type.Integer({ description: 'what a written line says; absent when it says none clearly' }),
  ),
  message: Type.Optional(Type.String({ description: 'why the line would be rejected' })),
  suggestions: Type.Optional(
    Type.Array(NearModelSchema, {
      description: 'products to choose from, for a model number of none or of several',
    }),
  ),
})

export const CartPreviewSchema = Type.Object({ lines: Type.Array(PreviewLineSchema) })

/** What adding a line takes, and what it costs: `POST /cart/preview` tells the rest of its product. */
export const ReadyLineSchema = Type.Object({
  productId: Id,
  modelNo: Type.String(),
  quantity: Type.Integer(),
  total: Rupees,
})

/** The items of a list; those after the first {@link mostWrittenLines} are not looked up. */
export const ListPreviewSchema = Type.Object({
  lines: Type.Array(
    Type.Object({
      lineNumber: Type.Integer({ description: 'from 1; several items may stand on one line' }),
      text: Type.String({ description: 'what the list says of this item' }),
      preview: Type.Optional(PreviewLineSchema),
      ready: Type.Optional(ReadyLineSchema),
    }),
  ),
})

export type CartPreviewQuery = Static<typeof CartPreviewQuerySchema>
export type NearModel = Static<typeof NearModelSchema>
export type PreviewLine = Static<typeof PreviewLineSchema>
export type CartPreview = Static<typeof CartPreviewSchema>
export type ListPreviewOptions = Static<typeof ListPreviewOptionsSchema>
export type ReadyLine = Static<typeof ReadyLineSchema>
export type ListPreview = Static<typeof ListPreviewSchema>
