import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Facets, Product } from '@store/contract/schemas/catalog'
import type { Browser, Page } from 'playwright-core'
import { callApi } from '../../accounts.ts'
import { openBrowser, openVisitor, type Visitor } from '../../browser.ts'
import { mockError, mockOffline, mockPending, mockResponse } from '../../mock-api.ts'
import { horizontalOverflowOf } from '../../page-quality.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const scrolled = (page: Page): Promise<number> => page.evaluate('scrollY')

/** The page may still be short when it is opened again; then the place comes with its products. */
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

  it('says that it loads, then shows the products that waited', async () => {
    const held = await mockPending(page, '/products')
    await page.goto('/shop')
    await page.getByText('Loading products...').waitFor()
    await held.restore()
    await cards(page).first().waitFor()
    expect(await page.getByText('Loading products...').count()).toBe(0)
  })

  it('shows fifty products, the cheapest first, with all that is needed to order', async () => {
    await page.goto('/shop')
    // The last ones come in slices, once the first screen stands.
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

  it('fetches the pictures of the first row early and the others when they come near', async () => {
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
  ])('keeps a name of 200 characters %s off the button below it', async (_of, name) => {
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

  it('counts what each brand and category holds, also within the other', async () => {
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

  it('searches as it is typed, without leaving the box, in one entry of the history', async () => {
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

  it('has its view in the address, and clears it', async () => {
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

  it('turns pages, and comes back to view and place by Back and by reload', async () => {
    await page.goto('/shop')
    await cards(page).first().waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.waitForURL('**/shop?page=2')
    await page.getByText('Page 2 of 8').waitFor()
    // The former page's cards stay, faded, until the new ones are there.
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

  it('says why it is empty, and the one thing to do', async () => {
    await page.goto('/shop?q=teapot&brand=HP')
    await page.getByText('No products found.').waitFor()
    expect(await page.getByText('Nothing matches “teapot” in HP.').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await cards(page).first().waitFor()
  })

  it('says that it failed, and Retry brings the products', async () => {
    const cut = await mockOffline(page, '/products')
    await page.goto('/shop?category=Mouse')
    await page.getByText('Failed to load products').waitFor()
    await cut.restore()
    await page.getByRole('button', { name: 'Retry' }).click()
    await cards(page).first().waitFor()
  })

  it('fails in the words of the server', async () => {
    const words = 'The catalogue is being moved. Please come back in an hour.'
    const refused = await mockError(page, '/products', { status: 503, message: words })
    await page.goto('/shop?category=Monitor')
    await page.getByText(words).waitFor()
    await refused.restore()
  })
})
