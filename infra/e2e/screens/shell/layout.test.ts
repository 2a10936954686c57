import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { registerBuyer } from '../../driver/accounts.ts'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { mockResponse } from '../../driver/mock-api.ts'
import { layoutShiftOf, waitUntilSettled, watchLayoutShift } from '../../driver/page-quality.ts'

/** The current animation state of the announcements. */
function bannerStyle(page: Page, property: string): Promise<unknown> {
  const track = `document.querySelector('[aria-label="Announcements"] ul').parentElement`
  return page.evaluate(`getComputedStyle(${track}).${property}`)
}

describe('the layout of every page', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it('scrolls its announcements until they are paused, and has two colour schemes', async () => {
    const { context, page } = await openVisitor(browser)
    await page.goto('/login')
    await waitUntilSettled(page)
    const heading = page.getByRole('heading', { level: 1 })
    expect(await bannerStyle(page, 'animationDuration')).toBe('60s')
    await heading.hover()
    expect(await bannerStyle(page, 'animationPlayState')).toBe('running')
    const banner = page.getByRole('region', { name: 'Announcements' })
    await banner.hover({ position: { x: 300, y: 10 } })
    expect(await bannerStyle(page, 'animationPlayState')).toBe('paused')
    await heading.hover()
    expect(await bannerStyle(page, 'animationPlayState')).toBe('running')
    await page.getByRole('button', { name: 'Pause announcements' }).click()
    await heading.click()
    expect(await bannerStyle(page, 'animationPlayState')).toBe('paused')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await bannerStyle(page, 'animationName')).toBe('none')

    const colours = page.getByRole('banner').getByRole('button', { name: /dark|light|colour/i })
    const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor')
    const before = await ground()
    await colours.first().click()
    if ((await ground()) === before) await colours.first().click()
    expect(await ground()).not.toBe(before)
    await context.close()
  })

  it('is centred in the windows of desks', async () => {
    const { context, page } = await openVisitor(browser)
    for (const path of ['/shop', '/about']) {
      await page.goto(path)
      await waitUntilSettled(page)
      for (const width of [1024, 1366, 1920]) {
        await page.setViewportSize({ width, height: 768 })
        const uncentred = await page.evaluate(`
          ['header', 'main', 'footer']
            .flatMap((name) => [...document.querySelector(name).children])
            .map((part) => part.getBoundingClientRect())
            .filter((box) => box.width > 300)
            .map((box) => box.left - (document.documentElement.clientWidth - box.right))
            .filter((difference) => Math.abs(difference) > 1)`)
        expect([path, width, uncentred]).toEqual([path, width, []])
      }
    }
    await context.close()
  })

  it('has a sticky header on a phone, without layout shift and with a menu behind a button', async () => {
    const { context, page } = await openVisitor(browser, { width: 360 })
    await watchLayoutShift(context)
    await page.goto('/register')
    await waitUntilSettled(page)
    const header = page.getByRole('banner')
    expect(await header.getAttribute('data-fixed')).toBe('false')
    await page.mouse.wheel(0, 400)
    await page.locator('header[data-fixed="true"]').waitFor()
    expect((await header.boundingBox())?.y).toBe(0)
    expect((await layoutShiftOf(page)).value).toBeLessThan(0.02)

    const menu = page.getByRole('navigation', { name: 'Main' })
    expect(await menu.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const links = await menu.getByRole('link').allTextContents()
    expect(links).toEqual(['Home', 'Shop', 'About Us', 'Our Team', 'Contact', 'Faq', 'Blog'])
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Account' }).click()
    for (const name of ['Login/Register', 'Wishlist', 'Cart']) {
      await page.getByRole('link', { name }).waitFor()
    }
    await context.close()
  })

  it('offers Logout, which removes all personal data and leads from guarded pages to Login', async () => {
    const as = await registerBuyer('reseller')
    const { context, page } = await openVisitor(browser, { as })
    await page.goto('/unauthorized')
    await page.getByRole('button', { name: 'Account of Meera Shah' }).hover()
    await page.getByText(as.user.email).first().waitFor()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/login')
    // Only the browser's visitor id for canaries remains (decision 0046), and that its cache has the fonts (0128).
    const kept = await page.evaluate(() => Object.keys(localStorage))
    expect(kept.filter((key) => key !== 'fonts')).toEqual(['visitor'])
    for (const path of ['/orders', '/reseller/shop', '/image-section']) {
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForURL('**/login', { waitUntil: 'commit' })
    }
    await context.close()
  })

  it('announces a new release when the visitor returns, but not above a half-filled form', async () => {
    const { context, page } = await openVisitor(browser)
    await page.clock.install()
    await page.goto('/login')
    await waitUntilSettled(page)
    const composition: Record<string, unknown> = await (
      await page.request.get('/composition.json')
    ).json()
    await mockResponse(page, /^\/composition\.json$/, {
      body: { ...composition, revision: 1_000_000 },
    })
    await page.getByLabel('Email', { exact: true }).fill('meera@example.in')
    const asked = page.waitForResponse('**/composition.json')
    await page.clock.fastForward('11:00')
    await asked
    const notice = page.getByText('A new version of this store is available.')
    expect(await notice.count()).toBe(0)
    await page.getByLabel('Email', { exact: true }).fill('')
    await notice.waitFor()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Reload' }).click()
    await reloaded
    await context.close()
  })
})
