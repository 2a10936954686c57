import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { ManagedUserList } from '@store/contract/schemas/accounts/users'
import type { Browser, Page } from 'playwright-core'
import { callApi, registerBuyer, signInDemo } from '../../driver/accounts.ts'
import { openBrowser } from '../../driver/browser.ts'
import { issuesAtAnyWidth, violationsOf } from '../../driver/page-quality.ts'
import { dismissToast } from '../toasts.ts'
import {
  type AdminVisit,
  confirmDialog,
  createProduct,
  deleteProduct,
  visitAs,
} from './admin-visit.ts'
import { placeOrderOf } from './orders/order-admins.ts'

const rowsOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody').getByRole('row')

describe('what only the superadmin sees', () => {
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

  it('includes users, who can be found, given another role, and disabled, which ends their sessions', async () => {
    const person = await registerBuyer('reseller')
    const { email, resellerId } = person.user
    await page.goto('/superadmin/users')
    await page.getByRole('searchbox', { name: 'Search users' }).fill(email)
    await page.getByText('1 user', { exact: true }).waitFor()
    const row = rowsOf(page, 'Users').first()
    const words = await row.textContent()
    for (const word of [email, 'Meera Traders', resellerId, 'Active']) expect(words).toContain(word)

    const role = row.getByLabel('Role of Meera Shah')
    await role.selectOption('Reseller Admin')
    const change = confirmDialog(page, 'Make Meera Shah Reseller Admin?')
    await change.getByRole('button', { name: 'Change role' }).click()
    await dismissToast(page, 'User updated')
    expect(await role.inputValue()).toBe('reseller-admin')
    const path = `/admin/users?q=${encodeURIComponent(email)}`
    const { users } = await callApi<ManagedUserList>(path, { as: visit.as })
    expect(users[0]?.role).toBe('reseller-admin')

    await row.getByRole('button', { name: 'Disable Meera Shah' }).click()
    const disable = confirmDialog(page, 'Disable the account of Meera Shah?')
    await disable.getByRole('button', { name: 'Disable account' }).click()
    await dismissToast(page, 'User updated')
    await row.getByText('Disabled', { exact: true }).waitFor()
    await expect(callApi('/auth/me', { as: person })).rejects.toThrow('401')
  })

  it('includes changes: who changed what, from which value to which', async () => {
    const order = await placeOrderOf('reseller')
    const admin = await signInDemo('reseller-admin')
    const path = `/reseller-admin/orders/${order._id}/status`
    await callApi(path, { method: 'PUT', body: { status: 'shipped' }, as: admin })
    const product = await createProduct(visit.as)
    const change = new FormData()
    change.set('stock', '77')
    await callApi(`/products/${product._id}`, { method: 'PUT', form: change, as: visit.as })
    await deleteProduct(visit.as, product._id)

    await page.goto('/superadmin/audit')
    const ofProduct = rowsOf(page, 'Audit').filter({ hasText: product.name })
    await ofProduct.first().waitFor()
    const entries = await ofProduct.allTextContents()
    expect(entries).toHaveLength(3)
    for (const entry of entries) expect(entry).toContain(visit.as.user.email)
    expect(entries.some((entry) => /Stock: 9\s+77/.test(entry))).toBe(true)
    const ofOrder = rowsOf(page, 'Audit').filter({ hasText: /pending\s+shipped/ })
    expect(await ofOrder.first().textContent()).toContain(admin.user.email)
  })

  it('includes complaints, newest first, which are answered by keyboard', async () => {
    const name = `Ravi ${Date.now()}`
    const message = 'The toner leaks.\nPlease call back.'
    const body = { name, email: 'ravi@example.in', subject: '98200 12345', message }
    await callApi('/contact', { body })
    await page.goto('/superadmin/complaints')
    const list = page.getByRole('list', { name: 'Complaints' })
    await list.getByRole('listitem').first().getByRole('heading', { name }).waitFor()
    expect(await violationsOf(page)).toEqual([])

    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.getByLabel('Your reply').waitFor()
    await page.keyboard.type('We send a new one today.')
    expect(await issuesAtAnyWidth(page)).toEqual([])
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.keyboard.press('Control+Enter')
    await dismissToast(page, 'Reply sent')
    await list.getByRole('heading', { name }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: /^Answered/ }).click()
    const card = list.getByRole('listitem').filter({ hasText: name })
    await card.getByText('We send a new one today.').waitFor()
  })
})
