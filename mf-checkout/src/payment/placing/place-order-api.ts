import type { OrderChanged } from '@store/contract/schemas/orders/orders'
import { callApiWith, defineEndpoints, fetchWithProgress, statusOf } from '@store/sdk'
import { isOrderPlaced, type ManualOrder, manualOrderCall } from './manual-order.ts'
import { useRetryWhileAway } from './use-retry-while-away.ts'

/** The response is not from the store, but for example from a captive portal. */
const unexpectedResponse = { status: 'CUSTOM_ERROR', error: 'not an answer of the store' } as const

/** Places an order paid by bank transfer. */
export const placeOrderApi = defineEndpoints('mf-checkout/place-order', (build) => ({
  placeManualOrder: build.mutation<OrderChanged, ManualOrder>({
    queryFn: async (order, api, options) => {
      const send = callApiWith(order.onProgress && fetchWithProgress(order.onProgress))
      const { data, error, meta } = await send(manualOrderCall(order), api, options)
      if (isOrderPlaced(data)) return { data, ...(meta && { meta }) }
      return { error: error ?? unexpectedResponse, ...(meta && { meta }) }
    },
    // The order changed stock and cart; after a 409 the cart differs from what was shown.
    invalidatesTags: (placed, error) => {
      if (placed) return ['Cart', 'Order', 'Product']
      return statusOf(error) === 409 ? ['Cart', 'Product'] : []
    },
  }),
}))

const { usePlaceManualOrderMutation: usePlaceOnce } = placeOrderApi

/** Places the order; while the store is away, it is sent again by itself. */
export const usePlaceManualOrderMutation = () => useRetryWhileAway(usePlaceOnce())
