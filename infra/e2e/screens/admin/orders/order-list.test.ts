import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { Browser, Page } from 'playwright-core'
import { callApi, signInDemo } from '../../../driver/accounts.ts'
import { openBrowser } from '../../../driver/browser.ts'
import { boxOf } from '../../../driver/geometry.ts'
import { horizontalOverflowOf, waitUntilSettled } from '../../../driver/page-quality.ts'
import { readDownload } from '../../../driver/read-download.ts'
import { makeUniqueSlip } from '../../../driver/sample-files.ts'
import { toast } from '../../toasts.ts'
import { type AdminVisit, visitAs } from '../admin-visit.ts'
import { cardOf, numberOf, ordersOf, placeOrderOf, verifyProofs } from './order-admins.ts'

const role = 'distributor-admin'

/** Presses, clicks and choices of a person. */
function countActions(page: Page) {
  let count = 0
  const counted = async (action: Promise<unknown>) => {
    count += 1
    await action
  }
  return {
    press: (key: string) => counted(page.keyboard.press(key)),
    click: (name: string | RegExp) => counted(page.getByRole('button', { name }).click()),
    tab: (name: RegExp) => counted(page.getByRole('link', { name }).click()),
    choose: (label: string, value: string) =>
      counted(page.getByLabel(label, { exact: true }).selectOption(value)),
    count: () => count,
  }
}

const readOrder = (order: Order, as: AdminVisit['as']) =>
  callApi<Order>(`/orders/${order._id}`, { as })

describe('the list of orders', () => {
  let browser: Browser
  let visit: AdminVisit
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, role, { width: 1366, height: 768 })
    page = visit.page
  })
  afterAll(async () => {
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  it('lets one person pack, print and ship 50 orders in at most 40 actions', async () => {
    const fullName = `Packer ${Date.now()}`
    const extras = Array.from({ length: 50 }, () => ({
      shipping: { fullName },
      proof: makeUniqueSlip(),
    }))
    const { orders } = await ordersOf('distributor', extras)
    const read = (order: Order) => readOrder(order, visit.as)
    await verifyProofs(orders, visit.as)
    await page.goto(`/${role}/orders?q=${encodeURIComponent(fullName)}&queue=toPack&view=list`)
    await page.getByText('50 orders', { exact: true }).waitFor()

    const person = countActions(page)
    await person.click('Select all 50')
    await page.getByText('50 selected').waitFor()
    await person.press('p')
    const download = page.waitForEvent('download')
    await person.press('Enter')
    const papers = await readDownload(await download)
    expect(papers.subarray(0, 5).toString()).toBe('%PDF-')
    await person.press('n')
    await toast(page, 'Order status updated').waitFor()
    await person.tab(/^To ship/)
    await page
      .getByRole('link', { name: /^To ship/ })
      .and(page.locator('[aria-current]'))
      .waitFor()
    await page.getByText('50 orders', { exact: true }).waitFor()
    await person.click('Select all 50')
    await page.getByText('50 selected').waitFor()
    await person.press('n')
    await person.choose('Courier', 'DTDC')
    await person.click('Mark as shipped')
    await page.getByText('50 orders: Shipped').waitFor()
    expect(person.count()).toBeLessThanOrEqual(40)

    for (const { orderStatus, dispatch } of await Promise.all(orders.map(read))) {
      expect([orderStatus, dispatch?.courier]).toEqual(['shipped', 'DTDC'])
    }
  })

  it('selects an order by a click on its box, wherever the cursor is', async () => {
    await page.goto(`/${role}/orders?view=list`)
    const boxes = page.getByRole('checkbox', { name: /^Select order/ })
    await boxes.nth(2).click()
    await page.getByText('1 selected', { exact: true }).waitFor()
    await boxes.nth(0).click()
    await page.getByText('2 selected', { exact: true }).waitFor()
    await boxes.nth(2).click()
    await page.getByText('1 selected', { exact: true }).waitFor()
  })

  it('has everything to act on beside it at 1366 by 768, and is one page of its own on a phone', async () => {
    const order = await placeOrderOf('distributor')
    await page.goto(`/${role}/orders?q=${order._id}&view=list`)
    await page.getByRole('link', { name: numberOf(order), exact: true }).click()
    await page.waitForURL(`**/orders/${order._id}?**`)
    const detail = cardOf(page, order)
    await waitUntilSettled(page)
    const controls = [
      detail.getByRole('button', { name: 'Start processing' }),
      detail.getByRole('button', { name: 'View payment proof' }),
      detail.getByLabel('Payment status'),
      detail.getByLabel('Order status'),
      detail.getByText('Upload bill'),
    ]
    for (const control of controls) {
      const { y, height } = await boxOf(control)
      expect(y + height).toBeLessThanOrEqual(768)
    }
    expect(await horizontalOverflowOf(page)).toBe(0)
    await page.reload()
    await detail.waitFor()
    await page.setViewportSize({ width: 360, height: 780 })
    await page.getByRole('grid').waitFor({ state: 'hidden' })
    expect(await horizontalOverflowOf(page)).toBe(0)
    await page.goBack()
    await page.getByRole('row', { name: numberOf(order) }).waitFor()
    expect(await horizontalOverflowOf(page)).toBe(0)
    await page.setViewportSize({ width: 1366, height: 768 })
  })

  it('overwrites nothing that another admin did first, and says who did what', async () => {
    const order = await placeOrderOf('distributor', {})
    const other = await signInDemo('superadmin')
    const body = { verdict: 'verified' }
    await callApi(`/orders/${order._id}/proof`, { method: 'PUT', body, as: other })
    // Without events the screen learns of the other change only by its own.
    await page.route('**/api/events/**', () => undefined)
    await page.goto(`/${role}/orders/${order._id}?q=${order._id}`)
    const detail = cardOf(page, order)
    await detail.getByRole('button', { name: 'Start processing' }).waitFor()
    await callApi(`/superadmin/orders/${order._id}/status`, {
      method: 'PUT',
      body: { status: 'shipped' },
      as: other,
    })
    await page.keyboard.press('n')
    await page.getByText(`was set to Shipped by ${other.user.name}`).waitFor()
    await detail.getByRole('button', { name: 'Mark delivered' }).waitFor()
    expect((await readOrder(order, other)).orderStatus).toBe('shipped')
  })
})
