import type { Suggestions } from '@store/contract/schemas/catalog/search'
import { defineEndpoints } from '@store/sdk'

/** Products, categories and brands for what is typed into the search field. */
export const suggestionsApi = defineEndpoints('shell/suggestions', (build) => ({
  getSuggestions: build.query<Suggestions, string>({
    query: (q) => ({ url: '/products/suggest', params: { q } }),
    providesTags: ['Product'],
  }),
}))

export const { useGetSuggestionsQuery } = suggestionsApi
