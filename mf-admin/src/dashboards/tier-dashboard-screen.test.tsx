import { beforeEach, describe, expect, it } from '@jest/globals'
import { aUser, type FakeRoute, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { answerDashboard, settledAdmin } from './testing/dashboard-answers.ts'
import { stubElementWidth } from './testing/stub-element-width.ts'
import { TierDashboardScreen } from './tier-dashboard-screen.tsx'

const api = fakeApi()
stubElementWidth(700)

describe.each([
  ['enduser-admin', 'GET /dashboard/user', 'Enduser Admin Dashboard'],
  ['reseller-admin', 'GET /dashboard/reseller-admin', 'Reseller Admin Dashboard'],
  ['distributor-admin', 'GET /dashboard/distributor', 'Distributor Admin Dashboard'],
] as const satisfies [string, FakeRoute, string][])(
  'the dashboard of a %s',
  (role, route, title) => {
    beforeEach(() => answerDashboard(api))
    const open = () =>
      renderWithStore(<TierDashboardScreen />, { session: aUser({ _id: settledAdmin, role }) })

    it('shows the numbers of orders and customers, and links to its screens', async () => {
      api.answers(route, { totalOrders: 1234, totalUsers: 56, recentOrders: [] })
      open()
      expect((await screen.findByText('1,234')).previousElementSibling?.textContent).toBe(
        'Total Orders',
      )
      expect(screen.getByText('56').previousElementSibling?.textContent).toBe('Total Customers')
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
      const targets = links.filter((target) => !target?.includes('?from='))
      expect(targets).toEqual([
        `/${role}/proofs`,
        `/${role}/orders?queue=toPack`,
        `/${role}/orders?queue=toShip`,
        `/${role}/orders?queue=unpaid`,
        `/${role}/orders?queue=rejected`,
        `/${role}/orders?queue=taxToSettle`,
        `/${role}/payments`,
        `/${role}/orders`,
        `/${role}/notifications`,
      ])
    })

    it('shows that it is loading', async () => {
      api.answers(route, { totalOrders: 1, totalUsers: 56, recentOrders: [] })
      const letGo = api.holds(route)
      open()
      expect(screen.getByText('Loading dashboard...')).toBeTruthy()
      letGo()
      await screen.findByText('56')
    })

    it('shows an error, and loads again on Retry', async () => {
      api.breaks(route)
      const { user } = open()
      await screen.findByText('Failed to load dashboard data')
      api.answers(route, { totalOrders: 1, totalUsers: 2, recentOrders: [] })
      await user.click(screen.getByRole('button', { name: 'Retry' }))
      await screen.findByText('Total Customers')
    })
  },
)
