import { type Static, Type } from 'typebox'
import { FormLine, OneLine } from '../wire.ts'

const TextOrNumber = Type.Union([FormLine, Type.Number(), Type.Null()])

/** `prices` of the product form: JSON in a field of the multipart form (catalog 4.5). */
export const FormPricesSchema = Type.Object(
  {
    enduser: Type.Optional(TextOrNumber),
    reseller: Type.Optional(TextOrNumber),
    distributor: Type.Optional(TextOrNumber),
  },
  { additionalProperties: false },
)

/** `quantityBasedPrices` of the product form: JSON in a field of the multipart form (catalog 4.5). */
export const FormSlabsSchema = Type.Array(
  Type.Object(
    {
      minQty: Type.Optional(TextOrNumber),
      maxQty: Type.Optional(TextOrNumber),
      price: Type.Optional(TextOrNumber),
    },
    { additionalProperties: false },
  ),
)

/** `facts` of the product form: JSON in a field of the multipart form, in the order in which they are shown. */
export const FormFactsSchema = Type.Array(
  Type.Object({ name: FormLine, value: FormLine }, { additionalProperties: false }),
)

/**
 * `documentList` of the product form: its documents in the order in which they are shown, as JSON. An entry with a `url`
 * is one that stays, maybe with another title; one without is the next uploaded file.
 */
export const FormDocumentsSchema = Type.Array(
  Type.Object(
    { url: Type.Optional(OneLine(300)), title: FormLine },
    { additionalProperties: false },
  ),
  { maxItems: 50 },
)

/**
 * `keptImages` of the product form: the pictures (addresses or keys) that stay, as JSON; `new` marks the position of
 * the next uploaded one, and the remaining uploads are appended.
 */
export const KeptImagesSchema = Type.Array(OneLine(300), { maxItems: 50 })

export type FormDocuments = Static<typeof FormDocumentsSchema>
export type FormPrices = Static<typeof FormPricesSchema>
export type FormSlabs = Static<typeof FormSlabsSchema>
