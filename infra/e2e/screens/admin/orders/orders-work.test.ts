import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { Browser, Locator, Page } from 'playwright-core'
import { callApi } from '../../../driver/accounts.ts'
import { openBrowser } from '../../../driver/browser.ts'
import { mockError, mockOffline } from '../../../driver/mock-api.ts'
import { makeBill } from '../../../driver/sample-files.ts'
import { type AdminVisit, confirmDialog, dismissToast, visitAs } from '../admin-visit.ts'
import { numberOf, openOrder, orderAdmins, placeOrderOf } from './order-admins.ts'

const aText = { mimeType: 'application/pdf', buffer: Buffer.from('Not a bill at all') }

const optionsOf = (list: Locator) => list.getByRole('option').allTextContents()

describe.each(orderAdmins)('an order as seen by a $role', ({ role, tier }) => {
  let browser: Browser
  let visit: AdminVisit
  let page: Page
  let order: Order
  let card: Locator
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, role)
    page = visit.page
    order = await placeOrderOf(tier)
    card = await openOrder(page, role, order)
  })
  afterAll(async () => {
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  it('has its status changed per spec, by the path of the role', async () => {
    const list = card.getByLabel('Order status')
    const choices = ['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled']
    expect(await optionsOf(list)).toEqual(choices)
    await list.selectOption('Shipped')
    await dismissToast(page, 'Order status updated')
    await card.locator('header').getByText('Shipped').waitFor()
    const area = role === 'enduser-admin' ? 'reseller-admin' : role
    expect(visit.requests).toContain(`/api/${area}/orders/${order._id}/status`)
    // All other transitions are allowed, also backwards (spec §4).
    await list.selectOption('Processing')
    await dismissToast(page, 'Order status updated')
  })

  it('has its payment status changed', async () => {
    const list = card.getByLabel('Payment status')
    expect(await optionsOf(list)).toEqual(['Pending', 'Paid', 'Processing', 'Failed'])
    await list.selectOption('Paid')
    await dismissToast(page, 'Payment status updated')
    await card.locator('header').getByText('Paid').waitFor()
    await page.reload()
    expect(await list.inputValue()).toBe('paid')
  })

  it('accepts a bill, previews it, saves it, and deletes it after confirmation', async () => {
    const input = card.locator('input[type=file]')
    await input.setInputFiles({ name: 'bill.txt', mimeType: 'text/plain', buffer: aText.buffer })
    await card.getByText('Please upload a valid PDF file').waitFor()
    await input.setInputFiles({ name: 'bill.pdf', ...aText })
    await dismissToast(page, 'Please upload a valid PDF file')
    await input.setInputFiles(await makeBill())
    await dismissToast(page, 'Bill uploaded')

    const address = await card.getByRole('link', { name: 'View' }).getAttribute('href')
    const shown = await page.request.get(address ?? '')
    expect(shown.headers()['content-disposition']).toMatch(/^inline/)
    const download = page.waitForEvent('download')
    await card.getByRole('link', { name: 'Download' }).click()
    const saved = await readFile(await (await download).path())
    expect(saved.subarray(0, 5).toString()).toBe('%PDF-')

    const remove = card.getByRole('button', { name: 'Delete' })
    const asked = confirmDialog(page, 'Are you sure you want to delete this bill?')
    await remove.click()
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await remove.click()
    await asked.getByRole('button', { name: 'Delete bill' }).click()
    // The pressed button was removed together with the bill.
    await card.locator('input[type=file]:focus').waitFor()
    await dismissToast(page, 'Bill deleted')
    expect(await card.getByRole('link', { name: 'View' }).count()).toBe(0)
  })

  it('reports failed actions, and stays unchanged', async () => {
    const cut = await Promise.all(
      [/\/status$/, /\/payment$/, /\/orders\/bill\//].map((path) => mockOffline(page, path)),
    )
    await card.getByLabel('Order status').selectOption('Delivered')
    await dismissToast(page, 'Failed to update order status')
    expect(await card.getByLabel('Order status').inputValue()).toBe('processing')
    await card.getByLabel('Payment status').selectOption('Failed')
    await dismissToast(page, 'Failed to update payment status')
    expect(await card.getByLabel('Payment status').inputValue()).toBe('paid')
    const input = card.locator('input[type=file]')
    await input.setInputFiles(await makeBill())
    await dismissToast(page, 'Failed to upload bill')
    for (const { restore } of cut) await restore()
    await input.setInputFiles(await makeBill())
    await dismissToast(page, 'Bill uploaded')
    const refused = await mockError(page, /\/orders\/bill\//)
    await card.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete bill' }).click()
    await dismissToast(page, 'Failed to delete bill')
    await refused.restore()
    await card.getByRole('link', { name: 'View' }).waitFor()
  })

  it('is cancelled after confirmation, and cannot be changed afterwards', async () => {
    const list = card.getByLabel('Order status')
    const asked = page.getByRole('alertdialog', { name: `Cancel order ${numberOf(order)}` })
    await list.selectOption('Cancelled')
    await asked.getByRole('button', { name: 'Keep order' }).click()
    expect(await list.inputValue()).toBe('processing')
    await list.selectOption('Cancelled')
    await asked.getByRole('button', { name: 'Cancel order' }).click()
    await dismissToast(page, 'Order status updated')
    await card.getByText("Order is cancelled — status can't be changed").waitFor()
    expect(await list.isDisabled()).toBe(true)
    expect(await card.getByLabel('Payment status').isDisabled()).toBe(true)
    expect(await card.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true)
    expect(await card.getByLabel('Upload bill').isDisabled()).toBe(true)

    const put = (path: string, body: unknown) =>
      callApi(path, { method: 'PUT', body, as: visit.as })
    const status = put(`/reseller-admin/orders/${order._id}/status`, { status: 'Shipped' })
    await expect(status).rejects.toThrow("Order is cancelled — status can't be changed")
    const payment = put(`/dashboard/orders/${order._id}/payment`, { paymentStatus: 'failed' })
    await expect(payment).rejects.toThrow("Order is cancelled — it can't be changed")
  })
})
