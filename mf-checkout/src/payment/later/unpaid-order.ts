import type { ExpectedLines } from '@store/contract/schemas/orders/cart'
import type { OrderChanged } from '@store/contract/schemas/orders/orders'
import { defineEndpoints, statusOf } from '@store/sdk'
import type { OrderDetails } from '../payment-state.ts'
import { useRetryWhileAway } from '../placing/use-retry-while-away.ts'

/** A cart to be ordered before it is paid. Money in rupees. */
export interface UnpaidOrderRequest extends OrderDetails {
  expectedTotal: number
  expectedLines: ExpectedLines | undefined
  idempotencyKey: string
}

const requestOf =
  (url: string) =>
  ({ idempotencyKey, ...body }: UnpaidOrderRequest) => ({
    url,
    method: 'POST',
    headers: { 'idempotency-key': idempotencyKey },
    body,
  })

/** The order changed stock and cart; after a 409 the cart, or what the buyer owes, differs from what was shown. */
function changedTags(placed: OrderChanged | undefined, error: unknown) {
  if (placed) return ['Cart', 'Order', 'Product'] as const
  return statusOf(error) === 409 ? (['Cart', 'Product', 'PaymentSettings'] as const) : []
}

/** Orders that are placed before they are paid: reserved, or on credit. */
export const unpaidOrderApi = defineEndpoints('mf-checkout/unpaid-order', (build) => ({
  reserveOrder: build.mutation<OrderChanged, UnpaidOrderRequest>({
    query: requestOf('/orders/reserve'),
    invalidatesTags: changedTags,
  }),
  orderOnCredit: build.mutation<OrderChanged, UnpaidOrderRequest>({
    query: requestOf('/orders/credit'),
    invalidatesTags: changedTags,
  }),
}))

const { useReserveOrderMutation: useReserveOnce, useOrderOnCreditMutation: useOnCreditOnce } =
  unpaidOrderApi

/** Reserves the order; while the store is away, it is sent again by itself. */
export const useReserveOrderMutation = () => useRetryWhileAway(useReserveOnce())

/** Places the order on credit; while the store is away, it is sent again by itself. */
export const useOrderOnCreditMutation = () => useRetryWhileAway(useOnCreditOnce())
