import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { registerBuyer, signInDemo } from '../../driver/accounts.ts'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { createReturningBuyer } from '../../driver/fixtures.ts'
import { mockError, mockPending } from '../../driver/mock-api.ts'
import { notifyTier } from './admin-actions.ts'

describe('the dashboard of a buyer', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it('asks a visitor to sign in, and is not available to an admin', async () => {
    const visitor = await openVisitor(browser)
    await visitor.page.goto('/dashboard')
    await visitor.page.waitForURL('**/login')
    await visitor.context.close()
    const admin = await openVisitor(browser, { as: await signInDemo('reseller-admin') })
    await admin.page.goto('/dashboard')
    await admin.page.waitForURL('**/unauthorized')
    await admin.context.close()
  })

  it('shows a summary with links', async () => {
    const { person, order } = await createReturningBuyer('reseller')
    const { context, page, consoleErrors } = await openVisitor(browser, { as: person })
    const held = await mockPending(page, '/dashboard/user')
    await page.goto('/dashboard')
    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 1, name: 'Reseller Dashboard' }).waitFor()
    await held.restore()
    await main.getByRole('link', { name: /^My Orders 1/ }).waitFor()
    await main.getByRole('link', { name: /^Wishlist 3/ }).waitFor()
    await main.getByRole('link', { name: /^Cart 2/ }).waitFor()
    await main.getByRole('link', { name: /^Notifications/ }).click()
    await page.waitForURL('**/notifications')
    await page.goBack()
    await main.getByRole('link', { name: /^Profile/ }).click()
    await page.waitForURL('**/profile')
    await page.goBack()
    await main.getByRole('link', { name: `Order #${order._id.slice(-6)}` }).click()
    await page.waitForURL('**/orders#order-*')
    await page.getByRole('article', { name: `Order #${order._id.slice(-6)}` }).waitFor()
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('counts new notifications on the bell', async () => {
    await notifyTier('distributor')
    const { context, page } = await openVisitor(browser, { as: await registerBuyer('distributor') })
    await page.goto('/dashboard')
    const bell = page.getByRole('main').getByRole('link', { name: /^Notifications, \d+ unread$/ })
    const before = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0])
    await notifyTier('distributor')
    const name = `Notifications, ${before + 1} unread`
    await page.getByRole('link', { name, exact: true }).waitFor({ timeout: 10_000 })
    await context.close()
  })

  it('shows a loading error, and loads on Retry', async () => {
    const { context, page } = await openVisitor(browser, { as: await registerBuyer('enduser') })
    const refused = await mockError(page, '/dashboard/user')
    await page.goto('/dashboard')
    await page.getByText('Failed to load dashboard data').waitFor()
    await refused.restore()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('No orders found.').waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^My Orders 0/ })
      .waitFor()
    await context.close()
  })
})
