import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Facets, Product } from '@store/contract/schemas/catalog/catalog'
import type { Browser, Page } from 'playwright-core'
import { callApi } from '../../driver/accounts.ts'
import { openBrowser, openVisitor, type Visitor } from '../../driver/browser.ts'
import { mockError, mockOffline, mockPending, mockResponse } from '../../driver/mock-api.ts'
import { horizontalOverflowOf } from '../../driver/page-quality.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const scrolled = (page: Page): Promise<number> => page.evaluate('scrollY')

/** After a reload the page may be too short to restore the scroll position until its products are rendered. */
async function waitUntilScrolledTo(page: Page, wanted: number): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    const look = () => Math.abs(scrollY - ${wanted}) < 4 ? resolve() : requestAnimationFrame(look)
    look()
  })`)
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

  it('shows a loading state, then the products', async () => {
    const held = await mockPending(page, '/products')
    await page.goto('/shop')
    await page.getByText('Loading products...').waitFor()
    await held.restore()
    await cards(page).first().waitFor()
    expect(await page.getByText('Loading products...').count()).toBe(0)
  })

  it('shows fifty products, the cheapest first, with all order controls', async () => {
    await page.goto('/shop')
    // The last products are rendered in slices after the first screen.
    await cards(page).nth(49).waitFor()
    expect(await cards(page).count()).toBe(50)
    expect(await page.getByText('Page 1 of 8').isVisible()).toBe(true)
    const first = cards(page).first()
    const words = await first.textContent()
    expect(words).toMatch(/₹\d/)
    expect(words).toMatch(/\d in stock|Only \d left|Out of stock/)
    expect(await first.getByRole('button', { name: /^Copy model number/ }).isVisible()).toBe(true)
    expect(await first.getByRole('textbox', { name: /^Quantity of/ }).inputValue()).toBe('1')
    const texts = await cards(page).allInnerTexts()
    const prices = texts.map((text) => Number(/₹([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('loads the images of the first row eagerly and the others lazily', async () => {
    await page.goto('/shop')
    const pictures = cards(page).locator('img')
    await pictures.first().waitFor()
    const [first, last] = [pictures.first(), pictures.last()]
    expect(await first.getAttribute('fetchpriority')).toBe('high')
    expect(await first.getAttribute('loading')).toBe('eager')
    expect(await last.getAttribute('loading')).toBe('lazy')
  })

  it.each([
    ['of words', 'Compatible toner cartridge '.repeat(8).slice(0, 200)],
    ['without a space', 'X'.repeat(200)],
  ])('does not let a name of 200 characters %s overlap the button below it', async (_of, name) => {
    const [product] = await callApi<Product[]>('/products?limit=1')
    const long = await mockResponse(page, '/products', { body: [{ ...product, name }] })
    await page.goto('/shop?q=toner')
    const copy = cards(page).getByRole('button', { name: /^Copy model number/ })
    await copy.waitFor()
    const link = cards(page).getByRole('heading').getByRole('link')
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const [above, below] = [await link.boundingBox(), await copy.boundingBox()]
      if (!above || !below) throw new Error('The card shows no name or no button.')
      expect(above.y + above.height).toBeLessThanOrEqual(below.y)
      await copy.click({ trial: true, position: { x: 2, y: 2 } })
      expect(await horizontalOverflowOf(page)).toBe(0)
    }
    await long.restore()
  })

  it('counts products per brand and category, also in combination', async () => {
    await page.goto('/shop')
    await cards(page).first().waitFor()
    const category = page.getByRole('combobox', { name: 'Category' })
    await category.selectOption('Router')
    await page.waitForURL('**/shop?category=Router')
    const facets = await callApi<Facets>('/products/facets?category=Router')
    const brands = page.getByRole('combobox', { name: 'Brand' }).getByRole('option')
    for (const { name, count } of facets.brands) {
      await brands.getByText(`${name} (${count})`, { exact: true }).waitFor({ state: 'attached' })
    }
    const total = facets.brands.reduce((sum, { count }) => sum + count, 0)
    await page.getByText(`${total} products`).waitFor()
    await cards(page)
      .nth(total - 1)
      .waitFor()
    expect(await cards(page).count()).toBe(total)
  })

  it('searches while typing, keeping the focus, in one history entry', async () => {
    await page.goto('/about')
    await page.goto('/shop')
    await cards(page).first().waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('toner')
    await page.waitForURL('**/shop?q=toner')
    await page.getByText('400 products').waitFor({ state: 'detached' })
    const others = cards(page).filter({ hasNotText: /toner|cartridge/i })
    await others.first().waitFor({ state: 'detached' })
    expect(await search(page).evaluate((box) => box === document.activeElement)).toBe(true)
    expect(await search(page).inputValue()).toBe('toner')
    await page.goBack()
    await page.waitForURL('**/about')
  })

  it('has its filters in the URL, and clears them', async () => {
    await page.goto('/shop?category=Cartridge&brand=HP&q=toner&sort=highToLow')
    await cards(page).first().waitFor()
    expect(await search(page).inputValue()).toBe('toner')
    expect(await page.getByRole('combobox', { name: 'Sort' }).inputValue()).toBe('highToLow')
    expect(await page.getByRole('combobox', { name: 'Brand' }).inputValue()).toBe('HP')
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await page.waitForURL('**/shop')
    await page.getByText('Page 1 of 8').waitFor()
    expect(await search(page).inputValue()).toBe('')
  })

  it('changes pages, and restores filters and scroll position by Back and reload', async () => {
    await page.goto('/shop')
    await cards(page).first().waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.waitForURL('**/shop?page=2')
    await page.getByText('Page 2 of 8').waitFor()
    // The previous page's cards stay faded until the new ones have loaded.
    await page.locator('[aria-busy="false"]').waitFor()
    const product = cards(page).nth(20).getByRole('heading').getByRole('link')
    await product.scrollIntoViewIfNeeded()
    const place = await scrolled(page)
    expect(place).toBeGreaterThan(500)
    const name = (await product.textContent()) ?? ''
    await product.click()
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await page.goBack()
    await page.waitForURL('**/shop?page=2')
    await waitUntilScrolledTo(page, place)
    await page.reload()
    await waitUntilScrolledTo(page, place)
    expect(await product.textContent()).toBe(name)
    await page.getByRole('button', { name: 'Previous' }).click()
    await page.waitForURL('**/shop')
  })

  it('explains an empty result, with one action', async () => {
    await page.goto('/shop?q=teapot&brand=HP')
    await page.getByText('No products found.').waitFor()
    expect(await page.getByText('Nothing matches “teapot” in HP.').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await cards(page).first().waitFor()
  })

  it('shows an error, and loads the products on Retry', async () => {
    const cut = await mockOffline(page, '/products')
    await page.goto('/shop?category=Mouse')
    await page.getByText('Failed to load products').waitFor()
    await cut.restore()
    await page.getByRole('button', { name: 'Retry' }).click()
    await cards(page).first().waitFor()
  })

  it("shows the server's error message", async () => {
    const words = 'The catalogue is being moved. Please come back in an hour.'
    const refused = await mockError(page, '/products', { status: 503, message: words })
    await page.goto('/shop?category=Monitor')
    await page.getByText(words).waitFor()
    await refused.restore()
  })
})
