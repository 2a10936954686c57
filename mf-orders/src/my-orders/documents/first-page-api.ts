import { firstPagePath } from '@store/contract/rules/orders/proof-picture'
import type { FirstPage } from '@store/contract/schemas/orders/first-page'
import { defineEndpoints } from '@store/sdk'

/** The facts of a PDF, by its signed address. */
export const firstPageApi = defineEndpoints('mf-orders/first-page', (build) => ({
  getOwnFirstPage: build.query<FirstPage, string>({ query: firstPagePath }),
}))

export const { useGetOwnFirstPageQuery } = firstPageApi
