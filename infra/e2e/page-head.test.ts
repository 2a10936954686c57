import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, openVisitor, siteUrl } from './driver/browser.ts'
import { fetchProducts } from './driver/fixtures.ts'
import { waitUntilSettled } from './driver/page-quality.ts'

/** Types of the page's current structured data. */
function structuredTypes(page: Page): Promise<string[]> {
  return page.evaluate(
    `[...document.querySelectorAll('script[type="application/ld+json"]')]
      .map((script) => JSON.parse(script.textContent)['@type'])`,
  )
}

describe('page metadata', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it('describes a product before any script runs, and the same afterwards', async () => {
    const [product] = await fetchProducts(1)
    const path = `/product/${product?._id}`
    const html = await (await fetch(`${siteUrl}${path}`)).text()
    expect(html).toContain('"@type":"Product"')
    expect(html).toMatch(/property="og:image" content="http[^"]+\/api\/images\//)

    const { context, page, requests } = await openVisitor(browser)
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: product?.name ?? '' }).waitFor()
    const canonical = page.locator('link[rel="canonical"]')
    expect(await canonical.getAttribute('href')).toBe(`${siteUrl}${path}`)
    expect(await page.locator('meta[name="description"]').count()).toBe(1)
    expect(await structuredTypes(page)).toContain('Product')
    expect(requests.filter((asked) => asked === `/api/products/${product?._id}`)).toHaveLength(1)
    await context.close()
  })

  it('lets the first screen and its data be requested before the shell runs', async () => {
    const { context, page } = await openVisitor(browser)
    await page.route(/\/mf\/shell\/[^/]+\/main\.[^/]+\.js$/, () => undefined)
    const screen = page.waitForRequest(/\/mf\/mf-shop\/[^/]+\/remote\./)
    const data = page.waitForRequest(/\/api\/products\?q=toner&page=1&limit=50$/)
    await page.goto('/shop?q=toner', { waitUntil: 'commit' })
    await Promise.all([screen, data])
    await context.close()
  })

  it.each([
    ['/shop?q=toner', []],
    ['/', ['Organization', 'WebSite']],
    ['/cart', []],
  ])('causes no duplicate requests on %s', async (path, types) => {
    const { context, page, requests, consoleErrors } = await openVisitor(browser)
    await page.goto(path)
    await waitUntilSettled(page)
    const twice = requests.filter((asked, at) => requests.indexOf(asked) !== at)
    expect(twice).toEqual([])
    const data = page.locator('script[type="application/ld+json"]')
    if (types.length > 0) await data.nth(types.length - 1).waitFor({ state: 'attached' })
    expect(await structuredTypes(page)).toEqual(expect.arrayContaining(types))
    expect(consoleErrors).toEqual([])
    await context.close()
  })
})
