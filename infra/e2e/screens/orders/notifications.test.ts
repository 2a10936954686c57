import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { registerBuyer } from '../../driver/accounts.ts'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { mockError, mockOffline, mockPending, mockResponse } from '../../driver/mock-api.ts'
import { dismissToast } from '../toasts.ts'
import { notifyTier } from './admin-actions.ts'

describe('notifications', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  /** Opens the notifications of a new reseller, to whom the superadmin has sent one. */
  async function openInbox() {
    const visitor = await openVisitor(browser, { as: await registerBuyer('reseller') })
    const title = await notifyTier('reseller')
    await visitor.page.goto('/notifications')
    const item = visitor.page.getByRole('listitem', { name: title })
    await item.waitFor()
    return { ...visitor, title, item }
  }

  it('ask a visitor to sign in', async () => {
    const { context, page, consoleErrors } = await openVisitor(browser)
    await page.goto('/notifications')
    await page.getByText('User not logged in').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await page.waitForURL('**/login')
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('show loading and empty states', async () => {
    const { context, page } = await openVisitor(browser, { as: await registerBuyer('enduser') })
    const held = await mockPending(page, '/notifications')
    await page.goto('/notifications')
    await page.getByText('Loading notifications...').waitFor()
    await mockResponse(page, '/notifications', { body: { notifications: [] } })
    await page.reload()
    await page.getByText('No notifications found.').waitFor()
    await held.restore()
    await context.close()
  })

  it('show a loading error, and load on Retry', async () => {
    const { context, page } = await openVisitor(browser, { as: await registerBuyer('reseller') })
    const title = await notifyTier('reseller')
    const refused = await mockError(page, '/notifications')
    await page.goto('/notifications')
    await page.getByText('Failed to fetch notifications').waitFor()
    await refused.restore()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('listitem', { name: title }).getByText('HP 26A toners').waitFor()
    await context.close()
  })

  it('stay read after a reload', async () => {
    const { context, page, item, consoleErrors } = await openInbox()
    await item.getByRole('button', { name: 'Mark as Read' }).click()
    await dismissToast(page, 'Notification marked as read')
    await page.reload()
    await item.waitFor()
    expect(await item.getByRole('button', { name: 'Mark as Read' }).count()).toBe(0)
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('stay dismissed after a reload, and reappear if that fails', async () => {
    const { context, page, title, item } = await openInbox()
    const dismiss = () => item.getByRole('button', { name: `Dismiss ${title}` }).click()
    const cut = await mockOffline(page, /\/api\/notifications\/.+/)
    await dismiss()
    await dismissToast(page, 'Failed to delete notification')
    await item.waitFor()
    await cut.restore()
    await dismiss()
    await dismissToast(page, 'Notification deleted')
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await item.waitFor({ state: 'detached' })
    await context.close()
  })

  it('arrive while the page is open', async () => {
    const { context, page, consoleErrors } = await openInbox()
    const title = await notifyTier('reseller')
    await page.getByRole('listitem', { name: title }).waitFor({ timeout: 10_000 })
    expect(consoleErrors).toEqual([])
    await context.close()
  })
})
