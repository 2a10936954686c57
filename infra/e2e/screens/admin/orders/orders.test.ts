import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { Browser, Locator, Page } from 'playwright-core'
import { callApi } from '../../../driver/accounts.ts'
import { openBrowser } from '../../../driver/browser.ts'
import { mockError, mockPending, mockResponse } from '../../../driver/mock-api.ts'
import { type AdminVisit, visitAs } from '../admin-visit.ts'
import { cardOf, openOrder, orderAdmins, placeOrderOf } from './order-admins.ts'

const byBus = {
  deliveryMethod: 'bus',
  busName: 'Neeta Travels',
  busNumber: 'MH 12 AB 1234',
  contactNumber: '9820099999',
} as const

/** All facts of a card by label. */
async function factsOf(card: Locator): Promise<Record<string, string>> {
  const labels = await card.getByRole('term').allTextContents()
  const values = await card.getByRole('definition').allTextContents()
  return Object.fromEntries(labels.map((label, place) => [label, values[place] ?? '']))
}

describe.each(orderAdmins)('the orders of a $role', ({ role, tier, other }) => {
  let browser: Browser
  let visit: AdminVisit
  let page: Page
  let order: Order
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, role)
    page = visit.page
    order = await placeOrderOf(tier, { shipping: tier === 'distributor' ? byBus : {} })
  })
  afterAll(async () => {
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  it('show loading and empty states, and link to the dashboard', async () => {
    const held = await mockPending(page, `/${role}/orders`)
    await page.goto(`/${role}/orders`)
    await page.getByText('Loading orders...').waitFor()
    await held.restore()
    await page.getByRole('article').first().waitFor()
    const none = await mockResponse(page, `/${role}/orders`, { body: { orders: [] } })
    await page.reload()
    await page.getByText('No orders found.').waitFor()
    await none.restore()
    await page.getByRole('link', { name: 'Back to the dashboard' }).click()
    await page.waitForURL(`**/${role}/dashboard`)
  })

  it('show a loading error, and load on Retry', async () => {
    const refused = await mockError(page, `/${role}/orders`)
    await page.goto(`/${role}/orders`)
    await page.getByText('Failed to load orders').waitFor()
    await refused.restore()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('article').first().waitFor()
  })

  it('are listed five per page, the newest first, with all facts', async () => {
    await page.goto(`/${role}/orders`)
    const cards = page.getByRole('article')
    await cards.first().waitFor()
    expect(await cards.count()).toBeLessThanOrEqual(5)
    const card = cardOf(page, order)
    const facts = await factsOf(card)
    expect(facts).toMatchObject({
      'Full name': 'Meera Shah',
      Phone: '9820012345',
      Address: '12 Lamington Road',
      City: 'Mumbai',
      State: 'Maharashtra',
      Pincode: '400007',
      'Business name': tier === 'enduser' ? 'N/A' : 'Meera Traders',
      'GST number': tier === 'enduser' ? 'N/A' : '27ABCDE1234F1Z5',
      'PAN number': 'N/A',
      'Company address': 'N/A',
      'Delivery method': tier === 'distributor' ? 'Bus' : 'Courier',
    })
    const { 'Bus name': bus, 'Bus number': number, 'Contact number': contact } = facts
    const { busName, busNumber, contactNumber } = byBus
    const expected = tier === 'distributor' ? [busName, busNumber, contactNumber] : []
    expect([bus, number, contact].filter(Boolean)).toEqual(expected)
    const row = card.getByRole('table', { name: 'Ordered products' }).getByRole('row')
    for (const [place, { product, quantity }] of order.items.entries()) {
      const cells = await row
        .nth(place + 1)
        .getByRole('cell')
        .allTextContents()
      const { name, modelNo, brand, category } = product
      expect(cells.slice(0, 5)).toEqual([name, modelNo, brand, category, String(quantity)])
    }
    expect(await card.getByLabel('Order status').inputValue()).toBe('pending')
    expect(await card.getByLabel('Payment status').inputValue()).toBe('pending')
  })

  it('have their filters in the URL, restored by reload and Back', async () => {
    await page.goto(`/${role}/orders`)
    await page.getByRole('article').first().waitFor()
    await page.getByLabel('Order status filter').selectOption('Pending')
    await page.waitForURL('**/orders?status=pending')
    await page.getByLabel('Payment status filter').selectOption('Pending')
    await page.waitForURL('**/orders?status=pending&paymentStatus=pending')
    await page.getByRole('searchbox', { name: 'Search orders' }).fill(order._id)
    await page.waitForURL(`**/orders?q=${order._id}&status=pending&paymentStatus=pending`)
    await page.getByText('1 order', { exact: true }).waitFor()
    await cardOf(page, order).waitFor()
    await page.reload()
    await page.getByText('1 order', { exact: true }).waitFor()
    expect(await page.getByLabel('Payment status filter').inputValue()).toBe('pending')
    await page.goBack()
    await page.waitForURL('**/orders?status=pending')
    await page.goForward()
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await page.waitForURL((url) => url.search === '')
  })

  it('exclude other tiers in searches, by URL and in the API', async () => {
    if (other === undefined) {
      for (const lower of ['enduser', 'reseller'] as const) {
        await openOrder(page, role, await placeOrderOf(lower))
      }
      return
    }
    const foreign = await placeOrderOf(other)
    await page.goto(`/${role}/orders?q=${foreign._id}`)
    await page.getByText('No orders found.').waitFor()
    await page.getByText('No order matches what you look for.').waitFor()
    for (const screen of ['orders', 'proofs']) {
      await page.goto(`/${other}-admin/${screen}`)
      await page.waitForURL('**/unauthorized')
    }
    const put = (path: string, body: unknown) =>
      callApi(path, { method: 'PUT', body, as: visit.as })
    const refusal = /404 .*Order not found/
    const status = put(`/reseller-admin/orders/${foreign._id}/status`, { status: 'Shipped' })
    await expect(status).rejects.toThrow(refusal)
    const payment = put(`/dashboard/orders/${foreign._id}/payment`, { paymentStatus: 'paid' })
    await expect(payment).rejects.toThrow(refusal)
    const verdict = put(`/orders/${foreign._id}/proof`, { verdict: 'verified' })
    await expect(verdict).rejects.toThrow(refusal)
    const bill = callApi(`/orders/bill/${foreign._id}`, { method: 'DELETE', as: visit.as })
    await expect(bill).rejects.toThrow(refusal)
  })
})

