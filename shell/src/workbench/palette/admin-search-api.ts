import type { AdminSearchResult } from '@store/contract/schemas/admin-search'
import { defineEndpoints } from '@store/sdk'

/** Seconds that an answer is shown again without a request: its orders change meanwhile. */
const keepSeconds = 10

/** What an admin finds by a few letters: orders, and for the superadmin buyers and products. */
export const adminSearchApi = defineEndpoints('shell/admin-search', (build) => ({
  searchAsAdmin: build.query<AdminSearchResult, string>({
    query: (q) => ({ url: '/admin/search', params: { q } }),
    keepUnusedDataFor: keepSeconds,
  }),
}))

export const { useSearchAsAdminQuery } = adminSearchApi
