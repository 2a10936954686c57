import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RegisterRowView } from '@store/contract/schemas/taxes/tax-months'
import type { Browser } from 'playwright-core'
import { registerBuyer } from '../../driver/accounts.ts'
import { openBrowser, siteUrl } from '../../driver/browser.ts'
import { fetchProducts, isWithoutEwayBill, placeOrder } from '../../driver/fixtures.ts'
import { issuesAtAnyWidth, openDialog } from '../../driver/page-quality.ts'
import { monthInIndia } from '../../every-screen.ts'
import { waitForToast } from '../checkout/purchase.ts'
import { adminActionsFor } from '../orders/admin-actions.ts'
import { type AdminVisit, confirmDialog, visitAs } from './admin-visit.ts'

/** What the program of an accountant does: no browser, no cookie, no password. */
const readAs = (token: string, path: string) =>
  fetch(`${siteUrl}/api${path}`, { headers: { authorization: `Bearer ${token}` } })

describe('an API token', () => {
  let browser: Browser
  let visit: AdminVisit
  beforeAll(async () => {
    browser = await openBrowser()
    visit = await visitAs(browser, 'superadmin', { width: 1366, height: 768 })
    const buyer = await registerBuyer('reseller')
    const order = await placeOrder(buyer, await fetchProducts(1, buyer, isWithoutEwayBill))
    await (await adminActionsFor(order)).setStatus('Shipped')
  })
  afterAll(async () => {
    await browser.close()
    expect(visit.consoleErrors).toEqual([])
  })

  it('is made by keyboard, reads the register of a program, and nothing once it is revoked', async () => {
    const { page } = visit
    const name = `Tally ${Date.now()}`
    await page.goto('/superadmin/taxes')
    await page.getByRole('link', { name: 'API tokens' }).press('Enter')
    await page.waitForURL('**/superadmin/api-tokens')
    await page.getByRole('button', { name: 'New token' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'New token' })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('checkbox', { name: /^Registers/ }).press('Space')
    expect(await issuesAtAnyWidth(page, openDialog)).toEqual([])
    await dialog.getByRole('button', { name: 'Make the token' }).press('Enter')
    const shown = page.getByLabel('Token', { exact: true })
    const token = (await shown.textContent()) ?? ''
    expect(await shown.evaluate((text) => text === document.activeElement)).toBe(true)
    const row = page.getByRole('row').filter({ hasText: name })
    await row.getByText('Not used yet').waitFor()
    expect(await issuesAtAnyWidth(page)).toEqual([])

    const register = `/admin/taxes/register?month=${monthInIndia()}&format=json`
    const answer = await readAs(token, register)
    const rows: RegisterRowView[] = await answer.json()
    expect([answer.status, rows.length > 0]).toEqual([200, true])
    expect(rows[0]).toMatchObject({ id: expect.any(String), taxable: expect.any(Number) })
    expect((await readAs(token, '/ledgers')).status).toBe(403)

    await page.getByRole('button', { name: 'I have copied it' }).press('Enter')
    await page.reload()
    await row.getByText(/^Network /).waitFor()
    expect(await page.content()).not.toContain(token.slice(10))
    await row.getByRole('button', { name: `Revoke ${name}` }).press('Enter')
    await confirmDialog(page, `Revoke “${name}”?`)
      .getByRole('button', { name: 'Revoke' })
      .press('Enter')
    await waitForToast(page, 'Token revoked')
    await row.getByText(/^Revoked /).waitFor()
    const refused = await readAs(token, register)
    expect([refused.status, (await refused.json()).code]).toEqual([401, 'token_invalid'])
  })

  it('is found by its name in the palette', async () => {
    const { page } = visit
    await page.goto('/superadmin/dashboard')
    await page.getByRole('button', { name: 'Search or jump' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('api tok')
    await page.getByRole('option', { name: 'API tokens' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'API tokens' }).waitFor()
  })
})
