import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { callApi, signInDemo } from '../../../driver/accounts.ts'
import { openBrowser } from '../../../driver/browser.ts'
import { mockPending } from '../../../driver/mock-api.ts'
import { makeBill, makeUniqueProofImage } from '../../../driver/sample-files.ts'
import { toast } from '../../toasts.ts'
import { visitAs } from '../admin-visit.ts'
import {
  clearReviewQueue,
  numberOf,
  openOrder,
  ordersOf,
  placeOrderOf,
  proofOf,
} from './order-admins.ts'

/** Shorter than the polling interval of a minute. */
const atOnce = { timeout: 15_000 }

describe('two admins on the same order', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it("the second sees the first one's verdict, and keeps the typed reason", async () => {
    const first = await signInDemo('superadmin')
    const second = await visitAs(browser, 'distributor-admin')
    const { page } = second
    await clearReviewQueue(second.as)
    const { orders } = await ordersOf('distributor', [
      { proof: await makeUniqueProofImage() },
      { proof: await makeUniqueProofImage() },
    ])
    const [contested, next] = orders
    if (!contested || !next) throw new Error('No order was placed.')
    await page.goto('/distributor-admin/proofs')
    await proofOf(page, contested).waitFor()
    await page.keyboard.press('r')
    await page.keyboard.type('The amount differs.')

    const body = { verdict: 'verified' }
    await callApi(`/orders/${contested._id}/proof`, { method: 'PUT', body, as: first })
    await page.getByText(`was verified meanwhile by ${first.user.name}`).waitFor(atOnce)
    const reason = page.getByLabel('Reason for rejecting')
    expect(await reason.inputValue()).toBe('The amount differs.')
    expect(await reason.evaluate((field) => field === document.activeElement)).toBe(true)

    await page.keyboard.press('Enter')
    await page.getByText('Your reason was not sent: The amount differs.').waitFor()
    await proofOf(page, next).waitFor()
    const { proofStatus } = await callApi<{ proofStatus: string }>(`/orders/${contested._id}`, {
      as: first,
    })
    expect(proofStatus).toBe('verified')
    expect(second.consoleErrors).toEqual([])
    await second.context.close()
  })

  it('the second sees a new status at once, and an open dialog stays open', async () => {
    const order = await placeOrderOf('reseller')
    const first = await visitAs(browser, 'superadmin')
    const second = await visitAs(browser, 'reseller-admin')
    const [there, here] = [
      await openOrder(first.page, 'superadmin', order),
      await openOrder(second.page, 'reseller-admin', order),
    ]
    await here.getByLabel('Order status').selectOption('Cancelled')
    const asked = second.page.getByRole('alertdialog', {
      name: `Cancel order ${numberOf(order)}`,
    })
    await asked.waitFor()
    await there.getByLabel('Order status').selectOption('Shipped')
    await toast(first.page, 'Order status updated').waitFor()
    await there.getByLabel('Payment status').selectOption('Paid')
    await toast(first.page, 'Payment status updated').waitFor()
    await here.locator('header').getByText('Shipped').waitFor(atOnce)
    await asked.getByText('It is paid', { exact: false }).waitFor(atOnce)
    await asked.getByRole('button', { name: 'Keep order' }).click()
    expect(await here.getByLabel('Order status').inputValue()).toBe('shipped')
    await here.getByLabel('Order status').selectOption('Delivered')
    await there.locator('header').getByText('Delivered').waitFor(atOnce)
    expect([...first.consoleErrors, ...second.consoleErrors]).toEqual([])
    await first.context.close()
    await second.context.close()
  })

  it('the second gets an error when uploading a bill for an order that was cancelled', async () => {
    const order = await placeOrderOf('reseller')
    const second = await visitAs(browser, 'reseller-admin')
    const { page } = second
    const card = await openOrder(page, 'reseller-admin', order)
    const held = await mockPending(page, `/orders/bill/${order._id}`)
    await card.locator('input[type=file]').setInputFiles(await makeBill())
    await callApi(`/superadmin/orders/${order._id}/status`, {
      method: 'PUT',
      body: { status: 'Cancelled' },
      as: await signInDemo('superadmin'),
    })
    await held.restore()
    await toast(page, "Order is cancelled — it can't be changed").waitFor()
    await card.getByText("Order is cancelled — status can't be changed").waitFor(atOnce)
    expect(await card.getByRole('link', { name: 'View' }).count()).toBe(0)
    expect(second.consoleErrors).toEqual([])
    await second.context.close()
  })
})
