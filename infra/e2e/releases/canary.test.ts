import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { setCanary } from '../../releases/compose/canary.ts'
import { FolderStore } from '../../releases/store/folder-store.ts'
import { canaryVisitors } from '../../releases/testing/canary-visitors.ts'
import { openBrowser, openVisitor } from '../driver/browser.ts'
import { holdScripts, readWithHtml } from '../driver/first-html.ts'
import { liveComposition, publishVariant } from './publish-variant.ts'
import { shopPath, waitForShop } from './remote-pages.ts'
import { openSiteCopy, type SiteCopy } from './site-copy.ts'

const remote = 'mf-shop'
const version = '9.9.9'

/** Versions of the shop that a browser requested. */
function versionsIn(requests: readonly string[]): string[] {
  return [...new Set(requests.flatMap((path) => /^\/mf\/mf-shop\/([^/]+)\//.exec(path)?.[1] ?? []))]
}

describe('a canary', () => {
  let browser: Browser
  let site: SiteCopy
  let stable = ''
  /** Visitor ids below and above 30 % of the canary's cohort (rules/cohort). */
  const canaryTo = async (percent: number, its = version) => {
    const request = { remote, version: its, percent, actor: { by: 'a test' } }
    const { composition } = await setCanary(new FolderStore(site.folder), request)
    return canaryVisitors(composition, remote, 30)
  }
  beforeAll(async () => {
    browser = await openBrowser()
    site = await openSiteCopy()
    const { remotes } = await liveComposition(site)
    stable = remotes.find(({ name }) => name === remote)?.version ?? ''
    await publishVariant(site, { remote, version })
  })
  afterAll(async () => {
    await site.close()
    await browser.close()
  })

  it('is loaded by the browsers of its cohort, completely and without duplicate requests', async () => {
    const { chosen, other } = await canaryTo(30)
    for (const [visitor, expected] of [
      [chosen, version],
      [other, stable],
    ] as const) {
      const open = { site: site.address, storage: { visitor } }
      const { context, page, requests, consoleErrors } = await openVisitor(browser, open)
      await page.goto(shopPath)
      await waitForShop(page)
      expect(versionsIn(requests)).toEqual([expected])
      const ofShop = requests.filter((path) => path.startsWith('/mf/mf-shop/'))
      expect(ofShop).toEqual([...new Set(ofShop)])
      expect(consoleErrors).toEqual([])
      await context.close()
    }
  })

  it('is never seen behind the HTML of the stable release, which all others keep', async () => {
    const { chosen, other } = await canaryTo(30)
    await readWithHtml('/shop', site.address)
    for (const [visitor, expected, isShown] of [
      [chosen, version, false],
      [other, stable, true],
    ] as const) {
      const open = { site: site.address, storage: { visitor } }
      const { context, page, requests, consoleErrors } = await openVisitor(browser, open)
      const release = await holdScripts(page, remote)
      const response = await page.goto('/shop', { waitUntil: 'commit' })
      expect(await response?.text()).toContain('data-first-html=')
      await page.getByRole('banner').waitFor()
      if (isShown) await page.getByRole('article').first().waitFor()
      else expect(await page.getByRole('article').count()).toBe(0)
      release()
      await page.getByRole('article').first().waitFor()
      expect(versionsIn(requests)).toEqual([expected])
      expect(consoleErrors).toEqual([])
      await context.close()
    }
  })

  it('keeps its browsers over reloads and while its share grows', async () => {
    const { chosen } = await canaryTo(30)
    const open = { site: site.address, storage: { visitor: chosen } }
    const { context, page, requests } = await openVisitor(browser, open)
    await page.goto(shopPath)
    await waitForShop(page)
    await page.reload()
    await waitForShop(page)
    await canaryTo(60)
    await page.reload()
    await waitForShop(page)
    expect(versionsIn(requests)).toEqual([version])
    await context.close()
  })

  it('depends on an id that a new browser generates once and stores', async () => {
    const { context, page, requests } = await openVisitor(browser, { site: site.address })
    const readVisitor = () => page.evaluate<string>('localStorage.getItem("visitor")')
    await page.goto(shopPath)
    await waitForShop(page)
    const visitor = await readVisitor()
    await page.reload()
    await waitForShop(page)
    expect(await readVisitor()).toBe(visitor)
    expect(versionsIn(requests)).toHaveLength(1)
    await context.close()
  })

  it('remains in an open document after it has ended, but not in the next one', async () => {
    const { chosen } = await canaryTo(30)
    const open = { site: site.address, storage: { visitor: chosen } }
    const { context, page, requests } = await openVisitor(browser, open)
    await page.goto('/about')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await canaryTo(0)
    await page.getByRole('navigation').getByRole('link', { name: 'Shop' }).first().click()
    await waitForShop(page)
    expect(versionsIn(requests)).toEqual([version])
    requests.length = 0
    await page.goto(shopPath)
    await waitForShop(page)
    expect(versionsIn(requests)).toEqual([stable])
    await context.close()
  })

  it('that throws on start is reported, and a reload opens the stable release', async () => {
    const broken = '9.9.10'
    const edit = (script: string) =>
      script.replace(/\b\d+\([\w,]*\)\{/g, '$&throw new Error("no start");')
    await publishVariant(site, { remote, version: broken, edit })
    const { chosen } = await canaryTo(30, broken)
    const open = { site: site.address, storage: { visitor: chosen } }
    const { context, page, requests } = await openVisitor(browser, open)
    await page.goto(shopPath)
    await page.getByRole('alert').getByText('could not be started').waitFor()
    expect(versionsIn(requests)).toEqual([broken])
    await page.getByRole('button', { name: 'Reload' }).click()
    await waitForShop(page)
    expect(versionsIn(requests)).toEqual([broken, stable])
    await context.close()
  })
})
