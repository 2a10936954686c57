import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Telemetry } from '@store/contract/schemas/site/telemetry'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, openVisitor } from '../driver/browser.ts'
import { readWithHtml } from '../driver/first-html.ts'
import { liveComposition } from './publish-variant.ts'
import { openSiteCopy, type SiteCopy } from './site-copy.ts'

let browser: Browser
let site: SiteCopy
beforeAll(async () => {
  browser = await openBrowser()
  site = await openSiteCopy()
})
afterAll(async () => {
  await site.close()
  await browser.close()
})

/**
 * Neither the content of a beacon nor the start of measuring web vitals is visible from outside the page.
 * Measuring starts once the page is idle and misses earlier clicks.
 */
const recordBeacons = `
  globalThis.beacons = []
  const send = navigator.sendBeacon.bind(navigator)
  navigator.sendBeacon = (address, body) => {
    beacons.push(body.text().then(JSON.parse))
    return send(address, body)
  }
  globalThis.isMeasured = new Promise((resolve) => {
    const missing = new Set(['layout-shift', 'largest-contentful-paint'])
    const { observe } = PerformanceObserver.prototype
    PerformanceObserver.prototype.observe = function (options) {
      observe.call(this, options)
      missing.delete(options.type)
      if (missing.size === 0) resolve()
    }
  })`

/** Leaves a page. @returns what it has reported */
async function leave(page: Page): Promise<Telemetry[]> {
  // A tab is never hidden in a headless browser.
  await page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`)
  return (await page.evaluate<Telemetry[][]>('Promise.all(beacons)')).flat()
}

it('reports releases and web vitals of a page to the API when the visitor leaves', async () => {
  const { revision, remotes } = await liveComposition(site)
  const { context, page } = await openVisitor(browser, { site: site.address })
  await context.addInitScript({ content: recordBeacons })
  await page.goto('/shop')
  await page.getByRole('main').getByRole('article').first().waitFor()
  await page.evaluate('isMeasured')
  // The largest contentful paint is final after the first interaction.
  await page.getByRole('main').click()
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))')
  const reports = await leave(page)
  const version = remotes.find(({ name }) => name === 'mf-shop')?.version
  const ofShop = reports.filter(({ remote }) => remote === 'mf-shop')
  expect(ofShop.map(({ kind, name }) => name ?? kind).sort()).toEqual(
    expect.arrayContaining(['CLS', 'LCP', 'TTFB', 'load']),
  )
  expect(new Set(ofShop.map((report) => report.version))).toEqual(new Set([version]))
  expect(new Set(reports.map(({ composition }) => composition))).toEqual(
    new Set([String(revision)]),
  )
  await context.close()
})

it('reports a page that differs from its first HTML, and shows the price of today', async () => {
  await readWithHtml('/shop', site.address)
  const { context, page, consoleErrors } = await openVisitor(browser, { site: site.address })
  await context.addInitScript({ content: recordBeacons })
  await page.route(/\/api\/products\?/, async (route) => {
    const response = await route.fetch()
    const products: { prices: object }[] = await response.json()
    const json = products.map((product) => ({
      ...product,
      prices: { ...product.prices, enduser: 7 },
    }))
    await route.fulfill({ response, json })
  })
  await page.goto('/shop')
  await page.getByRole('article').first().getByText('₹7', { exact: true }).waitFor()
  const differences = (await leave(page)).filter(({ kind }) => kind === 'difference')
  expect(differences.map(({ remote }) => remote)).toEqual(['mf-shop'])
  expect(consoleErrors).toEqual([])
  await context.close()
})
