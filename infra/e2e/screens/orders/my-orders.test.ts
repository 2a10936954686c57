import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Download } from 'playwright-core'
import { registerBuyer } from '../../driver/accounts.ts'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { mockError, mockPending, mockResponse } from '../../driver/mock-api.ts'
import { dismissToast } from '../toasts.ts'
import { adminActionsFor } from './admin-actions.ts'
import { openMyOrders } from './buyer-with-order.ts'

const kindOf = async (download: Download) =>
  (await readFile(await download.path())).subarray(0, 5).toString()

describe('my orders', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it('asks a visitor to sign in', async () => {
    const { context, page } = await openVisitor(browser)
    await page.goto('/orders')
    await page.waitForURL('**/login')
    await context.close()
  })

  it('shows loading and empty states, and links to the shop of the tier', async () => {
    const { context, page, consoleErrors } = await openVisitor(browser, {
      as: await registerBuyer('reseller'),
    })
    const held = await mockPending(page, '/orders')
    await page.goto('/orders')
    await page.getByText('Loading orders...').waitFor()
    await held.restore()
    await page.getByText('No orders found.').waitFor()
    await page.getByRole('link', { name: 'Browse Products' }).click()
    await page.waitForURL('**/reseller/shop')
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('shows a loading error, and loads on Retry', async () => {
    const { context, page } = await openVisitor(browser, { as: await registerBuyer('enduser') })
    const refused = await mockError(page, '/orders')
    await page.goto('/orders')
    await page.getByText('Failed to load orders').waitFor()
    await refused.restore()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('No orders found.').waitFor()
    await context.close()
  })

  it('shows items, status, address and timeline', async () => {
    const { context, card, order, consoleErrors } = await openMyOrders(browser, 'distributor')
    for (const { product } of order.items)
      await card.getByRole('link', { name: product.name }).waitFor()
    await card.getByText('By courier, DTDC').waitFor()
    const here = card.getByRole('list', { name: 'Progress' }).locator('[aria-current=step]')
    expect(await here.textContent()).toMatch(/^Ordered/)
    await card.getByText('Timeline').click()
    await card.getByText('Order placed', { exact: true }).waitFor()
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('orders again into the cart', async () => {
    const { context, page, card } = await openMyOrders(browser)
    await card.getByRole('button', { name: 'Order again' }).click()
    await dismissToast(page, 'Added to cart!')
    await page.waitForURL('**/cart')
    await page.getByRole('link', { name: 'Proceed to Checkout' }).waitFor()
    await context.close()
  })

  it('lists items that could not be ordered again', async () => {
    const { context, page, card } = await openMyOrders(browser)
    const said = [
      'HP 26A: no longer available',
      'HP 88A: 2 of 10 added, there are no more in stock',
    ]
    await mockResponse(page, /\/reorder$/, {
      body: {
        cart: { items: [], totalAmount: 0 },
        rejected: said.map((message, place) => ({ line: place + 1, message })),
      },
    })
    await card.getByRole('button', { name: 'Order again' }).click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByRole('listitem').allTextContents()).toEqual(said)
    await dialog.getByRole('link', { name: 'Go to cart' }).click()
    await page.waitForURL('**/cart')
    await context.close()
  })

  it('shows and saves the bill, and the GST invoice beside it', async () => {
    const { context, page, card, order, consoleErrors } = await openMyOrders(browser)
    await card.getByText('Once it ships').waitFor()
    const adminActions = await adminActionsFor(order)
    await adminActions.setStatus('Shipped')
    await adminActions.uploadBill()

    const bill = page.waitForEvent('download')
    await card.getByRole('link', { name: 'Download bill' }).click()
    expect(await kindOf(await bill)).toBe('%PDF-')
    const address = await card.getByRole('link', { name: 'View bill' }).getAttribute('href')
    const shown = await page.request.get(address ?? '')
    expect(shown.headers()['content-disposition']).toMatch(/^inline/)

    const invoice = page.waitForEvent('download')
    await card.getByRole('button', { name: 'Download invoice' }).click()
    expect(await kindOf(await invoice)).toBe('%PDF-')
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('has a credit note for an order that was cancelled after it was invoiced', async () => {
    const { context, page, card, order } = await openMyOrders(browser)
    const adminActions = await adminActionsFor(order)
    await adminActions.setStatus('Shipped')
    await card.getByRole('button', { name: 'Download invoice' }).waitFor()
    await adminActions.setStatus('Cancelled')
    const note = page.waitForEvent('download')
    await card.getByRole('button', { name: 'Download credit note' }).click()
    expect(await kindOf(await note)).toBe('%PDF-')
    await context.close()
  })
})
