import { firstPagePath } from '@store/contract/rules/orders/proof-picture'
import type { FirstPage } from '@store/contract/schemas/orders/first-page'
import { defineEndpoints } from '@store/sdk'

/** The facts of a PDF and of the picture of its first page, by its signed address. */
export const firstPageApi = defineEndpoints('mf-admin/first-page', (build) => ({
  getFirstPage: build.query<FirstPage, string>({
    query: firstPagePath,
    // The address is signed anew every few minutes; the file stays the same.
    serializeQueryArgs: ({ queryArgs }) => queryArgs.replace(/\?.*/, ''),
  }),
}))

export const { useGetFirstPageQuery } = firstPageApi
