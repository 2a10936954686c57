import type { BulkAdd, BulkAdded, Cart } from '@store/contract/schemas/orders/cart'
import { applyCartChange, createRetryKeys, defineEndpoints } from '@store/sdk'
import { predictQuantity, predictRemoval, type QuantityChange } from './lines/cart-prediction.ts'

const bulkKeys = createRetryKeys<BulkAdd['lines']>()

/** Changes of the lines in the caller's cart, with optimistic updates. */
export const cartChangesApi = defineEndpoints('mf-checkout/cart-changes', (build) => ({
  updateCartLine: build.mutation<Cart, QuantityChange>({
    query: ({ itemId, quantity }) => ({
      url: `/cart/update/${itemId}`,
      method: 'PUT',
      body: { quantity },
    }),
    onQueryStarted: (change, { dispatch, queryFulfilled }) =>
      applyCartChange(dispatch, {
        answer: queryFulfilled,
        cartOf: (cart) => cart,
        predict: (cart) => predictQuantity(cart, change),
      }),
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

export const { useUpdateCartLineMutation, useRemoveCartLineMutation, useAddToCartInBulkMutation } =
  cartChangesApi
