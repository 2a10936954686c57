import type { Audience } from '@store/contract/rules/accounts/roles'
import type { Analytics, AnalyticsQuery } from '@store/contract/schemas/analytics'
import type { Dashboard, FirstSteps, SuperDashboard } from '@store/contract/schemas/dashboards'
import { defineEndpoints } from '@store/sdk'

/** Path of an admin's figures (office 1.1); the shared path returns the enduser-admin's tier. */
function figuresPathOf(role: Audience): string {
  if (role === 'reseller-admin') return '/dashboard/reseller-admin'
  return role === 'distributor-admin' ? '/dashboard/distributor' : '/dashboard/user'
}

/** Figures and analytics of the four dashboards. */
export const dashboardsApi = defineEndpoints('mf-admin/dashboards', (build) => ({
  getTierDashboard: build.query<Dashboard, Audience>({
    query: figuresPathOf,
    providesTags: ['Dashboard'],
  }),
  getSuperDashboard: build.query<SuperDashboard, void>({
    query: () => '/dashboard/super-admin',
    providesTags: ['Dashboard'],
  }),
  getFirstSteps: build.query<FirstSteps, void>({
    query: () => '/dashboard/first-steps',
    providesTags: ['Dashboard', 'Account'],
  }),
  getAnalytics: build.query<Analytics, AnalyticsQuery>({
    // Without a tag: a new order must not recompute a year of analytics.
    query: (params) => ({ url: '/dashboard/analytics', params }),
  }),
}))

export const {
  useGetTierDashboardQuery,
  useGetSuperDashboardQuery,
  useGetFirstStepsQuery,
  useGetAnalyticsQuery,
} = dashboardsApi
