import type { Product, ProductQuery } from '@store/contract/schemas/catalog/catalog'
import {
  type SearchDifference,
  searchDifferenceOf,
  totalOf,
  withoutBlanks,
} from '../../requests/list-answer.ts'
import { defineEndpoints } from '../../store/define-endpoints.ts'

/** One page of the catalogue, and how many products the filters match on all pages. */
export interface ProductPage {
  products: Product[]
  total: number
  /** Set when nothing was found as typed, and other words were searched. */
  difference?: SearchDifference
}

/** The catalogue, with the caller's prices. */
export const catalogApi = defineEndpoints('sdk/catalog', (build) => ({
  getProducts: build.query<ProductPage, ProductQuery>({
    query: (filters) => ({ url: '/products', params: withoutBlanks(filters) }),
    transformResponse: (products: Product[], meta) => {
      const difference = searchDifferenceOf(meta)
      const total = totalOf(meta, products.length)
      return { products, total, ...(difference && { difference }) }
    },
    providesTags: ['Product'],
  }),
  getProduct: build.query<Product, string>({
    query: (id) => `/products/${encodeURIComponent(id)}`,
    providesTags: (_product, _error, id) => [{ type: 'Product', id }],
  }),
}))

export const { useGetProductsQuery, useGetProductQuery } = catalogApi
