import { beforeEach, expect, it } from '@jest/globals'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { SuperDashboardScreen } from './super-dashboard-screen.tsx'
import { analyticsOf, answerDashboard, settledAdmin } from './testing/dashboard-answers.ts'
import { stubElementWidth } from './testing/stub-element-width.ts'

const api = fakeApi()
stubElementWidth(700)
const figures = { totalOrders: 12, totalRevenue: 149950.5, totalUsers: 34, complaintOrEnquiry: 5 }
beforeEach(() => answerDashboard(api))

const open = () =>
  renderWithStore(<SuperDashboardScreen />, {
    session: aUser({ _id: settledAdmin, role: 'superadmin' }),
  })

it('shows the figures of all tiers, and links to every screen', async () => {
  api.answers('GET /dashboard/super-admin', figures)
  open()
  await screen.findByText('₹1,49,950.50')
  const shown = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
  expect(shown).toEqual([
    'Total Orders: 12',
    'Total Revenue: ₹1,49,950.50',
    'Total Users: 34',
    'Complaint or Enquiry: 5',
  ])
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links.filter((target) => !target?.includes('?from='))).toEqual([
    '/superadmin/notifications',
    '/superadmin/orders',
    '/superadmin/products',
    '/superadmin/proofs',
    '/superadmin/orders?queue=toPack',
    '/superadmin/orders?queue=toShip',
    '/superadmin/orders?queue=unpaid',
    '/superadmin/orders?queue=rejected',
    '/superadmin/orders?queue=taxToSettle',
    '/superadmin/payments',
    '/superadmin/complaints',
    '/superadmin/complaints',
    '/superadmin/users',
    '/superadmin/complaints',
    '/superadmin/audit',
    '/superadmin/search',
  ])
})

it('leaves out what the rights of the admin do not open, and asks for none of it', async () => {
  api.answers('GET /dashboard/super-admin', { ...figures, totalRevenue: undefined })
  renderWithStore(<SuperDashboardScreen />, {
    session: aUser({ _id: settledAdmin, role: 'superadmin', rights: ['packing'] }),
  })
  await screen.findByText('34')
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Total Orders',
    'Total Users',
  ])
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(new Set(links.map((link) => link?.split('?')[0]))).toEqual(new Set(['/superadmin/orders']))
  for (const call of [
    'GET /dashboard/analytics',
    'GET /receipts/counts',
    'GET /ledgers/due',
  ] as const)
    expect(api.calls(call)).toEqual([])
})

it('says what a figure counts, and how it changed lately', async () => {
  api.answers('GET /dashboard/super-admin', figures)
  api.answers('GET /dashboard/analytics', ({ query }) => {
    const analytics = analyticsOf(query.get('from') ?? '', query.get('to') ?? '')
    const isShown = api.calls('GET /dashboard/analytics')[0]?.query.get('from') === analytics.from
    const { days } = analytics
    return { ...analytics, days: days.map((day) => ({ ...day, messages: isShown ? 3 : 2 })) }
  })
  open()
  const complaints = await screen.findByText('90 in 30 days, 50% more')
  // More complaints are no good news.
  expect(complaints).toHaveAttribute('data-news', 'bad')
  expect(screen.getByText('all messages of the contact form')).toBeTruthy()
  expect(screen.getByText('₹3,003 in 30 days, as before')).toBeTruthy()
  expect(screen.getByText('30 in 30 days, as before')).toBeTruthy()
})

it('shows skeletons of the figures while they load', async () => {
  api.answers('GET /dashboard/super-admin', figures)
  const letGo = api.holds('GET /dashboard/super-admin')
  open()
  expect(screen.getByText('Loading dashboard...').parentElement?.textContent).toContain(
    'Complaint or Enquiry',
  )
  letGo()
  await screen.findByText('34')
})

it("shows the server's message when loading failed, and loads again on Retry", async () => {
  api.refuses('GET /dashboard/super-admin', 503, 'The figures are being counted.')
  const { user } = open()
  await screen.findByText('The figures are being counted.')
  api.answers('GET /dashboard/super-admin', figures)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('₹1,49,950.50')
})
