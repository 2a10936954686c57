import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { NotificationList } from '@store/contract/schemas/accounts/notifications'
import type { Browser } from 'playwright-core'
import { callApi, type Person, signInDemo } from '../../driver/accounts.ts'
import { openBrowser } from '../../driver/browser.ts'
import { dismissToast } from '../toasts.ts'
import { confirmDialog, visitAs } from './admin-visit.ts'
import { cardOf, numberOf, placeOrderOf } from './orders/order-admins.ts'

const titlesFor = async (as: Person) =>
  (await callApi<NotificationList>('/notifications', { as })).notifications.map(
    ({ title }) => title,
  )

describe('the notifications', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it('of the superadmin reach their tier, and can be withdrawn after a confirmation', async () => {
    const { context, page, consoleErrors } = await visitAs(browser, 'superadmin')
    const reseller = await signInDemo('reseller')
    const title = `Prices ${Date.now()}`
    await page.goto('/superadmin/notifications')
    const form = page.getByRole('form', { name: 'Send a notification' })
    await form.getByLabel('Title').fill(title)
    await form.getByLabel('Message').fill('Toner prices change on Monday.')
    await form.getByLabel('Recipient').selectOption('Reseller')
    await form.getByRole('button', { name: 'Send Notification' }).click()
    await dismissToast(page, 'Notification sent successfully!')
    const list = page.getByRole('list', { name: 'Sent notifications' })
    const sent = list.getByRole('listitem').filter({ hasText: title })
    await sent.getByText('To: Reseller').waitFor()
    expect(await titlesFor(reseller)).toContain(title)

    await sent.getByRole('button', { name: 'Delete' }).click()
    const asked = confirmDialog(page, 'Are you sure you want to delete this notification?')
    await asked.getByRole('button', { name: 'Delete notification' }).click()
    await dismissToast(page, 'Notification deleted')
    await sent.waitFor({ state: 'detached' })
    expect(await titlesFor(reseller)).not.toContain(title)
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('for an admin arrive while the page is open, only for the own tier, and stay read or deleted', async () => {
    const { as, context, page, consoleErrors } = await visitAs(browser, 'reseller-admin')
    await page.goto('/reseller-admin/notifications')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const noticeOf = (order: { _id: string }) =>
      page.getByRole('listitem', { name: `New order ${numberOf(order)}` })
    const foreign = await placeOrderOf('enduser')
    const order = await placeOrderOf('reseller')
    const notice = noticeOf(order)
    await notice.waitFor()
    expect(await noticeOf(foreign).count()).toBe(0)

    await notice.getByRole('button', { name: 'Mark as Read' }).click()
    await dismissToast(page, 'Notification marked as read')
    await page.reload()
    await notice.waitFor()
    expect(await notice.getByRole('button', { name: 'Mark as Read' }).count()).toBe(0)
    await notice.getByRole('link', { name: 'See the order' }).click()
    await page.waitForURL(`**/reseller-admin/orders?q=${order._id}`)
    await cardOf(page, order).waitFor()
    await page.goBack()
    await notice.getByRole('button', { name: 'Delete' }).click()
    await dismissToast(page, 'Notification deleted')
    await notice.waitFor({ state: 'detached' })
    expect(await titlesFor(as)).not.toContain(`New order ${numberOf(order)}`)
    expect(consoleErrors).toEqual([])
    await context.close()
  })
})
