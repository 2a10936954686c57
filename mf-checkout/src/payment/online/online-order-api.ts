import type { OnlineOrderPlaced } from '@store/contract/schemas/orders/payments'
import type { Shipping } from '@store/contract/schemas/orders/shipping'
import { defineEndpoints } from '@store/sdk'

/** A cart to be ordered and paid through the gateway. Money in rupees. */
export interface OnlineOrderRequest {
  shippingInfo: Shipping
  expectedTotal: number
  idempotencyKey: string
}

/** Orders that are paid online (api.md, POST /orders/create). */
export const onlineOrderApi = defineEndpoints('mf-checkout/online-order', (build) => ({
  createOnlineOrder: build.mutation<OnlineOrderPlaced, OnlineOrderRequest>({
    query: ({ idempotencyKey, ...body }) => ({
      url: '/orders/create',
      method: 'POST',
      headers: { 'idempotency-key': idempotencyKey },
      body,
    }),
  }),
}))

export const { useCreateOnlineOrderMutation } = onlineOrderApi
