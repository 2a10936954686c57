import type { Suggestions } from '@store/contract/schemas/catalog/search'
import { defineEndpoints } from '../store/define-endpoints.ts'

/** Products, categories and brands for what is typed into a search field. */
export const suggestionsApi = defineEndpoints('sdk/suggestions', (build) => ({
  getSuggestions: build.query<Suggestions, string>({
    query: (q) => ({ url: '/products/suggest', params: { q } }),
    providesTags: ['Product'],
  }),
}))

export const { useGetSuggestionsQuery } = suggestionsApi
