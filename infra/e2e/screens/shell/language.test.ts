import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { signInDemo } from '../../driver/accounts.ts'
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

  it('on a phone leaves the menu open, the focus on the switch and the page where it was', async () => {
    const { context, page } = await openVisitor(browser, { width: 360 })
    await page.goto('/terms')
    await waitUntilSettled(page)
    await page.mouse.wheel(0, 600)
    await page.waitForFunction(() => scrollY === 600)
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: 'Open menu' }).click()
    await chooseLanguage(page, 'hi')
    expect(await page.evaluate('document.activeElement.textContent')).toBe('English')
    await header.getByRole('button', { name: 'English' }).waitFor()
    expect(await page.evaluate('scrollY')).toBe(600)
    await context.close()
  })

  it('is English for admins', async () => {
    const { context, page } = await openVisitor(browser, {
      as: await signInDemo('enduser-admin'),
      storage: { language: 'hi' },
    })
    await page.goto('/profile')
    await page.locator('html[lang="en-IN"]').waitFor()
    expect(await page.getByRole('button', { name: 'हिन्दी' }).count()).toBe(0)
    await context.close()
  })
})
