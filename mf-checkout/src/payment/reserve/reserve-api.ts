import type { ExpectedLines } from '@store/contract/schemas/orders/cart'
import type { OrderChanged } from '@store/contract/schemas/orders/orders'
import { defineEndpoints, statusOf } from '@store/sdk'
import type { OrderDetails } from '../payment-state.ts'
import { useRetryWhileAway } from '../placing/use-retry-while-away.ts'

/** A cart to be held until it is paid. Money in rupees. */
export interface ReservationRequest extends OrderDetails {
  expectedTotal: number
  expectedLines: ExpectedLines | undefined
  idempotencyKey: string
}

/** Orders that are placed before they are paid (POST /orders/reserve). */
export const reserveApi = defineEndpoints('mf-checkout/reserve', (build) => ({
  reserveOrder: build.mutation<OrderChanged, ReservationRequest>({
    query: ({ idempotencyKey, ...body }) => ({
      url: '/orders/reserve',
      method: 'POST',
      headers: { 'idempotency-key': idempotencyKey },
      body,
    }),
    // The order changed stock and cart; after a 409 the cart differs from what was shown.
    invalidatesTags: (placed, error) => {
      if (placed) return ['Cart', 'Order', 'Product']
      return statusOf(error) === 409 ? ['Cart', 'Product'] : []
    },
  }),
}))

const { useReserveOrderMutation: useReserveOnce } = reserveApi

/** Reserves the order; while the store is away, it is sent again by itself. */
export const useReserveOrderMutation = () => useRetryWhileAway(useReserveOnce())
