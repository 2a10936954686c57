import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Telemetry } from '@store/contract/schemas/site/telemetry'
import type { Browser } from 'playwright-core'
import { openBrowser, openVisitor } from '../driver/browser.ts'
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
  // A tab is never hidden in a headless browser.
  await page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`)
  const reports: Telemetry[] = (await page.evaluate<Telemetry[][]>('Promise.all(beacons)')).flat()
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
