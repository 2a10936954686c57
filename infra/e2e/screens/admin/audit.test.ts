import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../../browser.ts'
import { answering, holding, unreachable } from '../../faces.ts'
import { placeOrder, someProducts } from '../../furnished.ts'
import { aNewBuyer, call, theDemo } from '../../people.ts'
import { type AdminVisit, aProductOf, dropProduct, visitAs } from './admin-visit.ts'

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Audit' }).locator('tbody').getByRole('row')

describe('the audit', () => {
  let browser: Browser
  let visit: AdminVisit
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, 'superadmin')
    page = visit.page
  })
  afterAll(async () => {
    await browser.close()
    expect(visit.noise).toEqual([])
  })

  it('says that it loads, that nothing was changed, that it failed, and comes on Retry', async () => {
    await call('/notifications', {
      body: { title: 'Something to keep', message: 'For the audit.', sentTo: 'enduser' },
      as: visit.as,
    })
    const held = await holding(page, '/admin/audit')
    await page.goto('/superadmin/audit')
    await page.getByText('Loading audit...').waitFor()
    await held.lift()
    await rows(page).first().waitFor()
    const none = await answering(page, '/admin/audit', { body: { entries: [] } })
    await page.reload()
    await page.getByText('Nothing was changed yet.').waitFor()
    await none.lift()
    const cut = await unreachable(page, '/admin/audit')
    await page.reload()
    await page.getByText('Failed to load audit').waitFor()
    await cut.lift()
    await page.getByRole('button', { name: 'Retry' }).click()
    await rows(page).first().waitFor()
  })

  it('shows what was just done: who, to what, from what to what', async () => {
    const buyer = await aNewBuyer('reseller')
    const order = await placeOrder(buyer, await someProducts(1, buyer))
    const admin = await theDemo('reseller-admin')
    const path = `/reseller-admin/orders/${order._id}/status`
    await call(path, { method: 'PUT', body: { status: 'shipped' }, as: admin })
    const product = await aProductOf(visit.as)
    const change = new FormData()
    change.set('stock', '77')
    await call(`/products/${product._id}`, { method: 'PUT', form: change, as: visit.as })
    await dropProduct(visit.as, product._id)

    await page.goto('/superadmin/audit')
    const ofProduct = rows(page).filter({ hasText: product.name })
    await ofProduct.first().waitFor()
    const words = await ofProduct.allTextContents()
    expect(words).toHaveLength(3)
    for (const entry of words) expect(entry).toContain(visit.as.user.email)
    expect(words.some((entry) => /Stock: 9\s+77/.test(entry))).toBe(true)
    const ofOrder = rows(page)
      .filter({ hasText: /pending\s+shipped/ })
      .first()
    await ofOrder.waitFor()
    expect(await ofOrder.textContent()).toContain(admin.user.email)
  })
})
