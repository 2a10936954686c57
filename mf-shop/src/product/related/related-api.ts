import type { Related } from '@store/contract/schemas/catalog/related'
import { defineEndpoints } from '@store/sdk'

/** Printers that a product fits, its substitutes and similar products. */
export const relatedApi = defineEndpoints('mf-shop/related', (build) => ({
  getRelated: build.query<Related, string>({
    query: (productId) => `/products/${encodeURIComponent(productId)}/related`,
    providesTags: ['Product'],
  }),
}))

export const { useGetRelatedQuery } = relatedApi
