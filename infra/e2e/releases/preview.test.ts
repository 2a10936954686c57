import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, openVisitor } from '../browser.ts'
import { violationsOf } from '../quality.ts'
import { type OwnSite, openOwnSite } from './own-site.ts'
import { publishVariant } from './publish-variant.ts'

const version = '9.9.9'
const previewed = `/mf/mf-shop/${version}/`

const badgeOf = (page: Page) => page.getByRole('complementary', { name: 'Preview' })
const untilShopStands = (page: Page) =>
  page.getByRole('main').getByRole('article').first().waitFor()

describe('a preview', () => {
  let browser: Browser
  let site: OwnSite
  beforeAll(async () => {
    browser = await openBrowser()
    site = await openOwnSite()
    await publishVariant(site, { remote: 'mf-shop', version })
  })
  afterAll(async () => {
    await site.close()
    await browser.close()
  })
  const open = () => openVisitor(browser, { site: site.address })

  it('shows a published release on every page until it is left', async () => {
    const { context, page, requests, noise } = await open()
    const askedForPreview = () => requests.some((path) => path.startsWith(previewed))
    await page.goto(`/shop?q=toner&preview=mf-shop@${version}`)
    await untilShopStands(page)
    expect(await badgeOf(page).textContent()).toContain(`Preview mf-shop ${version}`)
    expect(new URL(page.url()).search).toBe('?q=toner')
    expect(askedForPreview()).toBe(true)
    expect(await violationsOf(page)).toEqual([])

    await page.goto('/about')
    await badgeOf(page).waitFor()
    await page.goto('/shop')
    await untilShopStands(page)
    await badgeOf(page).waitFor()
    requests.length = 0
    await page.getByRole('button', { name: 'Leave preview' }).click()
    await badgeOf(page).waitFor({ state: 'detached' })
    await untilShopStands(page)
    expect(askedForPreview()).toBe(false)
    expect(noise).toEqual([])
    await context.close()
  })

  it('is seen by nobody else', async () => {
    const one = await open()
    await one.page.goto(`/shop?preview=mf-shop@${version}`)
    await badgeOf(one.page).waitFor()
    const other = await one.context.newPage()
    await other.goto('/shop')
    await untilShopStands(other)
    expect(await badgeOf(other).count()).toBe(0)
    await one.context.close()
  })

  it.each([
    ['is not published', 'mf-shop@8.8.8', 'it is not published'],
    ['is no release', 'https://elsewhere.test/container.js', 'it is not the name and version'],
    ['is of the shell', 'shell@1.0.0', 'it is not the name and version'],
  ])('of what %s says so and shows the site as it is', async (_what, wish, words) => {
    const { context, page, requests } = await open()
    await page.goto(`/shop?preview=${encodeURIComponent(wish)}`)
    await untilShopStands(page)
    await badgeOf(page)
      .getByRole('alert')
      .getByText(`${wish} cannot be previewed: ${words}`)
      .waitFor()
    expect(requests.some((path) => path.includes('container.js'))).toBe(false)
    await page.getByRole('button', { name: 'Leave preview' }).click()
    await badgeOf(page).waitFor({ state: 'detached' })
    await context.close()
  })
})
