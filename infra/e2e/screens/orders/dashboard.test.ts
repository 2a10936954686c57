import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { Browser } from 'playwright-core'
import { type Person, signInDemo } from '../../driver/accounts.ts'
import { openBrowser, openVisitor, type Visitor } from '../../driver/browser.ts'
import { createReturningBuyer } from '../../driver/fixtures.ts'
import { dismissToast } from '../toasts.ts'
import { notifyTier } from './admin-actions.ts'

describe('the dashboard of a buyer', () => {
  let browser: Browser
  let visitor: Visitor
  let person: Person
  let order: Order
  beforeAll(async () => {
    browser = await openBrowser()
    const returningBuyer = await createReturningBuyer('reseller')
    person = returningBuyer.person
    order = returningBuyer.order
    visitor = await openVisitor(browser, { as: person })
  })
  afterAll(async () => browser.close())

  it('shows figures that lead to the profile and to the order', async () => {
    const { page } = visitor
    await page.goto('/dashboard')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: /^My Orders 1/ }).waitFor()
    await main.getByRole('link', { name: /^Wishlist 3/ }).waitFor()
    await main.getByRole('link', { name: /^Cart 2/ }).waitFor()
    await main.getByRole('link', { name: /^Profile/ }).click()
    await page.waitForURL('**/profile')
    await main.getByText(person.user.email).waitFor()
    await main.getByText(person.user.resellerId ?? '').waitFor()
    await page.goBack()
    const name = `Order #${order._id.slice(-6)}`
    await main.getByRole('link', { name }).click()
    await page.waitForURL('**/orders/*')
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    await page.goBack()
  })

  it('counts new notifications, even while others are being read, and keeps them read or dismissed', async () => {
    const { page, consoleErrors } = visitor
    const main = page.getByRole('main')
    await notifyTier('reseller')
    await page.goto('/dashboard')
    const bell = main.getByRole('link', { name: /^Notifications, \d+ unread$/ })
    const before = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0])
    const readTitle = await notifyTier('reseller')
    const counted = main.getByRole('link', { name: `Notifications, ${before + 1} unread` })
    await counted.waitFor()

    await counted.click()
    await page.waitForURL('**/notifications')
    const read = page.getByRole('listitem', { name: readTitle })
    await read.waitFor()
    const dismissedTitle = await notifyTier('reseller')
    const dismissed = page.getByRole('listitem', { name: dismissedTitle })
    await dismissed.waitFor()
    await read.getByRole('button', { name: 'Mark as Read' }).click()
    await dismissToast(page, 'Notification marked as read')
    await dismissed.getByRole('button', { name: `Dismiss ${dismissedTitle}` }).click()
    await dismissToast(page, 'Notification deleted')
    await page.reload()
    await read.waitFor()
    expect(await read.getByRole('button', { name: 'Mark as Read' }).count()).toBe(0)
    expect(await dismissed.count()).toBe(0)
    expect(consoleErrors).toEqual([])
  })

  it('is not available to an admin', async () => {
    const { context, page } = await openVisitor(browser, { as: await signInDemo('reseller-admin') })
    await page.goto('/dashboard', { waitUntil: 'commit' })
    await page.waitForURL('**/unauthorized', { waitUntil: 'commit' })
    await context.close()
  })
})
