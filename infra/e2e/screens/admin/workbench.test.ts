import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../../driver/browser.ts'
import { waitUntilSettled } from '../../driver/page-quality.ts'
import { visitAs } from './admin-visit.ts'

/** What an admin works on: the first row, card, tile or form below the title and the filters. */
const work = 'main :is(tbody tr, article, form, [data-row], section a, section button)'

async function topOfWork(page: Page): Promise<number> {
  const tops = await page
    .locator(work)
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect().top),
    )
  return Math.round(Math.min(...tops))
}

describe('the workbench', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it('begins the work of every desk above 160 px on a laptop', async () => {
    const { context, page } = await visitAs(browser, 'superadmin', { width: 1366, height: 768 })
    await page.goto('/superadmin/dashboard')
    const rail = page.getByRole('navigation', { name: 'Back office' })
    await rail.waitFor()
    const paths = await rail
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(paths.length).toBeGreaterThan(8)
    const tops: Record<string, number> = {}
    for (const path of paths) {
      await page.goto(path)
      await waitUntilSettled(page)
      tops[path] = await topOfWork(page)
    }
    expect(Object.entries(tops).filter(([, top]) => top > 160)).toEqual([])
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
