import type { Audience } from '@store/contract/rules/roles'
import type { Dashboard, SuperDashboard } from '@store/contract/schemas/dashboards'
import { defineEndpoints } from '@store/sdk'

/** Where an admin's figures are (spec §7); the shared path answers the enduser-admin for its tier. */
function figuresPathOf(role: Audience): string {
  if (role === 'reseller-admin') return '/dashboard/reseller-admin'
  return role === 'distributor-admin' ? '/dashboard/distributor' : '/dashboard/user'
}

/** The figures of the four dashboards. */
export const dashboardsApi = defineEndpoints('mf-admin/dashboards', (build) => ({
  getTierDashboard: build.query<Dashboard, Audience>({
    query: figuresPathOf,
    providesTags: ['Dashboard'],
  }),
  getSuperDashboard: build.query<SuperDashboard, void>({
    query: () => '/dashboard/super-admin',
    providesTags: ['Dashboard'],
  }),
}))

export const { useGetTierDashboardQuery, useGetSuperDashboardQuery } = dashboardsApi
