import type { Dashboard } from '@store/contract/schemas/dashboards'
import { defineEndpoints } from '@store/sdk'

/** A buyer's own figures (spec §7, GET /dashboard/user). */
export const buyerDashboardApi = defineEndpoints('mf-orders/dashboard', (build) => ({
  getBuyerDashboard: build.query<Dashboard, void>({
    query: () => '/dashboard/user',
    providesTags: ['Dashboard'],
  }),
}))

export const { useGetBuyerDashboardQuery } = buyerDashboardApi
