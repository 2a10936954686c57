import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { Browser, Page } from 'playwright-core'
import { callApi } from '../../../driver/accounts.ts'
import { openBrowser } from '../../../driver/browser.ts'
import { readDownload } from '../../../driver/read-download.ts'
import { makeBill } from '../../../driver/sample-files.ts'
import { dismissToast, toast } from '../../toasts.ts'
import { type AdminVisit, confirmDialog, visitAs } from '../admin-visit.ts'
import { cardOf, focusOf, numberOf, openOrder, ordersOf, placeOrderOf } from './order-admins.ts'

const role = 'reseller-admin'

/** The focus moves after the list has closed. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))

describe('the orders of an admin', () => {
  let browser: Browser
  let visit: AdminVisit
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, role)
    page = visit.page
    // Playwright intercepts file dialogs only while there is a listener, and adds its own too late for a key press.
    page.on('filechooser', () => undefined)
  })
  afterAll(async () => {
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  it('have their filters in the URL, restored by reload and Back', async () => {
    const order = await placeOrderOf('reseller')
    await page.goto(`/${role}/orders`)
    await page.getByRole('article').first().waitFor()
    await page.getByLabel('Order status filter').selectOption('Pending')
    await page.waitForURL('**/orders?status=pending')
    await page.getByLabel('Payment status filter').selectOption('Pending')
    await page.waitForURL('**/orders?status=pending&paymentStatus=pending')
    await page.getByRole('searchbox', { name: 'Search orders' }).fill(order._id)
    await page.waitForURL(`**/orders?q=${order._id}&status=pending&paymentStatus=pending`)
    await page.getByText('1 order', { exact: true }).waitFor()
    await page.reload()
    await page.getByText('1 order', { exact: true }).waitFor()
    await cardOf(page, order).waitFor()
    expect(await page.getByLabel('Payment status filter').inputValue()).toBe('pending')
    await page.goBack()
    await page.waitForURL('**/orders?status=pending')
    await page.goForward()
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await page.waitForURL((url) => url.search === '')
  })

  it('can get another status, be cancelled, and have a bill, which can be opened, saved and deleted', async () => {
    const order = await placeOrderOf('reseller')
    const card = await openOrder(page, role, order)
    const status = card.getByLabel('Order status')
    await status.selectOption('Shipped')
    await dismissToast(page, 'Order status updated')
    await card.locator('header').getByText('Shipped').waitFor()

    await card.locator('input[type=file]').setInputFiles(await makeBill())
    await dismissToast(page, 'Bill uploaded')
    const address = await card.getByRole('link', { name: 'View' }).getAttribute('href')
    const shown = await page.request.get(address ?? '')
    expect(shown.headers()['content-disposition']).toMatch(/^inline/)
    const download = page.waitForEvent('download')
    await card.getByRole('link', { name: 'Download' }).click()
    const saved = await readDownload(await download)
    expect(saved.subarray(0, 5).toString()).toBe('%PDF-')
    await card.getByRole('button', { name: 'Delete' }).click()
    const removal = confirmDialog(page, 'Are you sure you want to delete this bill?')
    await removal.getByRole('button', { name: 'Delete bill' }).click()
    // The pressed button was removed together with the bill.
    await card.locator('input[type=file]:focus').waitFor()
    await dismissToast(page, 'Bill deleted')
    await card.getByRole('link', { name: 'View' }).waitFor({ state: 'detached' })

    await status.selectOption('Cancelled')
    const cancelling = confirmDialog(page, `Cancel order ${numberOf(order)}`)
    await cancelling.getByLabel('Reason').fill('Lost on the way')
    await cancelling.getByRole('button', { name: 'Cancel order' }).click()
    await dismissToast(page, 'Order status updated')
    await card.getByText("Order is cancelled — status can't be changed").waitFor()
    expect(await status.isDisabled()).toBe(true)
  })

  /** Enlarges the proof of the selected order and returns to the order. */
  async function zoomProof(order: Order) {
    await page.keyboard.press('o')
    const dialog = page.getByRole('dialog', { name: `Payment proof of order ${numberOf(order)}` })
    const picture = dialog.getByRole('img')
    await picture.waitFor()
    const isDrawn = (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)
    expect(await picture.evaluate(isDrawn)).toBe(640)
    const fits = await picture.evaluate((image) => image.clientWidth)
    await page.keyboard.press('+')
    await dialog.getByText('150%').waitFor()
    expect(await picture.evaluate((image) => image.clientWidth)).toBeCloseTo(fits * 1.5, -1)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const thumbnail = cardOf(page, order).getByRole('button', { name: 'View payment proof' })
    expect(await thumbnail.evaluate((button) => button === document.activeElement)).toBe(true)
  }

  /** The changes of the status requested so far. */
  const statusRequests = () => visit.requests.filter((path) => path.endsWith('/status'))

  it('can be processed by keyboard: the changed order stays selected, and only Enter changes it', async () => {
    const { orders } = await ordersOf('reseller', [{}, {}, {}])
    const [oldest, older, newest] = orders
    if (!oldest || !older || !newest) throw new Error('No order was placed.')
    const nameOf = (order: Order) => `Order ${numberOf(order)}`
    const before = statusRequests().length
    await page.goto(`/${role}/orders?status=pending`)
    const card = cardOf(page, newest)
    await card.waitFor()
    await page.keyboard.press('j')
    await zoomProof(newest)
    await page.keyboard.press('s')
    expect(await focusOf(page)).toEqual({ key: 's', card: nameOf(newest) })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await toast(page, 'Order status updated').waitFor()
    expect(statusRequests().slice(before)).toEqual([`/api/${role}/orders/${newest._id}/status`])
    expect(await card.getByLabel('Order status').inputValue()).toBe('shipped')

    // Another order makes the list of pending orders reload without the changed one.
    const again = page.waitForResponse((answer) => answer.url().includes(`/api/${role}/orders?`))
    await callApi(`/${role}/orders/${oldest._id}/status`, {
      method: 'PUT',
      body: { status: 'Processing' },
      as: visit.as,
    })
    await again
    await cardOf(page, oldest).waitFor({ state: 'detached' })
    expect(await focusOf(page)).toEqual({ key: null, card: nameOf(newest) })
    await page.keyboard.press('p')
    expect(await focusOf(page)).toEqual({ key: 'p', card: nameOf(newest) })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await toast(page, 'Payment status updated').waitFor()
    expect(await card.getByLabel('Payment status').inputValue()).toBe('paid')
    expect(await focusOf(page)).toEqual({ key: null, card: nameOf(newest) })
    const chooser = page.waitForEvent('filechooser')
    await page.keyboard.press('b')
    await (await chooser).setFiles(await makeBill())
    await toast(page, 'Bill uploaded').waitFor()

    const changes = statusRequests().length
    await page.keyboard.press('j')
    await card.waitFor({ state: 'detached' })
    await page.keyboard.press('s')
    await page.keyboard.type('Shi')
    await page.keyboard.press('Escape')
    await nextFrame(page)
    expect(await focusOf(page)).toEqual({ key: null, card: nameOf(older) })
    expect(await cardOf(page, older).getByLabel('Order status').inputValue()).toBe('pending')
    expect(statusRequests()).toHaveLength(changes)
  })
})
