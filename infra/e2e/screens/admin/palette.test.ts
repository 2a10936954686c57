import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { registerBuyer } from '../../driver/accounts.ts'
import { openBrowser } from '../../driver/browser.ts'
import { fetchProducts, placeOrder } from '../../driver/fixtures.ts'
import { issuesAtAnyWidth, openDialog, violationsOf } from '../../driver/page-quality.ts'
import { visitAs } from './admin-visit.ts'

const dashboard = '/reseller-admin/dashboard'

/** A reseller's order that is paid by a transfer with this number. */
async function orderPaidBy(paymentReference: string) {
  const buyer = await registerBuyer('reseller')
  return placeOrder(buyer, await fetchProducts(1, buyer), { paymentReference })
}

describe('the command palette', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it('opens an order by the last four digits of its UTR: six keys from any desk', async () => {
    const end = String(Date.now() % 10_000).padStart(4, '0')
    const { _id } = await orderPaidBy(`42671234${end}`)
    const { context, page, consoleErrors } = await visitAs(browser, 'reseller-admin')
    await page.goto(dashboard)
    await page.getByRole('button', { name: 'Search or jump' }).waitFor()
    for (const key of ['Control+k', ...end, 'Enter']) await page.keyboard.press(key)
    await page.waitForURL(`**/reseller-admin/orders/${_id}`)
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('is accessible and fits any width, in both modes, and gives the focus back', async () => {
    const { context, page, consoleErrors } = await visitAs(browser, 'superadmin')
    await orderPaidBy(`4267${Date.now() % 100_000_000}`)
    await page.goto('/superadmin/complaints')
    await page.getByRole('button', { name: 'Search or jump' }).click()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('meera')
    await page.getByRole('option').nth(2).waitFor()
    expect(await violationsOf(page)).toEqual([])
    expect(await issuesAtAnyWidth(page, openDialog)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await page.evaluate('document.activeElement.title')).toBe('Search or jump (Ctrl+K)')
    expect(consoleErrors).toEqual([])
    await context.close()
  })
})
