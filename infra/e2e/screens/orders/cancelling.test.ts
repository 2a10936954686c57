import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../../driver/browser.ts'
import { mockError, mockOffline } from '../../driver/mock-api.ts'
import { dismissToast } from '../toasts.ts'
import { adminActionsFor } from './admin-actions.ts'
import { type BuyerWithOrder, openMyOrders } from './buyer-with-order.ts'

describe('cancelling an order', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  async function ask({ page, card }: BuyerWithOrder) {
    await card.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('alertdialog')
    const reason = dialog.getByLabel('Reason for cancelling')
    const confirm = () => dialog.getByRole('button', { name: 'Cancel order' }).click()
    return { dialog, reason, confirm }
  }

  it('needs a reason', async () => {
    const opened = await openMyOrders(browser)
    const { dialog, reason, confirm } = await ask(opened)
    await reason.fill('   ')
    await confirm()
    await dialog.getByText('Cancellation reason is required').waitFor()
    expect(await reason.evaluate((field) => field === document.activeElement)).toBe(true)
    await opened.page.keyboard.press('Escape')
    await opened.card.getByText('Pending').first().waitFor()
    await opened.context.close()
  })

  it('shows it cancelled with the reason, at once and after a reload', async () => {
    const opened = await openMyOrders(browser)
    const { page, card } = opened
    const { reason, confirm } = await ask(opened)
    await reason.fill('Ordered twice')
    await confirm()
    await dismissToast(page, 'Order cancelled')
    await card.getByText('Cancelled', { exact: true }).waitFor()
    expect(await card.getByRole('button', { name: 'Cancel order' }).count()).toBe(0)
    await page.reload()
    await card.getByText('Cancelled: Ordered twice').waitFor()
    expect(opened.consoleErrors).toEqual([])
    await opened.context.close()
  })

  it('is rejected once the order has shipped', async () => {
    const opened = await openMyOrders(browser)
    const { page, card, order } = opened
    const { reason, confirm } = await ask(opened)
    await reason.fill('Changed my mind')
    await (await adminActionsFor(order)).setStatus('Shipped')
    await confirm()
    await dismissToast(page, 'You cannot cancel this order because it is already processed.')
    await card.getByText('Shipped').first().waitFor()
    expect(await card.getByRole('button', { name: 'Cancel order' }).count()).toBe(0)
    await opened.context.close()
  })

  it('reports that the order no longer exists', async () => {
    const opened = await openMyOrders(browser)
    const path = `/orders/cancel/${opened.order._id}`
    await mockError(opened.page, path, { status: 404, message: 'Order not found' })
    const { reason, confirm } = await ask(opened)
    await reason.fill('Ordered twice')
    await confirm()
    await dismissToast(opened.page, 'Order not found')
    await opened.context.close()
  })

  it('keeps the reason when offline', async () => {
    const opened = await openMyOrders(browser)
    const cut = await mockOffline(opened.page, `/orders/cancel/${opened.order._id}`)
    const { dialog, reason, confirm } = await ask(opened)
    await reason.fill('Ordered twice')
    await confirm()
    await dialog.getByText('Unable to cancel order.').waitFor()
    await cut.restore()
    await confirm()
    await dismissToast(opened.page, 'Order cancelled')
    await opened.context.close()
  })
})
