import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { NotificationList } from '@store/contract/schemas/accounts/notifications'
import type { Browser, Locator, Page } from 'playwright-core'
import { callApi, type Person, registerBuyer, signInDemo } from '../../driver/accounts.ts'
import { openBrowser } from '../../driver/browser.ts'
import { fetchProducts, placeOrder } from '../../driver/fixtures.ts'
import { mockError, mockOffline, mockPending, mockResponse } from '../../driver/mock-api.ts'
import { type AdminVisit, confirmDialog, dismissToast, visitAs } from './admin-visit.ts'

const titlesFor = async (as: Person) =>
  (await callApi<NotificationList>('/notifications', { as })).notifications.map(
    ({ title }) => title,
  )

/** Checks the loading, empty and error states of a list of notifications. */
async function expectAllStates(page: Page, screen: string, path: string): Promise<void> {
  const held = await mockPending(page, path)
  await page.goto(screen)
  await page.getByText('Loading notifications...').waitFor()
  await held.restore()
  const none = await mockResponse(page, path, { body: { notifications: [] } })
  await page.reload()
  await page.getByText('No notifications found.').waitFor()
  await none.restore()
  const refused = await mockError(page, path)
  await page.reload()
  await page.getByText('Failed to load notifications').waitFor()
  await refused.restore()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText('Failed to load notifications').waitFor({ state: 'detached' })
}

describe('the notifications a superadmin sends', () => {
  let browser: Browser
  let visit: AdminVisit
  let page: Page
  let form: Locator
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, 'superadmin')
    page = visit.page
    form = page.getByRole('form', { name: 'Send a notification' })
  })
  afterAll(async () => {
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  const sent = (title: string) =>
    page
      .getByRole('list', { name: 'Sent notifications' })
      .getByRole('listitem')
      .filter({ hasText: title })
  const send = () => form.getByRole('button', { name: 'Send Notification' }).click()

  async function write(title: string, recipient?: string): Promise<void> {
    await form.getByLabel('Title').fill(title)
    await form.getByLabel('Message').fill('Toner prices change on Monday.')
    if (recipient) await form.getByLabel('Recipient').selectOption(recipient)
  }

  it('have loading, empty, error and data states', async () => {
    await expectAllStates(page, '/superadmin/notifications', '/notifications/sent')
  })

  it('require title, message and recipient', async () => {
    await page.goto('/superadmin/notifications')
    expect(await form.getByLabel('Recipient').inputValue()).toBe('all')
    await send()
    await form.getByText('Please provide title, message, and recipient').first().waitFor()
    await form.getByLabel('Title').fill('Half a notification')
    await send()
    expect(await form.getByLabel('Message').getAttribute('aria-invalid')).toBe('true')
    await form.getByLabel('Title').fill('')
  })

  it('reach only their tier, and are withdrawn after confirmation', async () => {
    const title = `Prices ${Date.now()}`
    const [reseller, distributor] = await Promise.all([
      registerBuyer('reseller'),
      registerBuyer('distributor'),
    ])
    await page.goto('/superadmin/notifications')
    await write(title, 'Reseller')
    await send()
    await dismissToast(page, 'Notification sent successfully!')
    expect(await form.getByLabel('Title').inputValue()).toBe('')
    await sent(title).getByText('To: Reseller').waitFor()
    expect(await titlesFor(reseller)).toContain(title)
    expect(await titlesFor(distributor)).not.toContain(title)

    const asked = confirmDialog(page, 'Are you sure you want to delete this notification?')
    const ask = () => sent(title).getByRole('button', { name: 'Delete' }).click()
    await ask()
    await asked.getByRole('button', { name: 'Cancel' }).click()
    expect(await titlesFor(reseller)).toContain(title)
    const cut = await mockOffline(page, /^\/api\/notifications\/[^/]{20,}$/)
    await ask()
    await asked.getByRole('button', { name: 'Delete notification' }).click()
    await dismissToast(page, 'Failed to delete notification')
    await cut.restore()
    await ask()
    await asked.getByRole('button', { name: 'Delete notification' }).click()
    await dismissToast(page, 'Notification deleted')
    await sent(title).waitFor({ state: 'detached' })
    expect(await titlesFor(reseller)).not.toContain(title)
  })

  it('keep the input when they cannot be sent', async () => {
    const title = `Kept ${Date.now()}`
    const refused = await mockError(page, '/notifications')
    await page.goto('/superadmin/notifications')
    await write(title)
    await send()
    await form.getByText('Failed to send notification').first().waitFor()
    await page.reload()
    expect(await form.getByLabel('Title').inputValue()).toBe(title)
    await refused.restore()
    await send()
    await dismissToast(page, 'Notification sent successfully!')
    await sent(title).getByText('To: All').waitFor()
  })
})

