import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../../driver/browser.ts'
import { boxOf } from '../../driver/geometry.ts'
import { violationsOf, waitUntilSettled } from '../../driver/page-quality.ts'
import { visitAs } from './admin-visit.ts'

describe('the workbench', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it('tells the keys of every screen of its rail', async () => {
    const { context, page } = await visitAs(browser, 'superadmin', { width: 1366, height: 768 })
    await page.goto('/superadmin/dashboard')
    const rail = page.getByRole('navigation', { name: 'Back office' })
    await rail.getByRole('link').first().waitFor()
    const help = page.getByRole('dialog', { name: 'Keys' })
    for (const link of await rail.getByRole('link').all()) {
      await link.click()
      await waitUntilSettled(page)
      await page.keyboard.press('?')
      await help.getByRole('region', { name: 'On every screen' }).getByText('Complaints').waitFor()
      await page.keyboard.press('Escape')
    }
    await page.keyboard.press('g')
    await page.keyboard.press('o')
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
    await page.keyboard.press('?')
    await help.getByRole('region', { name: 'On this screen' }).getByText('Next step').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await context.close()
  })

  it('shows the button that narrows its rail whole, below the announcements too', async () => {
    const { context, page } = await visitAs(browser, 'superadmin', { width: 1366, height: 768 })
    await page.goto('/superadmin/dashboard')
    await page.getByRole('region', { name: 'Announcements' }).waitFor()
    const { y, height } = await boxOf(page.getByRole('button', { name: 'Narrow the rail' }))
    expect(y + height).toBeLessThanOrEqual(768)
    await context.close()
  })

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
