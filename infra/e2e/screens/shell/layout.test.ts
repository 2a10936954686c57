import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { callApi, type Person, registerBuyer, signInDemo } from '../../driver/accounts.ts'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { fetchProducts, fillCart } from '../../driver/fixtures.ts'
import { mockResponse } from '../../driver/mock-api.ts'
import { layoutShiftOf, waitUntilSettled, watchLayoutShift } from '../../driver/page-quality.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => browser.close())

const banner = (page: Page) => page.getByRole('region', { name: 'Announcements' })

/** The current animation state of the banner. */
function bannerStyle(page: Page, property: string): Promise<unknown> {
  const track = `document.querySelector('[aria-label="Announcements"] ul').parentElement`
  return page.evaluate(`getComputedStyle(${track}).${property}`)
}

describe('the announcement banner', () => {
  it('scrolls by in 60 seconds, and pauses on hover and by its button', async () => {
    const { context, page } = await openVisitor(browser)
    await page.goto('/login')
    await waitUntilSettled(page)
    const heading = page.getByRole('heading', { level: 1 })
    expect(await bannerStyle(page, 'animationDuration')).toBe('60s')
    expect(await bannerStyle(page, 'animationPlayState')).toBe('running')
    await banner(page).hover({ position: { x: 300, y: 10 } })
    expect(await bannerStyle(page, 'animationPlayState')).toBe('paused')
    await heading.hover()
    expect(await bannerStyle(page, 'animationPlayState')).toBe('running')
    await page.getByRole('button', { name: 'Pause announcements' }).click()
    await heading.click()
    expect(await bannerStyle(page, 'animationPlayState')).toBe('paused')
    await context.close()
  })

  it('does not move if reduced motion is preferred', async () => {
    const { context, page } = await openVisitor(browser)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/login')
    await waitUntilSettled(page)
    expect(await bannerStyle(page, 'animationName')).toBe('none')
    await context.close()
  })
})

describe('the header', () => {
  it('becomes fixed after 120 pixels without layout shift', async () => {
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
    await context.close()
  })

  it('opens its menu by a button on a phone, and closes it by Escape', async () => {
    const { context, page } = await openVisitor(browser, { width: 360 })
    await page.goto('/login')
    await waitUntilSettled(page)
    const menu = page.getByRole('navigation', { name: 'Main' })
    expect(await menu.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const links = await menu.getByRole('link').allTextContents()
    expect(links).toEqual(['Home', 'Shop', 'About Us', 'Our Team', 'Contact', 'Faq', 'Blog'])
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('link', { name: 'Login/Register' }).waitFor()
    await page.getByRole('link', { name: 'Wishlist' }).waitFor()
    await page.getByRole('link', { name: 'Cart' }).waitFor()
    await context.close()
  })

  it('shows the counts of cart and wishlist', async () => {
    const person = await registerBuyer('reseller')
    const products = await fetchProducts(2, person)
    await fillCart(person, products)
    await callApi('/wishlist/add', { body: { productId: products[0]?._id }, as: person })
    const { context, page } = await openVisitor(browser, { as: person })
    await page.goto('/unauthorized')
    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
    await page.getByRole('link', { name: 'Wishlist, 1 item' }).waitFor()
    await context.close()
  })
})

describe('a signed-in person', () => {
  let person: Person
  beforeAll(async () => {
    person = await registerBuyer('enduser')
  })

  const avatarOf = (page: Page) => page.getByRole('button', { name: 'Account of Meera Shah' })

  it.each([
    ['a pointer', (page: Page) => avatarOf(page).hover()],
    ['a click', (page: Page) => avatarOf(page).click()],
    ['the keyboard', (page: Page) => avatarOf(page).press('Enter')],
  ])('finds e-mail and Logout by %s', async (_by, open) => {
    const { context, page } = await openVisitor(browser, { as: person })
    await page.goto('/unauthorized')
    await open(page)
    await page.getByText(person.user.email).first().waitFor()
    await page.getByRole('button', { name: 'Logout' }).waitFor()
    await context.close()
  })

  it('leaves no personal data in the browser after Logout, and gets to Login', async () => {
    const { context, page } = await openVisitor(browser, { as: await registerBuyer('enduser') })
    await page.goto('/unauthorized')
    await avatarOf(page).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/login')
    // Only the browser's visitor id for canaries remains (decision 0046).
    expect(await page.evaluate('Object.keys(localStorage)')).toEqual(['visitor'])
    await context.close()
  })
})

describe('the guard', () => {
  it.each(['/orders', '/superadmin/dashboard', '/reseller/shop'])(
    'redirects a visitor from %s to Login',
    async (path) => {
      const { context, page } = await openVisitor(browser)
      await page.goto(path)
      await page.waitForURL('**/login')
      await context.close()
    },
  )

  it('redirects a wrong role to Unauthorized, which links back', async () => {
    const { context, page } = await openVisitor(browser, { as: await signInDemo('reseller-admin') })
    await page.goto('/superadmin/dashboard')
    await page.getByRole('heading', { level: 1, name: 'Unauthorized' }).waitFor()
    await page.getByRole('link', { name: 'Go back to your pages' }).click()
    await page.waitForURL('**/reseller-admin/dashboard')
    await context.close()
  })

  it('shows Not Found for unknown pages, with status 404', async () => {
    const { context, page, consoleErrors } = await openVisitor(browser)
    const response = await page.goto('/not-a-page')
    expect(response?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    expect(consoleErrors).toEqual([])
    await context.close()
  })
})

describe('the layout of every page', () => {
  it('has footer, chat link and colours', async () => {
    const { context, page } = await openVisitor(browser)
    await page.goto('/login')
    await waitUntilSettled(page)
    const links = page.getByRole('contentinfo').getByRole('link')
    for (const name of ['Shop', 'About Us', 'Support', 'Contact']) {
      await links.filter({ hasText: new RegExp(`^${name}$`) }).waitFor()
    }
    const chat = page.getByRole('link', { name: 'Chat on WhatsApp' })
    expect(await chat.getAttribute('href')).toContain('https://wa.me/')
    const colours = page.getByRole('banner').getByRole('button', { name: /dark|light|colour/i })
    const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor')
    const before = await ground()
    await colours.first().click()
    if ((await ground()) === before) await colours.first().click()
    expect(await ground()).not.toBe(before)
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
    const notice = page.getByText('A new version of this store is out.')
    expect(await notice.count()).toBe(0)
    await page.getByLabel('Email', { exact: true }).fill('')
    await notice.waitFor()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Reload' }).click()
    await reloaded
    await context.close()
  })
})
