import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Browser } from 'playwright-core'
import { callApi } from './driver/accounts.ts'
import { openBrowser, openVisitor, siteUrl } from './driver/browser.ts'
import {
  fetchFirstProducts,
  holdScripts,
  phoneHeaders,
  readWithHtml,
  waitUntilTakenOver,
} from './driver/first-html.ts'

describe('pages in the first HTML', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it('name the picture of a product in the head, sized for a phone', async () => {
    const products = await callApi<Product[]>('/products?sort=highToLow&page=1&limit=50')
    const pictured = products.find(({ pictures }) => pictures.length > 0)
    const html = await readWithHtml(`/product/${pictured?._id}`)
    const [head = '', body = ''] = html.split('</head>')
    const [preload = ''] = /<link rel="preload" as="image"[^>]*>/.exec(head) ?? []
    const [, sources = ''] = /imageSrcSet="([^"]+)"/i.exec(preload) ?? []
    expect(sources).toMatch(/ \d+w/)
    expect(preload).toMatch(/imageSizes="\(width &lt; 48rem\) 100vw/i)
    expect(body).toContain(sources)
  })

  it.each(['/', '/shop', '/product/:id'])(
    'have the first picture of %s inside for a phone, which keeps it',
    async (pattern) => {
      const products = await fetchFirstProducts()
      const pictured = products.find(({ pictures }) => pictures.length > 0)
      const path = pattern.replace(':id', pictured?._id ?? '')
      await readWithHtml(path, siteUrl, phoneHeaders)
      const { context, page } = await openVisitor(browser, { width: 412 })
      await context.setExtraHTTPHeaders(phoneHeaders)
      await page.goto(path, { waitUntil: 'commit' })
      await waitUntilTakenOver(page)
      const picture = page.locator('img[src^="data:image/webp"]')
      const shown = await picture.evaluate((img: HTMLImageElement) => [
        img.naturalWidth,
        img.currentSrc === img.src,
      ])
      expect(shown).toEqual([expect.any(Number), true])
      expect(shown[0]).toBeGreaterThan(0)
      await context.close()
    },
  )

  it('name the file of that picture to a phone that shows another page', async () => {
    await readWithHtml('/shop', siteUrl, phoneHeaders)
    const { context, page } = await openVisitor(browser, { width: 412 })
    await context.setExtraHTTPHeaders(phoneHeaders)
    await page.addInitScript(() => localStorage.setItem('language', 'hi'))
    await page.goto('/shop')
    const [first] = await page.locator('link[rel="preload"][as="image"]').all()
    expect(await first?.getAttribute('media')).toBeNull()
    await context.close()
  })

  it('let the code come before the pictures below the fold of a phone', async () => {
    await readWithHtml('/', siteUrl, phoneHeaders)
    const { context, page, requests } = await openVisitor(browser, { width: 412 })
    await context.setExtraHTTPHeaders(phoneHeaders)
    const release = await holdScripts(page, 'mf-marketing')
    const first = page.waitForResponse(/\/api\/images\//)
    await page.goto('/', { waitUntil: 'commit' })
    await first
    expect(requests.filter((path) => path.includes('/row-'))).toEqual([])
    const below = page.waitForResponse(/\/row-/)
    release()
    await below
    await context.close()
  })
})
