import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Analytics } from '@store/contract/schemas/analytics'
import type { Dashboard, SuperDashboard } from '@store/contract/schemas/dashboards'
import type { Browser, Page } from 'playwright-core'
import { callApi, registerBuyer, signInDemo } from '../../driver/accounts.ts'
import { openBrowser } from '../../driver/browser.ts'
import { fetchProducts, placeOrder } from '../../driver/fixtures.ts'
import { mockError, mockPending, mockResponse } from '../../driver/mock-api.ts'
import { type AdminVisit, visitAs } from './admin-visit.ts'

const count = (amount: number) => new Intl.NumberFormat('en-IN').format(amount)
const rupees = (amount: number) =>
  `₹${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }).format(amount)}`

/** Waits until the figure with this label has exactly this value. */
async function waitForFigure(page: Page, label: string, value: string): Promise<void> {
  const tile = page.locator('dl > *').filter({ hasText: label })
  await tile.locator('dd').getByText(value, { exact: true }).waitFor()
}

/** Places a paid order of this tier, so that there is something to count. */
async function sell(tier: 'enduser' | 'reseller' | 'distributor'): Promise<void> {
  const buyer = await registerBuyer(tier)
  const { _id } = await placeOrder(buyer, await fetchProducts(1, buyer))
  const body = { paymentStatus: 'paid' }
  const as = await signInDemo('superadmin')
  await callApi(`/dashboard/orders/${_id}/payment`, { method: 'PUT', body, as })
}

const desks = [
  { role: 'enduser-admin', title: 'Enduser Admin Dashboard', figures: '/dashboard/user' },
  {
    role: 'reseller-admin',
    title: 'Reseller Admin Dashboard',
    figures: '/dashboard/reseller-admin',
  },
  {
    role: 'distributor-admin',
    title: 'Distributor Admin Dashboard',
    figures: '/dashboard/distributor',
  },
  { role: 'superadmin', title: 'Superadmin Dashboard', figures: '/dashboard/super-admin' },
]

