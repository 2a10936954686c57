import type { BankBlock } from '@store/contract/schemas/settings'
import { defineEndpoints } from '@store/sdk'
import { expectedLinesOf, type OrderDraft } from '../../checkout/order-summary/summary-line.ts'

/** Why the order could not be placed, nothing for one that can be, and the credit of the buyer. */
export type OrderLimits = NonNullable<BankBlock['orderLimits']> & Pick<BankBlock, 'credit'>

/** What would refuse the order of the cart. Read again for each cart, because the server counts the cart that it has. */
export const orderLimitsApi = defineEndpoints('mf-checkout/order-limits', (build) => ({
  getOrderLimits: build.query<OrderLimits, string>({
    query: () => '/settings/payment',
    transformResponse: ({ orderLimits, credit }: BankBlock) => ({
      ...orderLimits,
      ...(credit && { credit }),
    }),
    providesTags: ['PaymentSettings', 'Order'],
  }),
}))

const noLimits: OrderLimits = {}

/** The limits of the cart that is shown; those of another cart are not. */
export function useOrderLimits(order: OrderDraft): OrderLimits {
  const key = JSON.stringify([order.totalAmount, expectedLinesOf(order)])
  const { currentData = noLimits } = orderLimitsApi.useGetOrderLimitsQuery(key, {
    refetchOnMountOrArgChange: true,
  })
  return currentData
}
