import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { callApi, signInDemo } from '../../../driver/accounts.ts'
import { openBrowser } from '../../../driver/browser.ts'
import { toFormFile } from '../../../driver/fixtures.ts'
import { makeUniqueProofImage } from '../../../driver/sample-files.ts'
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

describe('two admins on the same order', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it("the second sees the first one's verdict and another proof of the buyer, and keeps the typed reason", async () => {
    const first = await signInDemo('superadmin')
    const second = await visitAs(browser, 'distributor-admin')
    const { page } = second
    await clearReviewQueue(second.as)
    const { buyer, orders } = await ordersOf('distributor', [
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
    await page.getByText(`was verified meanwhile by ${first.user.name}`).waitFor()
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

    await page.keyboard.press('r')
    await page.keyboard.type('The proof cannot be read.')
    await page.keyboard.press('Enter')
    await page.getByText('All payment proofs are checked.').waitFor()
    const form = new FormData()
    form.append('paymentProof', toFormFile(await makeUniqueProofImage()))
    await callApi(`/orders/${next._id}/proof`, { form, as: buyer })
    await proofOf(page, next).waitFor()
    await page.getByRole('main').getByText('1 waiting', { exact: false }).waitFor()
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
    await here.locator('header').getByText('Shipped').waitFor()
    await asked.getByText('It is paid', { exact: false }).waitFor()
    await asked.getByRole('button', { name: 'Keep order' }).click()
    expect(await here.getByLabel('Order status').inputValue()).toBe('shipped')
    await here.getByLabel('Order status').selectOption('Delivered')
    await there.locator('header').getByText('Delivered').waitFor()
    expect([...first.consoleErrors, ...second.consoleErrors]).toEqual([])
    await first.context.close()
    await second.context.close()
  })
})
