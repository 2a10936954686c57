import type { BulkAdd, BulkAdded } from '@store/contract/schemas/orders/cart'
import { applyCartChange, createRetryKeys, defineEndpoints } from '@store/sdk'

const keys = createRetryKeys<BulkAdd['lines']>()

/** Adds many products to the caller's cart at once. */
export const addLinesApi = defineEndpoints('mf-orders/add-lines', (build) => ({
  addLinesToCart: build.mutation<BulkAdded, BulkAdd['lines']>({
    query: (lines) => ({
      url: '/cart/bulk',
      method: 'POST',
      headers: keys.headersFor(lines),
      body: { lines },
    }),
    transformErrorResponse: keys.rememberFailure,
    onQueryStarted: (_lines, { dispatch, queryFulfilled }) =>
      applyCartChange(dispatch, { answer: queryFulfilled, cartOf: ({ cart }) => cart }),
  }),
}))

export const { useAddLinesToCartMutation } = addLinesApi
