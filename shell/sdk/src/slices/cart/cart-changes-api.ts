import type { BulkAdd, BulkAdded, Cart, CartAdd } from '@store/contract/schemas/orders/cart'
import { selectRole } from '../../session/session-slice.ts'
import { defineEndpoints } from '../../store/define-endpoints.ts'
import { createRetryKeys } from '../../store/retry-keys.ts'
import { applyCartChange } from './apply-cart-change.ts'
import { predictQuantity, predictRemoval } from './cart-prediction.ts'

const addKeys = createRetryKeys<CartAdd>()
const bulkKeys = createRetryKeys<BulkAdd['lines']>()

/** Mutations of the caller's cart, with optimistic updates. */
export const cartChangesApi = defineEndpoints('sdk/cart-changes', (build) => ({
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
  updateCartLine: build.mutation<Cart, { itemId: string; quantity: number }>({
    query: ({ itemId, quantity }) => ({
      url: `/cart/update/${itemId}`,
      method: 'PUT',
      body: { quantity },
    }),
    onQueryStarted: (change, { dispatch, getState, queryFulfilled }) => {
      const role = selectRole(getState())
      return applyCartChange(dispatch, {
        answer: queryFulfilled,
        cartOf: (cart) => cart,
        predict: (cart) => predictQuantity(cart, { ...change, role }),
      })
    },
  }),
  removeCartLine: build.mutation<Cart, string>({
    query: (itemId) => ({ url: `/cart/remove/${itemId}`, method: 'DELETE' }),
    onQueryStarted: (itemId, { dispatch, queryFulfilled }) =>
      applyCartChange(dispatch, {
        answer: queryFulfilled,
        cartOf: (cart) => cart,
        predict: (cart) => predictRemoval(cart, itemId),
      }),
  }),
  addToCartInBulk: build.mutation<BulkAdded, BulkAdd['lines']>({
    query: (lines) => ({
      url: '/cart/bulk',
      method: 'POST',
      headers: bulkKeys.headersFor(lines),
      body: { lines },
    }),
    transformErrorResponse: bulkKeys.rememberFailure,
    onQueryStarted: (_lines, { dispatch, queryFulfilled }) =>
      applyCartChange(dispatch, { answer: queryFulfilled, cartOf: ({ cart }) => cart }),
  }),
}))

export const {
  useAddToCartMutation,
  useUpdateCartLineMutation,
  useRemoveCartLineMutation,
  useAddToCartInBulkMutation,
} = cartChangesApi
