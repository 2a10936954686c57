import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../../driver/browser.ts'
import { mockOffline } from '../../driver/mock-api.ts'
import { makeProofImage } from '../../driver/sample-files.ts'
import { dismissToast } from '../toasts.ts'
import { adminActionsFor } from './admin-actions.ts'
import { openMyOrders } from './buyer-with-order.ts'

/** Shorter than the polling interval of 15 seconds. */
const atOnce = { timeout: 10_000 }

describe('an open page of orders', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it('shows what the admin changes, in every tab, without a reload', async () => {
    const { context, page, card, order, consoleErrors } = await openMyOrders(browser, 'reseller')
    const otherTab = await context.newPage()
    await otherTab.goto('/dashboard')
    const row = otherTab.getByRole('listitem').filter({ hasText: order._id.slice(-6) })
    await row.getByText('Pending').waitFor()
    await page.evaluate('globalThis.sameDocument = true')

    const adminActions = await adminActionsFor(order)
    await adminActions.setStatus('Shipped')
    await card.getByText('Shipped').first().waitFor(atOnce)
    await row.getByText('Shipped').waitFor(atOnce)
    expect(await card.getByRole('button', { name: 'Cancel order' }).count()).toBe(0)
    await adminActions.uploadBill()
    await card.getByRole('link', { name: 'Download bill' }).waitFor(atOnce)
    expect(await page.evaluate('globalThis.sameDocument')).toBe(true)
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('asks for another proof once the payment is rejected, and accepts it', async () => {
    const { context, page, card, order, consoleErrors } = await openMyOrders(browser)
    await (await adminActionsFor(order)).rejectProof('The screenshot shows ₹500 only.')
    await card.getByText('The store says: The screenshot shows ₹500 only.').waitFor(atOnce)
    await card.getByRole('button', { name: 'Send new proof' }).click()

    const dialog = page.getByRole('dialog')
    const send = () => dialog.getByRole('button', { name: 'Send proof' }).click()
    await send()
    await dialog.getByText('Upload payment proof').waitFor()
    const file = dialog.locator('input[type=file]')
    await file.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await send()
    await dialog.getByText('Upload a JPG, PNG or PDF file as payment proof').waitFor()

    await file.setInputFiles(await makeProofImage())
    await dialog.getByRole('img', { name: 'The payment proof you chose' }).waitFor()
    const cut = await mockOffline(page, `/orders/${order._id}/proof`)
    await send()
    await dialog.getByText('Failed to send payment proof').waitFor()
    await cut.restore()
    await send()
    await dismissToast(page, 'Payment proof sent. Awaiting confirmation')
    await card.getByRole('button', { name: 'Send new proof' }).waitFor({ state: 'detached' })
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('polls every 15 seconds while the event stream is down', async () => {
    const { context, page, card, order } = await openMyOrders(browser)
    await page.clock.install()
    await mockOffline(page, '/events/ticket')
    await page.reload()
    await card.getByText('Pending').first().waitFor()
    await (await adminActionsFor(order)).setStatus('Processing')
    await page.clock.fastForward(15_500)
    await card.getByText('Processing', { exact: true }).waitFor(atOnce)
    await context.close()
  })
})
