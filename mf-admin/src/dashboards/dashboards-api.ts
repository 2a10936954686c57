import type { Audience } from '@store/contract/rules/accounts/roles'
import type { Analytics, AnalyticsQuery } from '@store/contract/schemas/analytics'
import type { Dashboard, SuperDashboard } from '@store/contract/schemas/dashboards'
import type { ProofList } from '@store/contract/schemas/orders/proofs'
import { defineEndpoints, nextCursorOf } from '@store/sdk'

/** Path of an admin's figures (spec §7); the shared path returns the enduser-admin's tier. */
function figuresPathOf(role: Audience): string {
  if (role === 'reseller-admin') return '/dashboard/reseller-admin'
  return role === 'distributor-admin' ? '/dashboard/distributor' : '/dashboard/user'
}

/** Counting stops here; above it the exact number does not matter. */
const maxCounted = 20

/** The number of unverified payment proofs; `isMore` when there are more than `count`. */
export interface WaitingProofs {
  count: number
  isMore: boolean
}

/** Figures and analytics of the four dashboards, and the number of unverified proofs. */
export const dashboardsApi = defineEndpoints('mf-admin/dashboards', (build) => ({
  getTierDashboard: build.query<Dashboard, Audience>({
    query: figuresPathOf,
    providesTags: ['Dashboard'],
  }),
  getSuperDashboard: build.query<SuperDashboard, void>({
    query: () => '/dashboard/super-admin',
    providesTags: ['Dashboard'],
  }),
  getAnalytics: build.query<Analytics, AnalyticsQuery>({
    // Without a tag: a new order must not recompute a year of analytics.
    query: (params) => ({ url: '/dashboard/analytics', params }),
  }),
  countWaitingProofs: build.query<WaitingProofs, void>({
    query: () => ({ url: '/proofs', params: { status: 'unverified', limit: maxCounted } }),
    transformResponse: ({ orders }: ProofList, meta) => ({
      count: orders.length,
      isMore: nextCursorOf(meta) !== undefined,
    }),
    providesTags: ['Dashboard'],
  }),
}))

export const {
  useGetTierDashboardQuery,
  useGetSuperDashboardQuery,
  useGetAnalyticsQuery,
  useCountWaitingProofsQuery,
} = dashboardsApi
