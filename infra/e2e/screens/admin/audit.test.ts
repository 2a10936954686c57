import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { callApi, registerBuyer, signInDemo } from '../../driver/accounts.ts'
import { openBrowser } from '../../driver/browser.ts'
import { fetchProducts, placeOrder } from '../../driver/fixtures.ts'
import { mockOffline, mockPending, mockResponse } from '../../driver/mock-api.ts'
import { type AdminVisit, createProduct, deleteProduct, visitAs } from './admin-visit.ts'

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Audit' }).locator('tbody').getByRole('row')

describe('the audit log', () => {
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
    expect(visit.consoleErrors).toEqual([])
  })

  it('shows loading, empty and error states, and loads on Retry', async () => {
    await callApi('/notifications', {
      body: { title: 'Something to keep', message: 'For the audit.', sentTo: 'enduser' },
      as: visit.as,
    })
    const held = await mockPending(page, '/admin/audit')
    await page.goto('/superadmin/audit')
    await page.getByText('Loading audit...').waitFor()
    await held.restore()
    await rows(page).first().waitFor()
    const none = await mockResponse(page, '/admin/audit', { body: { entries: [] } })
    await page.reload()
    await page.getByText('Nothing was changed yet.').waitFor()
    await none.restore()
    const cut = await mockOffline(page, '/admin/audit')
    await page.reload()
    await page.getByText('Failed to load audit').waitFor()
    await cut.restore()
    await page.getByRole('button', { name: 'Retry' }).click()
    await rows(page).first().waitFor()
  })

  it('shows actor, subject, old and new value of a change', async () => {
    const buyer = await registerBuyer('reseller')
    const order = await placeOrder(buyer, await fetchProducts(1, buyer))
    const admin = await signInDemo('reseller-admin')
    const path = `/reseller-admin/orders/${order._id}/status`
    await callApi(path, { method: 'PUT', body: { status: 'shipped' }, as: admin })
    const product = await createProduct(visit.as)
    const change = new FormData()
    change.set('stock', '77')
    await callApi(`/products/${product._id}`, { method: 'PUT', form: change, as: visit.as })
    await deleteProduct(visit.as, product._id)

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
