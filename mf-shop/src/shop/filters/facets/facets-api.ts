import type { FacetQuery, Facets } from '@store/contract/schemas/catalog/catalog'
import { defineEndpoints, withoutBlanks } from '@store/sdk'

/** The brands and categories of the shop, with their numbers of products. */
export const facetsApi = defineEndpoints('mf-shop/facets', (build) => ({
  getProductFacets: build.query<Facets, FacetQuery>({
    query: (filters) => ({ url: '/products/facets', params: withoutBlanks(filters) }),
    providesTags: ['Product'],
  }),
}))

export const { useGetProductFacetsQuery } = facetsApi
