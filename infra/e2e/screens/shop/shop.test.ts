import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Browser, Page } from 'playwright-core'
import { callApi } from '../../driver/accounts.ts'
import { openBrowser, openVisitor, type Visitor } from '../../driver/browser.ts'
import { waitUntilTakenOver } from '../../driver/first-html.ts'
import { mockResponse } from '../../driver/mock-api.ts'
import { horizontalOverflowOf } from '../../driver/page-quality.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const scrolled = (page: Page): Promise<number> => page.evaluate('scrollY')

/** After a reload the page may be too short to restore the scroll position until its products are rendered. */
async function waitUntilScrolledTo(page: Page, wanted: number): Promise<void> {
  await page.waitForFunction((top) => Math.abs(scrollY - top) < 4, wanted)
}

describe('the shop', () => {
  let browser: Browser
  let visitor: Visitor
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    visitor = await openVisitor(browser)
    page = visitor.page
  })
  afterAll(async () => {
    await browser.close()
    expect(visitor.consoleErrors).toEqual([])
  })

  it('does not let a name of 200 characters, with or without spaces, overlap the button below it', async () => {
    const [product] = await callApi<Product[]>('/products?limit=1')
    const names = ['Compatible toner cartridge '.repeat(8).slice(0, 200), 'X'.repeat(200)]
    const body = names.map((name) => ({ ...product, _id: name, name }))
    const long = await mockResponse(page, '/products', { body })
    await page.goto('/shop?q=toner')
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const name of names) {
        const card = page.getByRole('article', { name, exact: true })
        const copy = card.getByRole('button', { name: /^Copy model number/ })
        const link = card.getByRole('heading').getByRole('link')
        const [above, below] = [await link.boundingBox(), await copy.boundingBox()]
        if (!above || !below) throw new Error('The card shows no name or no button.')
        expect(above.y + above.height).toBeLessThanOrEqual(below.y)
        await copy.click({ trial: true, position: { x: 2, y: 2 } })
      }
      expect(await horizontalOverflowOf(page)).toBe(0)
    }
    await long.restore()
  })

  it('searches while typing, keeps the focus, and adds one history entry', async () => {
    await page.goto('/about')
    await page.goto('/shop')
    await waitUntilTakenOver(page)
    await cards(page).first().waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('toner')
    await page.waitForURL('**/shop?q=toner')
    const others = cards(page).filter({ hasNotText: /toner|cartridge/i })
    await others.first().waitFor({ state: 'detached' })
    expect(await search(page).evaluate((box) => box === document.activeElement)).toBe(true)
    expect(await search(page).inputValue()).toBe('toner')
    await page.goBack()
    await page.waitForURL('**/about')
  })

  it('shows fifty products per page, cheapest first, and restores page and scroll position after Back and reload', async () => {
    await page.goto('/shop')
    // The last products are rendered in slices, after those that a window shows.
    await cards(page).nth(49).waitFor()
    expect(await cards(page).count()).toBe(50)
    const texts = await cards(page).allInnerTexts()
    const prices = texts.map((text) => Number(/₹([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))

    const firstName = cards(page).first().getByRole('heading')
    const cheapest = (await firstName.textContent()) ?? ''
    await page.getByRole('button', { name: 'Next' }).click()
    await page.waitForURL('**/shop?page=2')
    await page.getByText('Page 2 of 8').waitFor()
    // The previous page's cards stay faded until the new ones have loaded.
    await firstName.filter({ hasNotText: cheapest }).waitFor()
    await cards(page).nth(49).waitFor()
    const product = cards(page).nth(20).getByRole('heading').getByRole('link')
    await product.scrollIntoViewIfNeeded()
    const position = await scrolled(page)
    expect(position).toBeGreaterThan(500)
    const name = (await product.textContent()) ?? ''
    await product.click()
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await page.goBack()
    await page.waitForURL('**/shop?page=2')
    await waitUntilScrolledTo(page, position)
    await page.reload()
    await waitUntilScrolledTo(page, position)
    expect(await product.textContent()).toBe(name)
  })
})
