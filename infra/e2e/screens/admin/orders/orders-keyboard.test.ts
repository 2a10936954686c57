import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { Browser, Page } from 'playwright-core'
import { callApi } from '../../../driver/accounts.ts'
import { openBrowser } from '../../../driver/browser.ts'
import { toFormFile } from '../../../driver/fixtures.ts'
import { mockOffline } from '../../../driver/mock-api.ts'
import { makeBill } from '../../../driver/sample-files.ts'
import { toast } from '../../toasts.ts'
import { type AdminVisit, visitAs } from '../admin-visit.ts'
import { cardOf, focusOf, numberOf, openOrder, ordersOf } from './order-admins.ts'

const role = 'reseller-admin'

/** The focus moves after the list has closed. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))

describe('the order queue by keyboard', () => {
  let browser: Browser
  let visit: AdminVisit
  let page: Page
  /** The newest first, as in the list. */
  let orders: Order[]
  const namesOf = (place: number) => `Order ${numberOf(orders[place] ?? { _id: '' })}`

  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, role)
    page = visit.page
    // Playwright only intercepts file dialogs while there is a listener; a key press is faster than that.
    page.on('filechooser', () => undefined)
    const slip = {
      name: 'slip.pdf',
      mimeType: 'application/pdf',
      buffer: (await makeBill()).buffer,
    }
    const placed = await ordersOf('reseller', [{}, { proof: slip }, {}])
    orders = placed.orders.toReversed()
    await page.goto(`/${role}/orders?status=pending`)
    await cardOf(page, orders[0] ?? { _id: '' }).waitFor()
  })
  afterAll(async () => {
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  it('opens a list by its shortcut, and changes the order once by Enter, not by each arrow key', async () => {
    await page.keyboard.press('j')
    await page.keyboard.press('s')
    expect(await focusOf(page)).toEqual({ key: 's', card: namesOf(0) })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await toast(page, 'Order status updated').waitFor()
    const changes = visit.requests.filter((path) => path.endsWith('/status'))
    expect(changes).toEqual([`/api/${role}/orders/${orders[0]?._id}/status`])
    expect(
      await cardOf(page, orders[0] ?? { _id: '' })
        .getByLabel('Order status')
        .inputValue(),
    ).toBe('shipped')
  })

  it('changes nothing when the list is closed by Escape', async () => {
    const card = cardOf(page, orders[1] ?? { _id: '' })
    const before = visit.requests.length
    await page.keyboard.press('j')
    await page.keyboard.press('s')
    await page.keyboard.type('Shi')
    await page.keyboard.press('Escape')
    await nextFrame(page)
    expect(await focusOf(page)).toEqual({ key: null, card: namesOf(1) })
    expect(await card.getByLabel('Order status').inputValue()).toBe('pending')
    expect(visit.requests.slice(before).filter((path) => path.endsWith('/status'))).toEqual([])
    await page.keyboard.press('k')
  })

  it('keeps the changed order selected for the next shortcut', async () => {
    const card = cardOf(page, orders[0] ?? { _id: '' })
    // Another order makes the list of pending orders reload without it.
    const again = page.waitForResponse((answer) => answer.url().includes(`/api/${role}/orders?`))
    await callApi(`/${role}/orders/${orders[2]?._id}/status`, {
      method: 'PUT',
      body: { status: 'Processing' },
      as: visit.as,
    })
    await again
    await cardOf(page, orders[2] ?? { _id: '' }).waitFor({ state: 'detached' })
    expect(await focusOf(page)).toEqual({ key: null, card: namesOf(0) })
    await page.keyboard.press('p')
    expect(await focusOf(page)).toEqual({ key: 'p', card: namesOf(0) })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await toast(page, 'Payment status updated').waitFor()
    expect(await card.getByLabel('Payment status').inputValue()).toBe('paid')
    expect(await focusOf(page)).toEqual({ key: null, card: namesOf(0) })
    const chooser = page.waitForEvent('filechooser')
    await page.keyboard.press('b')
    await (await chooser).setFiles(await makeBill())
    await toast(page, 'Bill uploaded').waitFor()
    await page.keyboard.press('j')
    expect(await focusOf(page)).toEqual({ key: null, card: namesOf(1) })
    await card.waitFor({ state: 'detached' })
  })

  it('zooms a picture to the window and beyond, and restores the focus', async () => {
    const newest = orders[0]
    if (!newest) throw new Error('No order was placed.')
    const card = await openOrder(page, role, newest)
    await page.keyboard.press('o')
    const dialog = page.getByRole('dialog', { name: `Payment proof of order ${numberOf(newest)}` })
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
    const thumbnail = card.getByRole('button', { name: 'View payment proof' })
    expect(await thumbnail.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('links to a PDF, and hides a picture that does not load', async () => {
    const [, withPdf, withPicture] = orders
    if (!withPdf || !withPicture) throw new Error('No order was placed.')
    const card = await openOrder(page, role, withPdf)
    const address = await card
      .getByRole('link', { name: 'Payment proof (PDF)' })
      .getAttribute('href')
    const shown = await page.request.get(address ?? '')
    expect(shown.headers()['content-type']).toBe('application/pdf')
    const broken = await mockOffline(page, /^\/api\/files\//)
    const other = await openOrder(page, role, withPicture)
    await other.getByText('The payment proof could not be shown.').waitFor()
    expect(await other.getByRole('img').count()).toBe(0)
    await broken.restore()
    visit.consoleErrors.splice(0)
  })

  it('polls the orders every minute while the event stream is down', async () => {
    const [, order] = orders
    if (!order) throw new Error('No order was placed.')
    const own = await visitAs(browser, role)
    await own.page.clock.install()
    await mockOffline(own.page, '/events/ticket')
    const card = await openOrder(own.page, role, order)
    const form = new FormData()
    form.append('billPdf', toFormFile(await makeBill()))
    await callApi(`/orders/bill/${order._id}`, { method: 'PUT', form, as: own.as })
    await own.page.clock.fastForward(60_500)
    await card.getByRole('link', { name: 'View' }).waitFor()
    await own.context.close()
  })
})