describe.each(desks)('the dashboard of the $role', ({ role, title, figures }) => {
  let browser: Browser
  let visit: AdminVisit
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    const tier = role.replace('-admin', '')
    await sell(tier === 'reseller' || tier === 'distributor' ? tier : 'enduser')
    visit = await visitAs(browser, role)
    page = visit.page
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  it("shows a loading state, then the API's figures", async () => {
    const held = await mockPending(page, figures)
    await page.goto(`/${role}/dashboard`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByText('Loading dashboard...').waitFor()
    await held.restore()
    const answer = await callApi<Dashboard & Partial<SuperDashboard>>(figures, { as: visit.as })
    await waitForFigure(page, 'Total Orders', count(answer.totalOrders))
    if (role !== 'superadmin') {
      await waitForFigure(page, 'Total Customers', count(answer.totalUsers))
      return
    }
    await waitForFigure(page, 'Total Users', count(answer.totalUsers))
    await waitForFigure(page, 'Total Revenue', rupees(answer.totalRevenue ?? 0))
    expect(answer.totalRevenue).toBeGreaterThan(0)
    await waitForFigure(page, 'Complaint or Enquiry', count(answer.complaintOrEnquiry ?? 0))
  })

  it('draws orders and revenue per day, with a table of the same numbers', async () => {
    const days = await callApi<Analytics>('/dashboard/analytics', { as: visit.as })
    await page.goto(`/${role}/dashboard`)
    const orders = days.days.reduce((sum, day) => sum + day.orders, 0)
    const named = (name: string) => page.getByRole('img', { name: new RegExp(`^${name} a day: `) })
    const chart = named('Orders')
    await chart.waitFor()
    expect(await chart.getAttribute('aria-label')).toContain(`${count(orders)} in 30 days`)
    expect(await chart.locator('rect').count()).toBe(30)
    await named('Revenue').waitFor()
    await page.getByText('Show as a table').click()
    const table = page.getByRole('table', { name: 'Orders and revenue a day' }).locator('tbody')
    expect(await table.getByRole('row').count()).toBe(30)
    const today = days.days.at(-1)
    const first = await table.getByRole('row').first().getByRole('cell').allTextContents()
    expect(first.slice(1)).toEqual([count(today?.orders ?? 0), rupees(today?.revenue ?? 0)])
  })

  it('shows the selected period, which is in the URL', async () => {
    await page.goto(`/${role}/dashboard`)
    await page.getByLabel('Period').selectOption('Last 7 days')
    await page.waitForURL(`**/${role}/dashboard?days=7`)
    const chart = page.getByRole('img', { name: /^Orders a day: [\d,]+ in 7 days/ })
    await chart.waitFor()
    await page.reload()
    await chart.waitFor()
  })

  it('shows pending work, best sellers and low stock', async () => {
    await page.goto(`/${role}/dashboard`)
    const waiting = page.getByRole('region', { name: 'Waits for me now' })
    await waiting.getByRole('link', { name: /unverified proof/ }).waitFor()
    await waiting.getByRole('link', { name: /pending order/ }).waitFor()
    const { lowStock } = await callApi<Analytics>('/dashboard/analytics', { as: visit.as })
    const low = page.getByRole('region', { name: 'Low stock' })
    await low
      .getByText(lowStock[0]?.name ?? 'No product is about to sell out.')
      .first()
      .waitFor()
    await page.getByRole('region', { name: 'Top products' }).getByRole('listitem').first().waitFor()
    expect(await page.getByRole('region', { name: 'Tiers' }).count()).toBe(
      role === 'superadmin' ? 1 : 0,
    )
  })

  it('links to the screens of its admin', async () => {
    await page.goto(`/${role}/dashboard`)
    const places =
      role === 'superadmin'
        ? ['notifications', 'orders', 'products', 'complaints', 'users', 'audit']
        : ['notifications', 'orders']
    for (const place of places) {
      const link = page.getByRole('main').locator(`a[href="/${role}/${place}"]`).first()
      await link.click()
      await page.waitForURL(`**/${role}/${place}`)
      await page.goBack()
    }
  })

  it('shows the error, and loads on Retry', async () => {
    const refused = await mockError(page, figures)
    const other = await mockError(page, '/dashboard/analytics', { message: 'Sums are being made.' })
    await page.goto(`/${role}/dashboard`)
    await page.getByText('Failed to load dashboard data').waitFor()
    await page.getByText('Sums are being made.').waitFor()
    await refused.restore()
    await other.restore()
    await page.getByRole('button', { name: 'Retry' }).first().click()
    await page.getByText('Total Orders').waitFor()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('img', { name: /^Orders a day: / }).waitFor()
  })

  it('shows an empty state for a period without orders', async () => {
    const answer = await callApi<Analytics>('/dashboard/analytics', { as: visit.as })
    const days = answer.days.map(({ day }) => ({ day, orders: 0, revenue: 0 }))
    const none = await mockResponse(page, '/dashboard/analytics', { body: { ...answer, days } })
    await page.goto(`/${role}/dashboard`)
    await page.getByText('No orders in these days.').waitFor()
    await none.restore()
  })

  it('fits crores on a phone without layout shift', async () => {
    const answer = await callApi<Dashboard | SuperDashboard>(figures, { as: visit.as })
    const crores = 123_45_67_850
    const body = { ...answer, totalOrders: crores, totalRevenue: crores }
    const wide = page.viewportSize()
    await page.setViewportSize({ width: 360, height: 780 })
    const held = await mockPending(page, figures)
    await page.goto(`/${role}/dashboard`)
    const heightOf = async () => (await page.locator('dl').first().boundingBox())?.height
    await page.getByText('Total Orders').waitFor()
    const before = await heightOf()
    await held.restore()
    const many = await mockResponse(page, figures, { body })
    await page.reload()
    await waitForFigure(page, 'Total Orders', count(crores))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await heightOf()).toBe(before)
    await many.restore()
    if (wide) await page.setViewportSize(wide)
  })

  it('redirects to the login when the session has ended', async () => {
    const other = await visitAs(browser, role)
    await mockResponse(other.page, figures, { status: 401, body: { message: 'Please login' } })
    await other.page.goto(`/${role}/dashboard`)
    await other.page.waitForURL('**/login')
    await other.context.close()
  })
})
