import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { signPreviewLink } from '../../releases/site/preview-link.ts'
import { FolderStore } from '../../releases/store/folder-store.ts'
import { openBrowser, openVisitor } from '../driver/browser.ts'
import { holdScripts, readWithHtml } from '../driver/first-html.ts'
import { violationsOf } from '../driver/page-quality.ts'
import { publishVariant } from './publish-variant.ts'
import { shopPath, waitForShop } from './remote-pages.ts'
import { openSiteCopy, type SiteCopy } from './site-copy.ts'

const version = '9.9.9'
const previewed = `/mf/mf-shop/${version}/`

const badgeOf = (page: Page) => page.getByRole('complementary', { name: 'Preview' })
/** An address with a preview link as signed by the platform. */
async function withPreview(site: SiteCopy, path: string): Promise<string> {
  const request = {
    releases: [{ name: 'mf-shop', version }],
    token: process.env.PLATFORM_TOKEN ?? '',
    expiresAt: new Date(Date.now() + 3_600_000),
  }
  const link = await signPreviewLink(new FolderStore(site.folder), request)
  return `${path}${path.includes('?') ? '&' : '?'}${link.replace('/?', '')}`
}

describe('a preview', () => {
  let browser: Browser
  let site: SiteCopy
  beforeAll(async () => {
    browser = await openBrowser()
    site = await openSiteCopy()
    await publishVariant(site, { remote: 'mf-shop', version })
  })
  afterAll(async () => {
    await site.close()
    await browser.close()
  })
  const open = () => openVisitor(browser, { site: site.address })

  it('shows a published release on every page until it is left', async () => {
    const { context, page, requests, consoleErrors } = await open()
    const askedForPreview = () => requests.some((path) => path.startsWith(previewed))
    await page.goto(await withPreview(site, shopPath))
    await waitForShop(page)
    expect(await badgeOf(page).textContent()).toContain(`Preview mf-shop ${version}`)
    expect(new URL(page.url()).search).toBe('?q=webcam')
    expect(askedForPreview()).toBe(true)
    expect(await violationsOf(page)).toEqual([])

    await page.goto('/about')
    await badgeOf(page).waitFor()
    await page.goto(shopPath)
    await waitForShop(page)
    await badgeOf(page).waitFor()
    requests.length = 0
    await page.getByRole('button', { name: 'Leave preview' }).click()
    await badgeOf(page).waitFor({ state: 'detached' })
    await waitForShop(page)
    expect(askedForPreview()).toBe(false)
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('is never seen behind the HTML of the live release', async () => {
    await readWithHtml('/shop', site.address)
    const { context, page, requests } = await open()
    await page.goto(await withPreview(site, shopPath))
    await badgeOf(page).waitFor()
    requests.length = 0
    const release = await holdScripts(page, 'mf-shop')
    const response = await page.goto('/shop', { waitUntil: 'commit' })
    expect(await response?.text()).toContain('data-first-html=')
    await badgeOf(page).waitFor()
    expect(await page.getByRole('article').count()).toBe(0)
    release()
    await page.getByRole('article').first().waitFor()
    const ofShop = requests.filter((path) => path.startsWith('/mf/mf-shop/'))
    expect(ofShop.every((path) => path.startsWith(previewed))).toBe(true)
    await context.close()
  })

  it('is not visible to others', async () => {
    const one = await open()
    await one.page.goto(await withPreview(site, shopPath))
    await badgeOf(one.page).waitFor()
    const other = await one.context.newPage()
    await other.goto(shopPath)
    await waitForShop(other)
    expect(await badgeOf(other).count()).toBe(0)
    await one.context.close()
  })

  it.each([
    ['a published release without a link', `mf-shop@${version}`],
    ['any text', 'Call 0800-FRAUD'],
  ])('of %s shows the live site, with one message', async (_what, preview) => {
    const { context, page, requests } = await open()
    await page.goto(`${shopPath}&preview=${encodeURIComponent(preview)}`)
    await waitForShop(page)
    await badgeOf(page).getByRole('alert').getByText('This preview link is not valid').waitFor()
    expect(await page.getByText(preview).count()).toBe(0)
    expect(requests.some((path) => path.startsWith(previewed))).toBe(false)
    await page.goto('/about')
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    expect(await badgeOf(page).count()).toBe(0)
    await context.close()
  })
})
