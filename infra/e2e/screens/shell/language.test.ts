import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { chooseLanguage } from '../../driver/choose-language.ts'
import { waitUntilSettled } from '../../driver/page-quality.ts'

describe('the language of the site', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it('becomes Hindi by the switch in the header, whose sentences are loaded only then, and stays', async () => {
    const { context, page, requests, consoleErrors } = await openVisitor(browser)
    await page.goto('/cart')
    await waitUntilSettled(page)
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    const english = await heading.textContent()
    const shop = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' })
    expect(await shop.count()).toBe(1)

    requests.length = 0
    await chooseLanguage(page, 'hi')
    expect(await heading.textContent()).toMatch(/[\u0900-\u097f]/)
    const filesOf = (folder: string) => requests.filter((path) => path.startsWith(folder)).length
    expect(filesOf('/mf/shell/')).toBeGreaterThan(0)
    expect(filesOf('/mf/mf-checkout/')).toBe(1)
    expect(filesOf('/mf/mf-shop/')).toBe(0)

    await page.goto('/shop')
    await waitUntilSettled(page)
    expect(await page.getByRole('main').getByRole('heading', { level: 1 }).textContent()).toMatch(
      /[\u0900-\u097f]/,
    )
    const focused = () => page.evaluate('document.activeElement.textContent')
    await chooseLanguage(page, 'en')
    expect(await focused()).toBe('हिन्दी')
    await page.goto('/cart')
    await waitUntilSettled(page)
    expect(await heading.textContent()).toBe(english)
    expect(consoleErrors).toEqual([])
    await context.close()
  })
})
