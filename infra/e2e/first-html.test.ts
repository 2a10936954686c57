import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { SellerFacts } from '@store/contract/schemas/settings'
import type { Composition } from '@store/contract/schemas/site/composition'
import type { Browser } from 'playwright-core'
import { callApi, registerBuyer } from './driver/accounts.ts'
import { openBrowser, openVisitor, siteUrl, type Visitor } from './driver/browser.ts'
import {
  fetchFirstProducts,
  holdScripts,
  readWithHtml,
  waitUntilTakenOver,
} from './driver/first-html.ts'
import { waitUntilSettled } from './driver/page-quality.ts'

const productPages = ['/shop', '/', '/product/:id']

/** Addresses by route. */
const companyPages = {
  '/about': '/about',
  '/contact': '/contact',
  '/support': '/support',
  '/blog': '/blog',
  '/blog/:slug': '/blog/nvr-or-dvr',
  '/our-team': '/our-team',
  '/it-accessories': '/it-accessories',
  '/returns': '/returns',
  '/shipping': '/shipping',
  '/privacy': '/privacy',
  '/terms': '/terms',
}

describe('products in the first HTML', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it('can be read without a script: names and prices of the shop', async () => {
    const html = await readWithHtml('/shop')
    // The boot script starts the shell after the first frame.
    expect(html).not.toContain('<script defer')
    for (const { name } of await fetchFirstProducts()) {
      expect(html).toContain(name.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))
    }
    expect(html.match(/₹/g)?.length).toBeGreaterThanOrEqual(12)
    const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/shop')
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await page.waitForURL(/\/product\//)
    await context.close()
  })

  it('can be paged and filtered without a script', async () => {
    const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false })
    const page = await context.newPage()
    await readWithHtml('/shop')
    await page.goto('/shop')
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await page.waitForURL('/shop?page=2')
    await page.getByRole('article').first().waitFor()
    const html = await readWithHtml('/shop?page=2')
    const products = await callApi<Product[]>('/products?sort=lowToHigh&page=2&limit=50')
    for (const { name, prices } of products) {
      expect(html).toContain(name.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))
      expect(html).toContain(`₹${prices.enduser?.toLocaleString('en-IN')}`)
    }
    const brand = products[0]?.brand ?? ''
    await page.getByRole('link', { name: brand, exact: true }).first().click()
    await page.waitForURL(/\/shop\?brand=/)
    await page.getByRole('article').first().getByText(`${brand} ·`).waitFor()
    await context.close()
  })

  it('is tried below for every route that asks for it', async () => {
    const response = await fetch(`${siteUrl}/composition.json`)
    const { remotes }: Composition = await response.json()
    const flagged = remotes.flatMap(({ routes }) => routes.filter(({ firstPaint }) => firstPaint))
    const tried = [...productPages, ...Object.keys(companyPages)]
    expect(flagged.map(({ path }) => path).sort()).toEqual(tried.sort())
  })

  it.each([360, 1366])(
    'are announced by a header and a skeleton where a document has none, at %s px',
    async (width) => {
      const { context, page } = await openVisitor(browser, { width, height: 740 })
      const letCome = await holdScripts(page, 'shell')
      await page.goto('/cart', { waitUntil: 'commit' })
      const placeholder = page.locator('#placeholder')
      await placeholder.waitFor()
      const standIn = await placeholder.locator('> :first-child').boundingBox()
      expect(await placeholder.locator('> :last-child > *').count()).toBeGreaterThanOrEqual(8)
      letCome()
      const header = page.getByRole('banner')
      await header.waitFor()
      expect(await placeholder.isVisible()).toBe(false)
      expect((await header.boundingBox())?.height).toBe(standIn?.height)
      await context.close()
    },
  )

  it.each(productPages)('are taken over as they are on %s', async (pattern) => {
    const [product] = await fetchFirstProducts()
    const path = pattern.replace(':id', product?._id ?? '')
    await readWithHtml(path)
    const { context, page, consoleErrors } = await openVisitor(browser)
    const response = await page.goto(path, { waitUntil: 'commit' })
    expect(await response?.text()).toContain('data-first-html=')
    const heading = await page.waitForSelector('#root main h1, #root main h2')
    await waitUntilTakenOver(page)
    expect(await heading.evaluate((node) => node.isConnected)).toBe(true)
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('are shown in local fonts on a first visit, which loads ours after the code, and in ours on the next', async () => {
    await readWithHtml('/shop')
    const { context, page, requests } = await openVisitor(browser)
    const bodyFonts = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
    const fonts = () => requests.filter((path) => path.endsWith('.woff2'))
    const release = await holdScripts(page, 'mf-shop')
    await page.goto('/shop', { waitUntil: 'load' })
    await page.getByRole('article').first().waitFor()
    expect(await bodyFonts()).toMatch(/^"Inter Roboto"/)
    expect(fonts()).toEqual([])
    release()
    await page.waitForFunction(() => localStorage.getItem('fonts'))
    expect(fonts()).toHaveLength(2)
    const response = await page.goto('/shop', { waitUntil: 'commit' })
    expect(await response?.text()).toContain('data-first-html=')
    await waitUntilTakenOver(page)
    expect(await bodyFonts()).toMatch(/^Inter,/)
    await context.close()
  })

  describe('of a page about the company', () => {
    let visitor: Visitor
    beforeAll(async () => {
      visitor = await openVisitor(browser)
    })
    afterAll(async () => visitor.context.close())

    it.each(Object.values(companyPages))(
      'have the whole of %s, which is taken over as it is',
      async (path) => {
        const { page, consoleErrors } = visitor
        const html = await readWithHtml(path)
        const [, title] = /<h1[^>]*>([^<]+)</.exec(html) ?? []
        await page.goto(path, { waitUntil: 'commit' })
        const heading = await page.waitForSelector('#root main h1')
        await waitUntilTakenOver(page)
        expect(await heading.evaluate((node) => [node.isConnected, node.textContent])).toEqual([
          true,
          title,
        ])
        expect(consoleErrors.splice(0)).toEqual([])
      },
    )
  })

  it('have the terms that the seller has set, or says that one is missing', async () => {
    const { returnDays } = await callApi<SellerFacts>('/settings/seller')
    const terms = returnDays === undefined ? '[days: ask us]' : `>${returnDays}</strong>`
    expect(await readWithHtml('/returns')).toContain(terms)
  })

  it('keep the first product of the home page where it is while the rest of its row arrives', async () => {
    const { context, page } = await openVisitor(browser, { width: 412 })
    await page.goto('/', { waitUntil: 'commit' })
    await waitUntilTakenOver(page)
    const picture = page.locator('main li a[href^="/product/"] > :first-child').first()
    const place = await picture.boundingBox()
    await picture.evaluate((box) => {
      for (const part of [box, box.closest('li')]) {
        while (part?.nextElementSibling) part.nextElementSibling.remove()
      }
    })
    expect(await picture.boundingBox()).toEqual(place)
    await context.close()
  })

  it('answer a press on Add to Cart that came before their code', async () => {
    await readWithHtml('/shop')
    const { context, page } = await openVisitor(browser)
    const release = await holdScripts(page, 'mf-shop')
    await page.goto('/shop', { waitUntil: 'commit' })
    await page.getByRole('article').first().getByRole('button', { name: 'Add to Cart' }).click()
    release()
    await page.waitForURL('/login')
    await context.close()
  })

  it('stay when their remote does not arrive, with a notice and Retry', async () => {
    const [product] = await fetchFirstProducts()
    await readWithHtml('/shop')
    const { context, page } = await openVisitor(browser)
    const files = /\/mf\/mf-shop\/[^/]+\/container\.[^/]+\.js$/
    await page.route(files, (route) => route.abort())
    await page.goto('/shop', { waitUntil: 'commit' })
    const notice = page.getByText('its buttons do not work')
    await notice.waitFor()
    expect(await page.getByRole('article').first().textContent()).toContain(product?.name)
    await page.unroute(files)
    await page.getByRole('button', { name: 'Retry' }).click()
    await notice.waitFor({ state: 'hidden' })
    await page.getByRole('article').first().getByRole('button', { name: 'Add to Cart' }).click()
    await page.waitForURL('/login')
    await context.close()
  })

  it('never show the price of a visitor to a reseller, in no frame', async () => {
    await readWithHtml('/shop')
    const { context, page } = await openVisitor(browser, { as: await registerBuyer('reseller') })
    await context.addInitScript(() => {
      const seen: string[] = []
      Object.assign(globalThis, { seen })
      const record = () => {
        const article = document.querySelector<HTMLElement>('article')
        if (article?.checkVisibility()) seen.push(article.textContent ?? '')
        requestAnimationFrame(record)
      }
      record()
    })
    await page.goto('/shop')
    await page.getByRole('article').first().waitFor()
    await waitUntilSettled(page)
    const frames = await page.evaluate<string[]>('globalThis.seen')
    const shown = new Set(frames.flatMap((text) => /₹[\d,.]+/.exec(text) ?? []))
    expect(shown.size).toBe(1)
    await context.close()
  })
})
