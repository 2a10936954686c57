import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Analytics } from '@store/contract/schemas/analytics'
import type { SuperDashboard } from '@store/contract/schemas/dashboards'
import type { Browser, Page } from 'playwright-core'
import { callApi, registerBuyer } from '../../driver/accounts.ts'
import { openBrowser } from '../../driver/browser.ts'
import { fetchProducts, placeOrder } from '../../driver/fixtures.ts'
import { boxOf } from '../../driver/geometry.ts'
import { horizontalOverflowOf } from '../../driver/page-quality.ts'
import { type AdminVisit, visitAs } from './admin-visit.ts'

const figures = '/dashboard/super-admin'
const screen = '/superadmin/dashboard'
const count = (amount: number) => new Intl.NumberFormat('en-IN').format(amount)
const rupees = (amount: number) =>
  `₹${new Intl.NumberFormat('en-IN', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 }).format(amount)}`

/** Waits until the figure with this label has exactly this value. */
async function waitForFigure(page: Page, label: string, value: string): Promise<void> {
  const tile = page.locator('dl > *').filter({ hasText: label })
  await tile.locator('dd').getByText(value, { exact: true }).waitFor()
}

describe('the dashboard of the superadmin', () => {
  let browser: Browser
  let visit: AdminVisit
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, 'superadmin')
    page = visit.page
  })
  afterAll(async () => {
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  /** Places a paid order, so that there is something to count. */
  async function sell(): Promise<void> {
    const buyer = await registerBuyer('enduser')
    const { _id } = await placeOrder(buyer, await fetchProducts(1, buyer))
    const body = { paymentStatus: 'paid' }
    await callApi(`/dashboard/orders/${_id}/payment`, { method: 'PUT', body, as: visit.as })
  }

  it("shows the API's figures, a chart and a table by day, and what to do next", async () => {
    await sell()
    const totals = await callApi<SuperDashboard>(figures, { as: visit.as })
    const { days, lowStock } = await callApi<Analytics>('/dashboard/analytics', { as: visit.as })
    await page.goto(screen)
    expect(totals.totalRevenue).toBeGreaterThan(0)
    await waitForFigure(page, 'Total Orders', count(totals.totalOrders))
    await waitForFigure(page, 'Total Revenue', rupees(totals.totalRevenue ?? 0))
    await waitForFigure(page, 'Total Users', count(totals.totalUsers))
    await waitForFigure(page, 'Complaint or Enquiry', count(totals.complaintOrEnquiry))

    const chart = page.getByRole('slider', { name: 'Orders per day' })
    const orders = days.reduce((sum, day) => sum + day.orders, 0)
    await page.getByText(`${count(orders)} in all`, { exact: true }).waitFor()
    await chart.locator('rect').first().waitFor()
    await page.getByText('Show as a table').click()
    const table = page.getByRole('table', { name: 'Orders and revenue per day' }).locator('tbody')
    const newest = await table.getByRole('row').first().getByRole('cell').allTextContents()
    const today = days.at(-1)
    expect(newest.slice(1, 3)).toEqual([count(today?.orders ?? 0), rupees(today?.revenue ?? 0)])

    const waiting = page.getByRole('region', { name: 'To do now' })
    await waiting.getByRole('link', { name: /^\d+ To pack/ }).waitFor()
    await page.getByRole('region', { name: 'Top products' }).getByRole('listitem').first().waitFor()
    const low = page.getByRole('region', { name: 'Low stock' })
    const scarcest = lowStock[0]?.name ?? 'No product is about to sell out.'
    await low.getByText(scarcest).first().waitFor()
  })

  it('leads from a day of the chart to its orders, by keyboard and by mouse', async () => {
    await page.goto(screen)
    const chart = page.getByRole('slider', { name: 'Orders per day' })
    await chart.locator('rect').first().waitFor()
    await chart.focus()
    await page.keyboard.press('ArrowLeft')
    const yesterday = await chart.getAttribute('aria-valuetext')
    await page.keyboard.press('ArrowRight')
    expect(await chart.getAttribute('aria-valuetext')).not.toBe(yesterday)
    await page.keyboard.press('Enter')
    await page.waitForURL(/superadmin\/orders\?from=(\d{4}-\d\d-\d\d)&to=\1$/)
    await page.goBack()
    const { width, height } = await boxOf(chart)
    // The last day stands at the end of the chart, before its margin.
    await chart.hover({ position: { x: width - 20, y: height / 2 } })
    await chart.locator('b').waitFor()
    await chart.click({ position: { x: width - 20, y: height / 2 } })
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
    await page.waitForURL(`**/superadmin/orders?from=${today}&to=${today}`)
  })

  it('fits amounts in crores on a phone without layout shift', async () => {
    const crores = 123_45_67_850
    const json = {
      totalOrders: crores,
      totalRevenue: crores,
      totalUsers: 34,
      complaintOrEnquiry: 5,
    }
    let answer = () => {}
    const released = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(
      ({ pathname }) => pathname === `/api${figures}`,
      async (route) => {
        await released
        await route.fulfill({ json })
      },
    )
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(screen)
    await page.getByText('Total Orders').waitFor()
    const { height } = await boxOf(page.locator('dl').first())
    answer()
    await waitForFigure(page, 'Total Orders', count(crores))
    expect(await horizontalOverflowOf(page)).toBe(0)
    expect((await boxOf(page.locator('dl').first())).height).toBe(height)
  })
})
