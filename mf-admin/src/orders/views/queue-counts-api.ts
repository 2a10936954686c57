import type { QueueCounts } from '@store/contract/schemas/orders/order-management'
import { defineEndpoints } from '@store/sdk'
import { managedOrdersTag } from '../admin-orders-api.ts'

/** How many orders wait in each queue (api.md, Orders). */
export const queueCountsApi = defineEndpoints('mf-admin/queue-counts', (build) => ({
  getQueueCounts: build.query<QueueCounts, void>({
    query: () => '/orders/queue-counts',
    // A change of an order invalidates the dashboard, an event both.
    providesTags: ['Dashboard', managedOrdersTag],
  }),
}))

export const { useGetQueueCountsQuery } = queueCountsApi
