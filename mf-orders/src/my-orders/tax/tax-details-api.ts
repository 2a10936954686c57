import type { OrderChanged } from '@store/contract/schemas/orders/orders'
import type { TaxDetailsChange } from '@store/contract/schemas/orders/tax-details'
import { defineEndpoints } from '@store/sdk'
import { changeShownOrder } from '../show-changed-order.ts'

/** Settles what contradicts itself in the tax details of an order. */
export const taxDetailsApi = defineEndpoints('mf-orders/tax-details', (build) => ({
  settleOwnTaxDetails: build.mutation<OrderChanged, { orderId: string; change: TaxDetailsChange }>({
    query: ({ orderId, change }) => ({
      url: `/orders/${orderId}/tax-details`,
      method: 'PUT',
      body: change,
    }),
    // Also on failure: the order may have changed, and the screen should show it.
    invalidatesTags: (_answer, _error, { orderId }) => [
      { type: 'Order', id: orderId },
      { type: 'Order', id: 'own' },
    ],
    onQueryStarted: async ({ orderId }, lifecycle) => {
      const answer = await lifecycle.queryFulfilled.catch(() => undefined)
      if (answer) changeShownOrder(lifecycle, orderId, () => answer.data.order)
    },
  }),
}))

export const { useSettleOwnTaxDetailsMutation } = taxDetailsApi
