import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { openVisitor, type Visitor } from './driver/browser.ts'
import { fetchFirstProducts, readWithHtml } from './driver/first-html.ts'
import { openOldBrowser } from './driver/old-browser.ts'

describe('a browser that is too old for the site', () => {
  let browser: Browser
  let visitor: Visitor
  beforeAll(async () => {
    browser = await openOldBrowser(103)
    visitor = await openVisitor(browser, { width: 360 })
  })
  afterAll(async () => browser.close())

  /** What a person can read. */
  const readPage = () => visitor.page.evaluate<string>('document.body.innerText')
  const sentence = /Chrome 103 is too old to order here\. You can read products and prices\./

  it('shows products, prices and pictures, says that it is too old, and loads no code', async () => {
    const { page, requests, consoleErrors } = visitor
    const products = await fetchFirstProducts()
    await readWithHtml('/shop')
    await page.goto('/shop')
    const text = await readPage()
    expect(text).toMatch(sentence)
    expect(text.match(/too old/g)).toHaveLength(1)
    for (const { name, prices } of products) {
      expect(text).toContain(name)
      expect(text).toContain(`₹${prices.enduser?.toLocaleString('en-IN')}`)
    }
    await page.waitForFunction(() => [...document.images].some(({ naturalWidth }) => naturalWidth))
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('article h3 a, article h2 a')?.click(),
    )
    await page.waitForURL(/\/product\//)
    const product = await readPage()
    expect(product).toContain(products[0]?.name)
    expect(product).toMatch(/₹[\d,]+/)
    expect(product).toMatch(sentence)
    expect(requests.filter((path) => path.endsWith('.js'))).toEqual([])
    expect(consoleErrors).toEqual([])
  })

  it.each([
    '/',
    '/about',
    '/support',
    '/blog',
    '/contact',
    '/login',
    '/register',
    '/cart',
    '/checkout',
    '/orders',
    '/wishlist',
    '/shop?q=toner',
    '/superadmin/orders',
    '/not-a-page',
  ])('reads %s, or where products can be read', async (path) => {
    const { page } = visitor
    await page.goto(path)
    const text = await readPage()
    expect(text).toMatch(sentence)
    expect(text).toMatch(/Shop/)
    const links = await page.evaluate(() =>
      [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    )
    expect(links).toEqual(expect.arrayContaining(['/', '/shop', expect.stringMatching(/^tel:/)]))
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
  })

  it('says it in Hindi where that was chosen', async () => {
    const { page } = visitor
    await page.evaluate(() => localStorage.setItem('language', 'hi'))
    await page.goto('/shop')
    expect(await readPage()).toMatch(/Chrome 103 इतना पुराना है कि इससे यहाँ ऑर्डर नहीं हो सकता/)
    expect(await readPage()).not.toMatch(/too old/)
  })
})
