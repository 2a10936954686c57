import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { registerBuyer, signInDemo } from '../../driver/accounts.ts'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { fetchProducts, fillCart } from '../../driver/fixtures.ts'
import { waitUntilSettled } from '../../driver/page-quality.ts'

const chatOn = (page: Page) => page.getByRole('link', { name: 'Chat on WhatsApp' })

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
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  async function expectNoControlCovered(page: Page, path: string): Promise<void> {
    await page.goto(path)
    await waitUntilSettled(page)
    const { tried, covered } = await controlsUnderChat(page)
    expect(tried).toBeGreaterThan(20)
    expect(covered).toEqual([])
    // It can be clicked at any scroll position.
    await chatOn(page).click({ trial: true })
  }

  it('covers no control of a buyer, and is not printed', async () => {
    const as = await registerBuyer('enduser')
    await fillCart(as, await fetchProducts(6, as))
    const { context, page } = await openVisitor(browser, { as, width: 360, height: 740 })
    await expectNoControlCovered(page, '/shop')
    await page.setViewportSize({ width: 1024, height: 768 })
    await expectNoControlCovered(page, '/cart')
    await page.emulateMedia({ media: 'print' })
    expect(await chatOn(page).isVisible()).toBe(false)
    await context.close()
  })

  it('covers no control of an admin', async () => {
    const as = await signInDemo('superadmin')
    const { context, page } = await openVisitor(browser, { as, width: 360, height: 740 })
    await expectNoControlCovered(page, '/superadmin/users')
    await page.setViewportSize({ width: 1366, height: 768 })
    await expectNoControlCovered(page, '/superadmin/proofs')
    await context.close()
  })
})
