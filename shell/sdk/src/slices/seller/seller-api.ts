import type { SellerFacts } from '@store/contract/schemas/settings'
import { defineEndpoints } from '../../store/define-endpoints.ts'

/** Who sells here and on what terms, as the operator configured it. */
export const sellerApi = defineEndpoints('sdk/seller', (build) => ({
  getSeller: build.query<SellerFacts, void>({ query: () => '/settings/seller' }),
}))

export const { useGetSellerQuery } = sellerApi
