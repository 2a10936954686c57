import type { DeclarationField } from '@store/contract/rules/catalog/declarations/declarations'
import * as messages from '@store/contract/rules/messages'
import { findPriceMarks } from '@store/contract/rules/pricing/price-marks'
import { ProductSchema } from '@store/contract/schemas/catalog/catalog'
import {
  FormDocumentsSchema,
  FormFactsSchema,
  FormPricesSchema,
  FormSlabsSchema,
  KeptImagesSchema,
} from '@store/contract/schemas/catalog/catalog-admin'
import { ErrorBodySchema, FormLine, IdParamsSchema } from '@store/contract/schemas/wire'
import { type Static, Type } from 'typebox'
import { actorOf, formFile, HttpError, registerFormRoutes, type TypedApp } from '../../base/base.ts'
import type { ProductDetails } from '../products/product.ts'
import { presentProductPage } from '../products/product-presenter.ts'
import { type ProductUpload, readProductUpload } from './form/product-upload.ts'
import type { ProductAdmin } from './product-admin.ts'

const Line = Type.Optional(FormLine)
const described = (description: string) =>
  Type.Optional(Type.String({ 'x-text': 'line', description }))
const declarationSchemas = {
  countryOfOrigin: described('a country, as people write it'),
  mrp: described('rupees with all taxes; no price may be above it'),
  netQuantity: Line,
  manufacturedBy: described('name and address'),
  packedBy: described('name and address'),
  importedBy: described('name and address'),
  monthOfManufacture: described('YYYY-MM, or as people write it'),
  consumerCare: Line,
  bisRegistration: described('R- and eight digits'),
  essentialCertificate: Line,
} satisfies Record<DeclarationField, unknown>
const ProductFormSchema = Type.Object({
  name: Line,
  brand: Line,
  category: Line,
  modelNo: Line,
  gst: Line,
  hsn: Line,
  unit: Line,
  stock: Line,
  description: Type.Optional(Type.String()),
  prices: FormPricesSchema,
  quantityBasedPrices: Type.Optional(FormSlabsSchema),
  facts: Type.Optional(FormFactsSchema),
  ...declarationSchemas,
  images: Type.Optional(
    Type.Array(formFile('JPEG, PNG or WebP'), { description: 'the first three are kept' }),
  ),
  documents: Type.Optional(Type.Array(formFile('PDF'), { description: 'at most five' })),
  documentList: Type.Optional(FormDocumentsSchema),
})
const ChangedProductFormSchema = Type.Object({
  ...Type.Partial(ProductFormSchema).properties,
  keptImages: Type.Optional(KeptImagesSchema),
  seenStock: Type.Optional(
    Type.String({
      'x-text': 'line',
      description:
        'the stock that `stock` is a change of, as the form showed it; 409 `stock_changed` when it is another by now. Without it and `version` a stock is set only while nothing was sold or given back since it was set last.',
    }),
  ),
  version: Type.Optional(
    Type.String({
      'x-text': 'line',
      description: 'of the product as the form shows it; 409 when it changed since',
    }),
  ),
})

const SavedProductSchema = Type.Object({
  ...ProductSchema.properties,
  marks: Type.Optional(
    Type.Array(Type.String(), { description: 'prices that are saved and probably a mistake' }),
  ),
})

/** A saved product with what is probably a mistake in its prices, for a caller that no form has asked. */
function presentSaved(product: ProductDetails): Static<typeof SavedProductSchema> {
  const marks = findPriceMarks(product).map(({ message }) => message)
  return { ...presentProductPage(product, 'superadmin'), ...(marks.length > 0 && { marks }) }
}

/** A form without any field of the product would change nothing, and yet count as a change. */
function rejectEmptyForm({ fields, pictures, documents }: ProductUpload): void {
  const known = Object.keys(ChangedProductFormSchema.properties)
  const files = pictures.length + documents.length
  if (files === 0 && !known.some((field) => fields.has(field))) {
    throw new HttpError({ message: messages.invalidInput })
  }
}

/** The administration of single products, for the superadmin. */
export function registerProductAdmin(app: TypedApp, admin: ProductAdmin): void {
  const access = ['superadmin'] as const

  registerFormRoutes(app, (forms) => {
    forms.post(
      '/products',
      {
        config: {
          access,
          operation: 'createProduct',
          rights: ['products'],
          form: ProductFormSchema,
        },
        schema: { response: { 201: SavedProductSchema, '4xx': ErrorBodySchema } },
      },
      async (request, reply) => {
        const product = await admin.create(
          actorOf(request).userId,
          await readProductUpload(request),
        )
        return reply.status(201).send(presentSaved(product))
      },
    )

    forms.put(
      '/products/:id',
      {
        config: {
          access,
          operation: 'updateProduct',
          rights: ['products'],
          form: ChangedProductFormSchema,
        },
        schema: {
          params: IdParamsSchema,
          response: { 200: SavedProductSchema, '4xx': ErrorBodySchema },
        },
      },
      async (request) => {
        const upload = await readProductUpload(request)
        rejectEmptyForm(upload)
        const product = await admin.update(actorOf(request).userId, request.params.id, upload)
        return presentSaved(product)
      },
    )
  })

  app.delete(
    '/products/:id',
    {
      config: { access, operation: 'deleteProduct', rights: ['products'] },
      schema: {
        params: IdParamsSchema,
        response: { 204: Type.Null(), '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      await admin.remove(actorOf(request).userId, request.params.id)
      return reply.status(204).send(null)
    },
  )
}
