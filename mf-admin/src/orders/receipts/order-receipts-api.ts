import type { OrderReceipts } from '@store/contract/schemas/payments/receipts'
import { defineEndpoints } from '@store/sdk'

/** The money of one order (money 1.2). */
const orderReceiptsApi = defineEndpoints('mf-admin/order-receipts', (build) => ({
  getOrderReceipts: build.query<OrderReceipts, string>({
    query: (id) => `/orders/${encodeURIComponent(id)}/receipts`,
    providesTags: (_receipts, _error, id) => [
      { type: 'Order', id },
      { type: 'Order', id: 'receipts' },
    ],
  }),
}))

export const { useGetOrderReceiptsQuery } = orderReceiptsApi
