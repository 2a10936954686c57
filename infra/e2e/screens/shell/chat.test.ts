import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { registerBuyer, signInDemo } from '../../driver/accounts.ts'
import { openBrowser, openVisitor, type VisitorOptions } from '../../driver/browser.ts'
import { fetchProducts, fillCart, placeOrder } from '../../driver/fixtures.ts'
import { waitUntilSettled } from '../../driver/page-quality.ts'

/**
 * Scrolls until each control of the page is at the bottom of the window, and hit-tests its
 * centre and corners, 2 px inside: boxes end between pixels, hit-test points do not.
 * @returns the number of controls, and the names of those that the chat link covers
 */
function controlsUnderChat(page: Page): Promise<{ tried: number; covered: string[] }> {
  return page.evaluate(`(() => {
    const chat = document.querySelector('a[aria-label="Chat on WhatsApp"]')
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((control) => control !== chat && !control.disabled)
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    const isCovered = (control) => {
      control.scrollIntoView({ block: 'end', behavior: 'instant' })
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y]))
      return points.some(([x, y]) => chat.contains(document.elementFromPoint(x, y)))
    }
    const nameOf = (control) => control.ariaLabel || control.textContent || control.name
    return { tried: controls.length, covered: controls.filter(isCovered).map(nameOf) }
  })()`)
}

describe('the chat link', () => {
  let browser: Browser
  let buyer: VisitorOptions
  let superadmin: VisitorOptions
  let tierAdmin: VisitorOptions
  beforeAll(async () => {
    browser = await openBrowser()
    const as = await registerBuyer('enduser')
    const products = await fetchProducts(6, as)
    await placeOrder(as, products)
    await fillCart(as, products)
    buyer = { as }
    superadmin = { as: await signInDemo('superadmin') }
    tierAdmin = { as: await signInDemo('enduser-admin') }
  }, 120_000)
  afterAll(async () => browser.close())

  it.each([
    { path: '/shop', who: () => buyer, width: 360, height: 740 },
    { path: '/cart', who: () => buyer, width: 1024, height: 768 },
    { path: '/superadmin/users', who: () => superadmin, width: 360, height: 740 },
    { path: '/enduser-admin/proofs', who: () => tierAdmin, width: 1366, height: 768 },
  ])('covers no control of $path at $width px', async ({ path, who, width, height }) => {
    const { context, page } = await openVisitor(browser, { ...who(), width, height })
    await page.goto(path)
    await waitUntilSettled(page)
    const { tried, covered } = await controlsUnderChat(page)
    expect(tried).toBeGreaterThan(20)
    expect(covered).toEqual([])
    // It can be clicked at any scroll position.
    await page.getByRole('link', { name: 'Chat on WhatsApp' }).click({ trial: true })
    await context.close()
  })

  it('is not printed', async () => {
    const { context, page } = await openVisitor(browser)
    await page.goto('/login')
    await waitUntilSettled(page)
    const chat = page.getByRole('link', { name: 'Chat on WhatsApp' })
    expect(await chat.isVisible()).toBe(true)
    await page.emulateMedia({ media: 'print' })
    expect(await chat.isVisible()).toBe(false)
    await context.close()
  })
})
