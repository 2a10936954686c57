import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { registerBuyer } from '../../driver/accounts.ts'
import { openBrowser, openVisitor, type Visitor } from '../../driver/browser.ts'

describe('the home page', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  async function openHome(role?: 'reseller'): Promise<Visitor> {
    const visitor = await openVisitor(browser, { as: role && (await registerBuyer(role)) })
    await visitor.page.goto('/')
    await visitor.page.getByRole('heading', { level: 1 }).waitFor()
    return visitor
  }

  it('describes the company and fills the screen', async () => {
    const { context, page, consoleErrors } = await openHome()
    const headline = await page.getByRole('heading', { level: 1 }).textContent()
    expect(headline).toBe('Distribution of IT peripherals, surveillance and networking')
    const hero = await page.getByRole('region', { name: 'Welcome' }).boundingBox()
    expect((hero?.y ?? 0) + (hero?.height ?? 0)).toBeGreaterThanOrEqual(899)
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it.each([
    ['visitor', undefined, '/shop'],
    ['reseller', 'reseller', '/reseller/shop'],
  ] as const)('leads a %s by every way into the right shop', async (_who, role, shop) => {
    const { context, page } = await openHome(role)
    const main = page.getByRole('main')
    const target = (name: string) =>
      main.getByRole('link', { name, exact: true }).first().getAttribute('href')
    expect(await target('Shop All Products')).toBe(shop)
    expect(await target('Shop Surveillance')).toBe(`${shop}?category=Surveillance`)
    expect(await target('Shop Wi-Fi')).toBe(`${shop}?category=Router`)
    expect(await target('Shop Desktop & PC')).toBe(`${shop}?category=Desktop`)
    expect(await target('CP Plus')).toBe(`${shop}?brand=CP+Plus`)
    expect(await target('POE Switch')).toBe(`${shop}?category=POE+Switch`)
    const brands = page.getByRole('region', { name: 'Shop by Top Brands' }).getByRole('link')
    expect(await brands.count()).toBe(33)
    const categories = page.getByRole('region', { name: 'Shop by Top Categories' })
    expect(await categories.getByRole('link').count()).toBe(25)
    await brands.filter({ hasText: 'Epson' }).click()
    await page.waitForURL(`**${shop}?brand=Epson`)
    await page.getByRole('article').first().waitFor()
    await context.close()
  })

  it('rotates slides until it is paused', async () => {
    const { context, page } = await openHome()
    const slider = page.getByRole('region', { name: 'Featured' })
    await slider.scrollIntoViewIfNeeded()
    await page.mouse.move(0, 0)
    const before = await slider.getByText(/^\d \/ 3$/).textContent()
    await slider.getByText(before ?? '', { exact: true }).waitFor({ state: 'detached' })
    await slider.getByRole('button', { name: /^Pause/ }).click()
    await slider.getByRole('button', { name: /^Play/ }).waitFor()
    const place = slider.getByText(/^\d \/ 3$/)
    const shown = Number((await place.textContent())?.[0])
    await slider.getByRole('button', { name: /^Next/ }).click()
    await slider.getByText(`${(shown % 3) + 1} / 3`, { exact: true }).waitFor()
    await context.close()
  })

  it('does not rotate if reduced motion is preferred', async () => {
    const { context, page } = await openVisitor(browser)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const slider = page.getByRole('region', { name: 'Featured' })
    await slider.getByRole('button', { name: /^Play/ }).waitFor()
    await context.close()
  })
})
