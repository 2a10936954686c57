import { priceTierOf, type Tier } from '@store/contract/rules/accounts/roles'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { priceLine } from '@store/contract/rules/pricing/price'
import {
  FacetQuerySchema,
  FacetsSchema,
  PriceAnswerSchema,
  PriceQuerySchema,
  ProductListSchema,
  ProductQuerySchema,
  ProductSchema,
} from '@store/contract/schemas/catalog/catalog'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import type { FastifyRequest } from 'fastify'
import { setPaging, type TypedApp } from '../../base/base.ts'
import type { CatalogCache } from './cache/catalog-cache.ts'
import type { CachedResponse } from './cache/response-cache.ts'
import { sendCachedOr } from './cache/send-cached.ts'
import { ProductNotFoundError } from './catalog-errors.ts'
import type { ProductDetails } from './product.ts'
import { presentProduct, presentProductPage, presentSlab } from './product-presenter.ts'
import type { CatalogReader } from './reader/catalog-reader.ts'
import { registerSuggestions } from './search/suggest-routes.ts'

function audienceOf(request: FastifyRequest) {
  return request.actor?.role ?? 'visitor'
}

async function findProduct(catalog: CatalogReader, publicId: string): Promise<ProductDetails> {
  const product = await catalog.find(publicId)
  if (!product) throw new ProductNotFoundError()
  return product
}

/** Options of the catalogue. */
interface CatalogOptions {
  /** Of serialised responses; without it SQL answers. */
  cache?: CatalogCache | undefined
  /** Called for each search without filters that found nothing, or only with words left out (`isNear`). */
  onMissedSearch?: (q: string, isNear: boolean) => void
}

/** The public catalogue. */
export function registerCatalog(
  app: TypedApp,
  catalog: CatalogReader,
  { cache, onMissedSearch }: CatalogOptions = {},
): void {
  app.get(
    '/products',
    {
      config: { access: 'public', operation: 'listProducts' },
      schema: {
        querystring: ProductQuerySchema,
        response: { 200: ProductListSchema, '4xx': ErrorBodySchema },
      },
    },
    (request, reply) => {
      const audience = audienceOf(request)
      const { query } = request
      const queryOf = (tier: Tier) => ({ kind: 'list', tier, query }) as const
      const onAnswer = ({ total, difference }: CachedResponse) => {
        const { q, ...others } = query
        if (!q) return
        const isNear = difference?.match === 'near'
        const isFirst = Object.keys(others).every((name) => name === 'sort' || name === 'limit')
        if (isFirst && (isNear || total === 0)) onMissedSearch?.(q, isNear)
      }
      const to = { request, reply, audience, paging: query, queryOf, onAnswer } as const
      return sendCachedOr(cache, to, async () => {
        const inDescription = audience === 'superadmin'
        const page = await catalog.list({ ...query, inDescription }, priceTierOf(audience))
        setPaging(reply, request, page)
        return page.products.map((product) => presentProduct(product, audience))
      })
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
    (request, reply) => {
      const { query } = request
      const queryOf = (tier: Tier) => ({ kind: 'facets', tier, query }) as const
      const audience = audienceOf(request)
      return sendCachedOr(cache, { request, reply, audience, queryOf }, () =>
        catalog.countFacets(query, priceTierOf(audience)),
      )
    },
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
    (request, reply) => {
      const audience = audienceOf(request)
      const publicId = request.params.id
      const queryOf = (tier: Tier) => ({ kind: 'product', tier, publicId }) as const
      return sendCachedOr(cache, { request, reply, audience, queryOf }, async () =>
        presentProductPage(await findProduct(catalog, publicId), audience),
      )
    },
  )
  registerPriceQuery(app, catalog)
  registerSuggestions(app, catalog, cache)
}

/** The price of a quantity for the caller: read from the database, so that it is never stale. */
function registerPriceQuery(app: TypedApp, catalog: CatalogReader): void {
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
      const { pricesPaise, slabs } = await findProduct(catalog, productId)
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
