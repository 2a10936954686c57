import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { Browser } from 'playwright-core'
import {
  buyerPassword,
  callApi,
  createAdmin,
  type Person,
  registerBuyer,
} from '../../driver/accounts.ts'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { fetchProducts, isWithoutEwayBill, placeOrder } from '../../driver/fixtures.ts'
import { issuesAtAnyWidth } from '../../driver/page-quality.ts'
import { waitForToast } from '../checkout/purchase.ts'
import { type AdminVisit, visitAs } from './admin-visit.ts'

describe('a storekeeper', () => {
  let browser: Browser
  let visit: AdminVisit
  let admin: Person
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, 'superadmin', { width: 1366, height: 768 })
    admin = await createAdmin()
  })
  afterAll(async () => {
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  it('is made of an admin by keyboard, on the page of the user', async () => {
    const { page } = visit
    await page.goto(`/superadmin/users/${admin.user._id}`)
    const panel = page.getByRole('region', { name: 'Rights' })
    await panel.getByLabel(/^What Meera Shah may do/).selectOption('Storekeeper')
    expect(await panel.getByRole('checkbox', { name: 'Packing' }).isChecked()).toBe(true)
    expect(await issuesAtAnyWidth(page)).toEqual([])
    await page.setViewportSize({ width: 1366, height: 768 })
    await panel.getByRole('button', { name: 'Save rights' }).press('Enter')
    await waitForToast(page, 'Rights saved')
    await page.getByText('Superadmin, Storekeeper').waitFor()
  })

  it('packs and ships an order, sees no Payments, and is told why by a direct link', async () => {
    const buyer = await registerBuyer('reseller')
    const { _id } = await placeOrder(buyer, await fetchProducts(1, buyer, isWithoutEwayBill))
    const body = { email: admin.user.email, password: buyerPassword }
    const as = await callApi<Person>('/auth/login', { body })
    const { page, consoleErrors } = await openVisitor(browser, { as, width: 1366, height: 768 })
    await page.goto(`/superadmin/orders/${_id}`)
    const rail = page.getByRole('navigation', { name: 'Back office' })
    await rail.getByRole('link', { name: /^Orders/ }).waitFor()
    const links = await rail.getByRole('link').allTextContents()
    expect(links.map((text) => text.replace(/\d.*/, ''))).toEqual([
      'Dashboard',
      'Orders',
      'Security',
    ])
    const payment = page.getByRole('combobox', { name: 'Payment status', exact: true })
    expect(await payment.count()).toBe(0)

    await page.getByRole('button', { name: /^Start processing/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start anyway' }).click()
    await page.getByRole('button', { name: /^Mark shipped/ }).click()
    const dialog = page.getByRole('dialog', { name: /as shipped$/ })
    await dialog.getByLabel('Courier').selectOption('DTDC')
    await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
    await page.getByRole('button', { name: /^Mark delivered/ }).waitFor()
    const { orderStatus, dispatch } = await callApi<Order>(`/orders/${_id}`, { as })
    expect([orderStatus, dispatch?.courier]).toEqual(['shipped', 'DTDC'])

    await page.goto('/superadmin/payments', { waitUntil: 'commit' })
    await page.waitForURL('**/unauthorized')
    await page.getByText(/That page needs Money\. A superadmin with all rights/).waitFor()
    expect(await issuesAtAnyWidth(page)).toEqual([])
    await expect(callApi('/receipts', { as })).rejects.toThrow('right_missing')
    expect(consoleErrors).toEqual([])
  })
})
