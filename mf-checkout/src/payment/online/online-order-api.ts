import type { ExpectedLines } from '@store/contract/schemas/orders/cart'
import type { OnlineOrderPlaced } from '@store/contract/schemas/orders/payments'
import { defineEndpoints, statusOf } from '@store/sdk'
import type { OrderDetails } from '../payment-state.ts'
import { useRetryWhileAway } from '../placing/use-retry-while-away.ts'

/** A cart to be ordered and paid through the gateway. Money in rupees. */
export interface OnlineOrderRequest extends OrderDetails {
  expectedTotal: number
  expectedLines: ExpectedLines | undefined
  idempotencyKey: string
}

/** Orders that are paid online (money 4.1). */
export const onlineOrderApi = defineEndpoints('mf-checkout/online-order', (build) => ({
  createOnlineOrder: build.mutation<OnlineOrderPlaced, OnlineOrderRequest>({
    query: ({ idempotencyKey, ...body }) => ({
      url: '/orders/create',
      method: 'POST',
      headers: { 'idempotency-key': idempotencyKey },
      body,
    }),
    // After a 409 the cart differs from what was shown.
    invalidatesTags: (_placed, error) => (statusOf(error) === 409 ? ['Cart', 'Product'] : []),
  }),
}))

const { useCreateOnlineOrderMutation: useCreateOnce } = onlineOrderApi

/** Places the order that is paid online; while the store is away, it is sent again by itself. */
export const useCreateOnlineOrderMutation = () => useRetryWhileAway(useCreateOnce())
