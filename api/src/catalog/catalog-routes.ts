import { rupeesFromPaise } from '@store/contract/rules/money'
import { priceLine } from '@store/contract/rules/price'
import { priceTierOf } from '@store/contract/rules/roles'
import {
  FacetQuerySchema,
  FacetsSchema,
  PriceAnswerSchema,
  PriceQuerySchema,
  ProductListSchema,
  ProductQuerySchema,
  ProductSchema,
} from '@store/contract/schemas/catalog'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import type { FastifyRequest } from 'fastify'
import { setPaging } from '../http/paging.ts'
import type { TypedApp } from '../http/typed-app.ts'
import { ProductNotFoundError } from './catalog-errors.ts'
import type { CatalogReader } from './catalog-reader.ts'
import type { ProductRecord } from './product.ts'
import { presentProduct, presentSlab } from './product-presenter.ts'

function audienceOf(request: FastifyRequest) {
  return request.actor?.role ?? 'visitor'
}

/** The catalogue as everybody may read it (api.md, Catalogue). */
export function registerCatalog(app: TypedApp, catalog: CatalogReader): void {
  const find = async (publicId: string): Promise<ProductRecord> => {
    const product = await catalog.find(publicId)
    if (!product) throw new ProductNotFoundError()
    return product
  }

  app.get(
    '/products',
    {
      config: { access: 'public', operation: 'listProducts' },
      schema: {
        querystring: ProductQuerySchema,
        response: { 200: ProductListSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const audience = audienceOf(request)
      const page = await catalog.list(request.query, priceTierOf(audience))
      setPaging(reply, request, page)
      return page.products.map((product) => presentProduct(product, audience))
    },
  )

  app.get(
    '/products/facets',
    {
      config: { access: 'public', operation: 'countFacets' },
      schema: {
        querystring: FacetQuerySchema,
        response: { 200: FacetsSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => catalog.countFacets(request.query),
  )

  app.get(
    '/products/:id',
    {
      config: { access: 'public', operation: 'readProduct' },
      schema: {
        params: IdParamsSchema,
        response: { 200: ProductSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => presentProduct(await find(request.params.id), audienceOf(request)),
  )

  app.post(
    '/pricing/calculate',
    {
      config: { access: 'public', operation: 'calculatePrice' },
      schema: {
        body: PriceQuerySchema,
        response: { 200: PriceAnswerSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const { productId, quantity } = request.body
      const { pricesPaise, slabs } = await find(productId)
      const tierPrice = pricesPaise[priceTierOf(audienceOf(request))]
      const { unitPrice, total, slab } = priceLine({ tierPrice, slabs, quantity })
      return {
        unitPrice: rupeesFromPaise(unitPrice),
        total: rupeesFromPaise(total),
        ...(slab && { slab: presentSlab(slab) }),
      }
    },
  )
}
