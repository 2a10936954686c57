import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { Browser, Page } from 'playwright-core'
import { callApi } from '../../../driver/accounts.ts'
import { openBrowser } from '../../../driver/browser.ts'
import { mockError, mockOffline, mockPending, mockResponse } from '../../../driver/mock-api.ts'
import { makeBill, makeUniqueProofImage } from '../../../driver/sample-files.ts'
import { toast } from '../../toasts.ts'
import { type AdminVisit, visitAs } from '../admin-visit.ts'
import {
  clearReviewQueue,
  orderAdmins,
  ordersOf,
  placeOrderOf,
  proofOf,
} from '../orders/order-admins.ts'

describe.each(orderAdmins)('the proof review of a $role', ({ role, tier, other }) => {
  let browser: Browser
  let visit: AdminVisit
  let page: Page
  let order: Order
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, role)
    page = visit.page
    await clearReviewQueue(visit.as)
    const paymentReference = `UTR${Date.now()}`
    order = await placeOrderOf(tier, { proof: await makeUniqueProofImage(), paymentReference })
  }, 120_000)
  afterAll(async () => {
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  it('shows loading and empty states', async () => {
    const held = await mockPending(page, '/proofs')
    await page.goto(`/${role}/proofs`)
    await page.getByText('Loading payment proofs...').waitFor()
    await held.restore()
    await proofOf(page, order).waitFor()
    const none = await mockResponse(page, '/proofs', { body: { orders: [] } })
    await page.reload()
    await page.getByText('All payment proofs are checked.').waitFor()
    await none.restore()
    await page.getByRole('link', { name: 'Go to the orders' }).click()
    await page.waitForURL(`**/${role}/orders`)
  })

  it('shows a loading error, and loads on Retry', async () => {
    const refused = await mockError(page, '/proofs')
    await page.goto(`/${role}/proofs`)
    await page.getByText('Failed to load payment proofs').waitFor()
    await refused.restore()
    await page.getByRole('button', { name: 'Retry' }).click()
    await proofOf(page, order).waitFor()
  })

  it('shows the proof beside amount, reference and buyer, and counts the pending ones', async () => {
    const proof = proofOf(page, order)
    await page.getByText('1 waiting · 0 checked').waitFor()
    await proof.getByText('1 of 1', { exact: true }).waitFor()
    await proof
      .getByText(`₹${order.totalAmount.toLocaleString('en-IN')}`, { exact: true })
      .waitFor()
    await proof.getByText(order.paymentReference ?? 'missing').waitFor()
    await proof.getByText('Meera Shah').waitFor()
    const picture = proof.getByRole('img')
    expect(await picture.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined()
    // The verdict buttons are visible without scrolling.
    expect(await proof.getByRole('button', { name: 'Verify' }).isVisible()).toBe(true)
    const box = await proof.getByRole('button', { name: 'Verify' }).boundingBox()
    expect((box?.y ?? 9_999) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
  })

  it('excludes other tiers', async () => {
    const foreign = other && (await placeOrderOf(other))
    const queue = await callApi<{ orders: Order[] }>('/proofs?limit=100', { as: visit.as })
    const ids = queue.orders.map(({ _id }) => _id)
    expect(ids).toContain(order._id)
    expect(ids).not.toContain(foreign?._id)
    const tiers = new Set(queue.orders.map((waiting) => waiting.tier))
    if (other) expect([...tiers]).toEqual([tier])
  })

  it('lists reviewed proofs in tabs, which are in the URL', async () => {
    await page.keyboard.press('v')
    await toast(page, 'Payment verified').waitFor()
    await page.getByText('All payment proofs are checked.').waitFor()
    await page.getByRole('link', { name: 'Verified', exact: true }).click()
    await page.waitForURL('**/proofs?status=verified')
    const table = page.getByRole('table', { name: 'Proofs that were verified' })
    await table.getByText(visit.as.user.name).first().waitFor()
    const [newest] = await table.locator('tbody').getByRole('row').allTextContents()
    expect(newest).toContain(order._id.slice(-6))
    expect(newest).toContain(visit.as.user.name)
    await page.reload()
    await table.getByText(order.paymentReference ?? 'missing').waitFor()
    await page.goBack()
    await page.getByText('All payment proofs are checked.').waitFor()
  })
})

describe('proofs by keyboard', () => {
  const role = 'distributor-admin'
  let browser: Browser
  let visit: AdminVisit
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, role)
    page = visit.page
    await clearReviewQueue(visit.as)
  }, 120_000)
  afterAll(async () => {
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  it('are reviewed twenty in a row, oldest first, each shown before its shortcut works', async () => {
    const own = await Promise.all(
      Array.from({ length: 20 }, async () => ({ proof: await makeUniqueProofImage() })),
    )
    const { orders } = await ordersOf('distributor', own)
    await page.goto(`/${role}/proofs`)
    for (const [place, order] of orders.entries()) {
      await proofOf(page, order).waitFor()
      await page.getByText(`${20 - place} waiting · ${place} checked`, { exact: true }).waitFor()
      if (place % 5 === 4) {
        await page.keyboard.press('r')
        await page.keyboard.type('The amount on the proof is another one.')
        await page.keyboard.press('Enter')
      } else {
        await page.keyboard.press('v')
      }
    }
    await page.getByText('All payment proofs are checked.').waitFor()
    await page.getByText('0 waiting · 20 checked').waitFor()
    const states = await Promise.all(
      orders.map(({ _id }) => callApi<Order>(`/orders/${_id}`, { as: visit.as })),
    )
    const rejected = states.filter(({ proofStatus }) => proofStatus === 'rejected')
    expect(states.map(({ proofStatus }) => proofStatus)).not.toContain('unverified')
    expect(rejected.map(({ _id }) => _id)).toEqual(
      orders.filter((_order, place) => place % 5 === 4).map(({ _id }) => _id),
    )
    expect(rejected[0]?.paymentStatus).toBe('failed')
  }, 180_000)

  it('need a reason to be rejected, survive a failure, and can be undone', async () => {
    const { orders } = await ordersOf('distributor', [
      { proof: await makeUniqueProofImage() },
      { proof: await makeUniqueProofImage() },
    ])
    const [first, second] = orders
    if (!first || !second) throw new Error('No order was placed.')
    await page.goto(`/${role}/proofs`)
    await proofOf(page, first).waitFor()
    await page.getByText('2 waiting', { exact: false }).waitFor()
    await page.keyboard.press('r')
    await page.keyboard.press('Enter')
    await page.getByText('Tell the buyer why the payment proof is rejected').waitFor()
    await page.keyboard.type('Too dark')
    await page.keyboard.press('Escape')
    const cut = await mockOffline(page, `/orders/${first._id}/proof`)
    await page.keyboard.press('v')
    await toast(page, 'Failed to save the verdict').waitFor()
    await cut.restore()
    expect(await page.getByLabel('Reason for rejecting').inputValue()).toBe('Too dark')
    await page.keyboard.press('j')
    await proofOf(page, second).waitFor()
    await page.keyboard.press('k')
    await proofOf(page, first).waitFor()
    await page.keyboard.press('v')
    await proofOf(page, second).waitFor()
    await page.keyboard.press('u')
    await toast(page, 'Payment status updated').waitFor()
    await proofOf(page, first).waitFor()
    const back = await callApi<Order>(`/orders/${first._id}`, { as: visit.as })
    expect([back.paymentStatus, back.proofStatus]).toEqual(['pending', 'unverified'])
    await page.keyboard.press('r')
    await page.keyboard.press('Enter')
    await toast(page, 'Payment proof rejected').waitFor()
    await proofOf(page, second).waitFor()
  })

  it('can be enlarged, a picture in the window, a PDF in a tab', async () => {
    await clearReviewQueue(visit.as)
    const slip = { ...(await makeBill()), name: 'slip.pdf' }
    const { orders } = await ordersOf('distributor', [
      { proof: await makeUniqueProofImage() },
      { proof: slip },
    ])
    const [picture, pdf] = orders
    if (!picture || !pdf) throw new Error('No order was placed.')
    await page.goto(`/${role}/proofs`)
    await proofOf(page, picture).waitFor()
    await page.keyboard.press('o')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('img').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('j')
    const address = await proofOf(page, pdf)
      .getByRole('link', { name: 'Payment proof (PDF)' })
      .getAttribute('href')
    expect((await page.request.get(address ?? '')).headers()['content-type']).toBe(
      'application/pdf',
    )
  })
})
