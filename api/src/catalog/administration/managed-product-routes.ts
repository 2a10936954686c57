import { ProductListSchema, ProductSchema } from '@store/contract/schemas/catalog/catalog'
import {
  ManagedFacetQuerySchema,
  ManagedFacetsSchema,
  ManagedProductQuerySchema,
  ProductPatchSchema,
} from '@store/contract/schemas/catalog/managed-products'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import { actorOf, setPaging, type TypedApp } from '../../base/base.ts'
import type { ManagedProducts } from '../products/managed/managed-products.ts'
import { presentProduct, presentProductPage } from '../products/product-presenter.ts'
import type { ProductPatches } from './patch-product.ts'

/** The products table of the superadmin: its list, its filters, and changes of single cells (ADR 0093). */
export function registerManagedProducts(
  app: TypedApp,
  { products, patches }: { products: ManagedProducts; patches: ProductPatches },
): void {
  const access = ['superadmin'] as const

  app.get(
    '/admin/products',
    {
      config: { access, operation: 'listManagedProducts', rights: ['products'] },
      schema: {
        querystring: ManagedProductQuerySchema,
        response: { 200: ProductListSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const page = await products.list(request.query)
      setPaging(reply, request, page)
      return page.products.map((product) => presentProduct(product, 'superadmin'))
    },
  )

  app.get(
    '/admin/products/facets',
    {
      config: { access, operation: 'countManagedFacets', rights: ['products'] },
      schema: {
        querystring: ManagedFacetQuerySchema,
        response: { 200: ManagedFacetsSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => products.countFacets(request.query),
  )

  app.patch(
    '/products/:id',
    {
      config: { access, operation: 'patchProduct', rights: ['products'] },
      schema: {
        params: IdParamsSchema,
        body: ProductPatchSchema,
        response: { 200: ProductSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const { userId } = actorOf(request)
      const product = await patches.apply(userId, request.params.id, request.body)
      return presentProductPage(product, 'superadmin')
    },
  )
}
