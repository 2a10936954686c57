import type { Cart } from '@store/contract/schemas/orders/cart'
import { defineEndpoints } from '../../store/define-endpoints.ts'

/** The caller's cart, priced by the server. */
export const cartApi = defineEndpoints('sdk/cart', (build) => ({
  getCart: build.query<Cart, void>({ query: () => '/cart', providesTags: ['Cart'] }),
}))

export const { useGetCartQuery } = cartApi
