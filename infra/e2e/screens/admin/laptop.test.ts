import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Locator } from 'playwright-core'
import { registerBuyer } from '../../driver/accounts.ts'
import { openBrowser } from '../../driver/browser.ts'
import { boxOf } from '../../driver/geometry.ts'
import { issuesAtAnyWidth, waitUntilSettled } from '../../driver/page-quality.ts'
import { type AdminVisit, visitAs } from './admin-visit.ts'
import { cardOf, ordersOf, placeOrderOf } from './orders/order-admins.ts'

const laptop = { width: 1366, height: 768 }

/** How many of these are in the window from top to bottom, as a person sees the screen that has just opened. */
async function countWhole(rows: Locator): Promise<number> {
  const boxes = await rows.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().bottom),
  )
  return boxes.filter((bottom) => bottom <= laptop.height).length
}

describe('the back office at 1366 by 768', () => {
  let browser: Browser
  let visit: AdminVisit
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, 'superadmin', laptop)
  })
  afterAll(async () => {
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  it('shows nine products, their names in full and their prices on one line', async () => {
    const { page } = visit
    await page.goto('/superadmin/products')
    const rows = page.getByRole('table', { name: 'Products' }).locator('tbody').getByRole('row')
    await rows.nth(9).waitFor()
    await waitUntilSettled(page)
    expect(await countWhole(rows)).toBeGreaterThanOrEqual(9)
    for (const row of await rows.all()) {
      const name = row.getByRole('cell').first()
      expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
        0,
      )
      const prices = await row.getByRole('button', { name: / price of /i }).all()
      const tops = new Set(await Promise.all(prices.map(async (price) => (await boxOf(price)).y)))
      expect([prices.length, tops.size]).toEqual([3, 1])
    }
    expect(await issuesAtAnyWidth(page)).toEqual([])
    await page.setViewportSize(laptop)
  })

  it.each(['view=list', 'view=cards'])(
    'shows the lines and the total of an order (%s)',
    async (view) => {
      const { page } = visit
      const order = await placeOrderOf('reseller')
      const address = view === 'view=list' ? `/${order._id}` : ''
      await page.goto(`/superadmin/orders${address}?q=${order._id}&${view}`)
      const card = cardOf(page, order)
      await card.waitFor()
      await waitUntilSettled(page)
      const lines = card
        .getByRole('table', { name: 'Ordered products' })
        .locator('tbody')
        .getByRole('row')
      expect(await countWhole(lines)).toBe(order.items.length)
      const total = await boxOf(card.getByText('Total amount', { exact: true }).locator('xpath=..'))
      expect(total.y + total.height).toBeLessThanOrEqual(laptop.height)
      const customer = await boxOf(card.getByRole('heading', { name: 'Customer', exact: true }))
      expect((await boxOf(lines.last())).y).toBeLessThan(customer.y)
    },
  )

  it('marks the open order in the list and scrolls to it', async () => {
    const { page } = visit
    const oldest = await placeOrderOf('distributor')
    for (let more = 0; more < 14; more += 1) await placeOrderOf('distributor')
    await page.goto(`/superadmin/orders/${oldest._id}?view=list`)
    const row = page.getByRole('grid', { name: 'Orders' }).locator('tr[aria-current]')
    await row.waitFor()
    await waitUntilSettled(page)
    const list = await boxOf(page.getByRole('grid', { name: 'Orders' }))
    const { y, height } = await boxOf(row)
    expect(y).toBeGreaterThanOrEqual(list.y)
    expect(y + height).toBeLessThanOrEqual(list.y + list.height)
  })

  it('shows the last orders of a user whole', async () => {
    const { page } = visit
    const { buyer } = await ordersOf('reseller', [{}])
    await page.goto(`/superadmin/users/${buyer.user._id}`)
    const table = page.getByRole('table', { name: 'Last orders' })
    await table.waitFor()
    await waitUntilSettled(page)
    const [whole, frame] = [await boxOf(table), await boxOf(table.locator('xpath=..'))]
    expect(whole.width).toBeLessThanOrEqual(frame.width)
    const dates = table.locator('tbody').getByRole('cell', { name: / 20\d\d$/ })
    expect((await boxOf(dates.first())).height).toBeLessThan(48)
  })

  it('shows a user in 48 pixels', async () => {
    const { page } = visit
    await registerBuyer('reseller')
    await page.goto('/superadmin/users')
    const rows = page.getByRole('table', { name: 'Users' }).locator('tbody').getByRole('row')
    await rows.first().waitFor()
    await waitUntilSettled(page)
    const heights = await rows.evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect().height),
    )
    expect(Math.max(...heights)).toBeLessThanOrEqual(48)
    expect(await issuesAtAnyWidth(page)).toEqual([])
    await page.setViewportSize(laptop)
  })
})
