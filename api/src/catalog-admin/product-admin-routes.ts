import { ProductSchema } from '@store/contract/schemas/catalog'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import { presentProduct } from '../catalog/product-presenter.ts'
import type { TypedApp } from '../http/typed-app.ts'
import type { ProductAdmin } from './product-admin.ts'
import { readProductUpload } from './product-upload.ts'

const form =
  'multipart/form-data: name, brand, category, modelNo, gst, hsn, stock, description; prices and ' +
  'quantityBasedPrices as JSON; images, repeated, JPEG, PNG or WebP, the first three are kept'

/** Products one by one (api.md, Catalogue): the superadmin's. */
export function registerProductAdmin(app: TypedApp, admin: ProductAdmin): void {
  const access = ['superadmin'] as const

  app.post(
    '/products',
    {
      config: { access, operation: 'createProduct' },
      schema: { description: form, response: { 201: ProductSchema, '4xx': ErrorBodySchema } },
    },
    async (request, reply) => {
      const product = await admin.create(await readProductUpload(request))
      return reply.status(201).send(presentProduct(product, 'superadmin'))
    },
  )

  app.put(
    '/products/:id',
    {
      config: { access, operation: 'updateProduct' },
      schema: {
        description:
          `${form}. keptImages, JSON: addresses of the pictures that stay. version: of the product ` +
          'as the form shows it; 409 when it has changed since',
        params: IdParamsSchema,
        response: { 200: ProductSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const upload = await readProductUpload(request)
      return presentProduct(await admin.update(request.params.id, upload), 'superadmin')
    },
  )

  app.delete(
    '/products/:id',
    {
      config: { access, operation: 'deleteProduct' },
      schema: {
        params: IdParamsSchema,
        response: { 204: Type.Null(), '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      await admin.remove(request.params.id)
      return reply.status(204).send(null)
    },
  )
}