const tiers = ['enduser', 'reseller', 'distributor'] as const

describe.each(tiers)('the notifications of the %s-admin', (tier) => {
  const role = `${tier}-admin`
  let browser: Browser
  let visit: AdminVisit
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, role)
    page = visit.page
  })
  afterAll(async () => {
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  /** Places an order of the tier. @returns the notification its admin received */
  async function openNotice() {
    const buyer = await registerBuyer(tier)
    const order = await placeOrder(buyer, await fetchProducts(1, buyer))
    await page.goto(`/${role}/notifications`)
    const title = `New order #${order._id.slice(-6)}`
    const notice = page.getByRole('listitem', { name: title })
    await notice.waitFor()
    return { order, title, notice }
  }

  it('have loading, empty, error and data states', async () => {
    await openNotice()
    await expectAllStates(page, `/${role}/notifications`, '/notifications')
  })

  it('stay read after a reload', async () => {
    const { notice } = await openNotice()
    const cut = await mockOffline(page, /^\/api\/notifications\/.+\/read$/)
    await notice.getByRole('button', { name: 'Mark as Read' }).click()
    await dismissToast(page, 'Failed to mark notification as read')
    await cut.restore()
    await notice.getByRole('button', { name: 'Mark as Read' }).click()
    await dismissToast(page, 'Notification marked as read')
    await page.reload()
    await notice.waitFor()
    expect(await notice.getByRole('button', { name: 'Mark as Read' }).count()).toBe(0)
  })

  it('stay deleted after a reload, and remain if that fails', async () => {
    const { notice } = await openNotice()
    const cut = await mockOffline(page, /^\/api\/notifications\/.+/)
    await notice.getByRole('button', { name: 'Delete' }).click()
    await dismissToast(page, 'Failed to delete notification')
    await cut.restore()
    await notice.getByRole('button', { name: 'Delete' }).click()
    await dismissToast(page, 'Notification deleted')
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await notice.waitFor({ state: 'detached' })
  })

  it('link to their order', async () => {
    const { order, notice } = await openNotice()
    await notice.getByRole('link', { name: 'See the order' }).click()
    await page.waitForURL(`**/${role}/orders?q=${order._id}`)
    await page
      .getByRole('article')
      .filter({ hasText: order._id.slice(-6) })
      .first()
      .waitFor()
  })

  it('arrive while the page is open, but not those of another tier', async () => {
    await page.goto(`/${role}/notifications`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const titles: Record<string, string> = {}
    for (const other of tiers) {
      const buyer = await registerBuyer(other)
      const order = await placeOrder(buyer, await fetchProducts(1, buyer))
      titles[other] = `New order #${order._id.slice(-6)}`
    }
    const notice = (title = '') => page.getByRole('listitem', { name: title })
    await notice(titles[tier]).waitFor()
    for (const other of tiers) {
      expect(await notice(titles[other]).count()).toBe(other === tier ? 1 : 0)
    }
  })

  it("are sent by the API to the tier's admin only", async () => {
    for (const other of tiers) {
      const as = await signInDemo(`${other}-admin`)
      const asked = callApi(`/notifications?role=${role}`, { as })
      if (other === tier) await asked
      else await expect(asked).rejects.toThrow('403')
    }
  })
})
