import type { Cart, CartAdd } from '@store/contract/schemas/orders/cart'
import { createRetryKeys } from '../../requests/retry-keys.ts'
import { defineEndpoints } from '../../store/define-endpoints.ts'
import { applyCartChange } from './apply-cart-change.ts'

const addKeys = createRetryKeys<CartAdd>()

/** Adds a product to the caller's cart. */
export const addToCartApi = defineEndpoints('sdk/add-to-cart', (build) => ({
  addToCart: build.mutation<Cart, CartAdd>({
    query: (body) => ({
      url: '/cart/add',
      method: 'POST',
      headers: addKeys.headersFor(body),
      body,
    }),
    transformErrorResponse: addKeys.rememberFailure,
    onQueryStarted: (_line, { dispatch, queryFulfilled }) =>
      applyCartChange(dispatch, { answer: queryFulfilled, cartOf: (cart) => cart }),
  }),
}))

export const { useAddToCartMutation } = addToCartApi
