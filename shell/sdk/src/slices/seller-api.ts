import type { SellerFacts } from '@store/contract/schemas/settings'
import { defineEndpoints } from '../store/define-endpoints.ts'

/** Who sells here and on what terms, as the seller's settings say. */
export const sellerApi = defineEndpoints('sdk/seller', (build) => ({
  getSeller: build.query<SellerFacts, void>({
    query: () => '/settings/seller',
    providesTags: ['PaymentSettings'],
  }),
}))

export const { useGetSellerQuery } = sellerApi
