import type { SavedShipping, Shipping, ShippingInfo } from '@store/contract/schemas/orders/shipping'
import { defineEndpoints } from '@store/sdk'
import { bookTag } from '../addresses/address-book-api.ts'

/** The shipping details saved last; before the first checkout `null`, and what the registration knows. */
export const shippingApi = defineEndpoints('mf-checkout/shipping', (build) => ({
  getShipping: build.query<SavedShipping, void>({
    query: () => '/shipment/me',
    providesTags: ['Shipping'],
  }),
}))

/** Saves the shipping details; validated by the same rules as the form (ordering 2.2). */
export const shippingChangesApi = defineEndpoints('mf-checkout/shipping-changes', (build) => ({
  saveShipping: build.mutation<ShippingInfo | null, Shipping>({
    query: (body) => ({ url: '/shipment/create', method: 'POST', body }),
    transformResponse: ({ shippingInfo }: SavedShipping) => shippingInfo,
    invalidatesTags: [bookTag],
    onQueryStarted: async (_shipping, { dispatch, queryFulfilled }) => {
      const saved = await queryFulfilled.catch(() => undefined)
      if (!saved) return
      dispatch(
        shippingApi.util.updateQueryData('getShipping', undefined, () => ({
          shippingInfo: saved.data,
        })),
      )
    },
  }),
}))

export const { useGetShippingQuery } = shippingApi
export const { useSaveShippingMutation } = shippingChangesApi
