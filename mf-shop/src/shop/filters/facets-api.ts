import type { FacetQuery, Facets } from '@store/contract/schemas/catalog/catalog'
import { defineEndpoints, withoutBlanks } from '@store/sdk'

/** What the filters of the shop offer: brands and categories, with how many products each has. */
export const facetsApi = defineEndpoints('mf-shop/facets', (build) => ({
  getProductFacets: build.query<Facets, FacetQuery>({
    query: (filters) => ({ url: '/products/facets', params: withoutBlanks(filters) }),
    providesTags: ['Product'],
  }),
}))

export const { useGetProductFacetsQuery } = facetsApi
