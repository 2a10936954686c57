import type {
  MissedSearch,
  SearchTermsQuery,
  Synonym,
  SynonymForm,
} from '@store/contract/schemas/catalog/search-terms'
import { defineEndpoints, totalOf } from '@store/sdk'

/** A page of search terms, and how many there are. */
export interface TermPage<Row> {
  rows: Row[]
  total: number
}

function toPage<Row>(rows: Row[], meta: Parameters<typeof totalOf>[0]): TermPage<Row> {
  return { rows, total: totalOf(meta, rows.length) }
}

const path = '/superadmin/search'
/** Cache tags: both change what the shop finds. */
const synonymsTag = { type: 'Product', id: 'synonyms' } as const
const missedTag = { type: 'Product', id: 'missed-searches' } as const

/** What the search understands, and what it did not find, for the superadmin. */
export const searchTermsApi = defineEndpoints('mf-admin/search-terms', (build) => ({
  getSynonyms: build.query<TermPage<Synonym>, SearchTermsQuery>({
    query: (params) => ({ url: `${path}/synonyms`, params }),
    transformResponse: toPage<Synonym>,
    providesTags: [synonymsTag],
  }),
  saveSynonym: build.mutation<Synonym, SynonymForm & { id: string | undefined }>({
    query: ({ id, ...body }) => ({
      url: id === undefined ? `${path}/synonyms` : `${path}/synonyms/${id}`,
      method: id === undefined ? 'POST' : 'PUT',
      body,
    }),
    invalidatesTags: [synonymsTag],
  }),
  deleteSynonym: build.mutation<null, string>({
    query: (id) => ({ url: `${path}/synonyms/${id}`, method: 'DELETE' }),
    invalidatesTags: [synonymsTag],
  }),
  getMissedSearches: build.query<TermPage<MissedSearch>, SearchTermsQuery>({
    query: (params) => ({ url: `${path}/missed`, params }),
    transformResponse: toPage<MissedSearch>,
    providesTags: [missedTag],
  }),
  dismissMissedSearch: build.mutation<null, string>({
    query: (words) => ({ url: `${path}/missed`, method: 'DELETE', params: { words } }),
    invalidatesTags: [missedTag],
  }),
}))

export const {
  useGetSynonymsQuery,
  useSaveSynonymMutation,
  useDeleteSynonymMutation,
  useGetMissedSearchesQuery,
  useDismissMissedSearchMutation,
} = searchTermsApi