describe('the pages of the orders', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
    for (let count = 0; count < 6; count += 1) await placeOrderOf('reseller')
  }, 60_000)
  afterAll(async () => browser.close())

  it('are changed by Prev and Next, and by shortcuts beyond the last card', async () => {
    const { page } = await visitAs(browser, 'reseller-admin')
    await page.goto('/reseller-admin/orders')
    await page.getByText(/^Page 1 of \d+$/).waitFor()
    expect(await page.getByRole('article').count()).toBe(5)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.waitForURL('**/orders?page=2')
    await page.getByText(/^Page 2 of \d+$/).waitFor()
    await page.reload()
    await page.getByText(/^Page 2 of \d+$/).waitFor()
    await page.getByRole('button', { name: 'Prev' }).click()
    // The URL changes before the page is rendered, and keys go to the rendered page.
    await page.getByText(/^Page 1 of \d+$/).waitFor()
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
    for (let place = 0; place < 5; place += 1) await page.keyboard.press('j')
    expect(await page.getByRole('article').nth(4).locator(':scope:focus').count()).toBe(1)
    await page.keyboard.press('j')
    await page.waitForURL('**/orders?page=2')
    await page.locator('article:first-of-type:focus').waitFor()
    await page.getByText(/^Page 2 of \d+$/).waitFor()
    await page.keyboard.press('k')
    await page.waitForURL((url) => url.search === '')
    await page.locator('article:last-of-type:focus').waitFor()
    await page.context().close()
  })

  it('have no pager if all orders fit on one', async () => {
    const { page } = await visitAs(browser, 'reseller-admin')
    await openOrder(page, 'reseller-admin', await placeOrderOf('reseller'))
    expect(await page.getByText(/Page \d+ of/).count()).toBe(0)
    await page.context().close()
  })
})
