import { afterAll, beforeAll, describe, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../../driver/browser.ts'
import { waitUntilSettled } from '../../driver/page-quality.ts'
import { visitAs } from './admin-visit.ts'

describe('the workbench', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it('is reached by keyboard from the dashboard, and is in the menu of a phone', async () => {
    const { context, page } = await visitAs(browser, 'reseller-admin', { width: 360, height: 740 })
    await page.goto('/reseller-admin/dashboard')
    await waitUntilSettled(page)
    await page.keyboard.press('g')
    await page.keyboard.press('o')
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: 'Proofs' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Payment proofs' }).waitFor()
    await context.close()
  })
})
