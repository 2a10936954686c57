import type { Audience } from '@store/contract/rules/roles'
import type { Analytics, AnalyticsQuery } from '@store/contract/schemas/analytics'
import type { Dashboard, SuperDashboard } from '@store/contract/schemas/dashboards'
import type { ProofList } from '@store/contract/schemas/proofs'
import { defineEndpoints, nextCursorOf } from '@store/sdk'

/** Where an admin's figures are (spec §7); the shared path answers the enduser-admin for its tier. */
function figuresPathOf(role: Audience): string {
  if (role === 'reseller-admin') return '/dashboard/reseller-admin'
  return role === 'distributor-admin' ? '/dashboard/distributor' : '/dashboard/user'
}

/** Proofs that are counted; whoever has more than that needs no exact number. */
const maxCounted = 20

/** How many payment proofs nobody has looked at, or that there are more than that. */
export interface WaitingProofs {
  count: number
  isMore: boolean
}

/** The figures of the four dashboards, how they came about, and what waits. */
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
    // Without a tag: the sums of a year are not made again for every order that comes in.
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
