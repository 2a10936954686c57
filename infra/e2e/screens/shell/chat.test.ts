import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { registerBuyer, signInDemo } from '../../driver/accounts.ts'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { fetchProducts, fillCart, placeOrder } from '../../driver/fixtures.ts'
import { boxOf } from '../../driver/geometry.ts'
import { waitUntilSettled } from '../../driver/page-quality.ts'

const chatOn = (page: Page) => page.getByRole('link', { name: 'Chat on WhatsApp' })

/** Scrolls to a place, an expression of JavaScript, and waits until that was noticed. */
async function scrollTo(page: Page, place: string): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    const top = Math.floor(${place})
    if (top === scrollY) return resolve()
    addEventListener('scroll', () => requestAnimationFrame(() => requestAnimationFrame(() => resolve())), { once: true })
    scrollTo({ top, behavior: 'instant' })
  })`)
}

/** The names of the controls that lie below the chat link and would be pressed there without it. */
function controlsUnderChat(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const chat = document.querySelector('a[aria-label="Chat on WhatsApp"]')
    const over = chat.getBoundingClientRect()
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((control) => control !== chat && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        if (left >= over.right || right <= over.left || top >= over.bottom || bottom <= over.top) return false
        // A row passes below a bar that sticks to the window.
        const thirds = (from, to) => [from + (to - from) / 6, (from + to) / 2, to - (to - from) / 6]
        const xs = thirds(Math.max(left, over.left), Math.min(right, over.right))
        const ys = thirds(Math.max(top, over.top), Math.min(bottom, over.bottom))
        return xs.some((x) => ys.some((y) => {
          const below = document.elementsFromPoint(x, y).find((element) => !chat.contains(element))
          return control.contains(below ?? null)
        }))
      })
      .map((control) => control.ariaLabel || control.textContent || control.name)
  })()`)
}

describe('the chat link', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  const everywhere = [1, 0.8, 0.7, 0.45, 0.3, 0.1, 0]

  async function expectNoControlCovered(page: Page, path: string, parts = everywhere) {
    await page.goto(path)
    await waitUntilSettled(page)
    // Else the page grows meanwhile, which moves what is looked at down.
    if (path === '/shop') await page.getByRole('main').getByRole('article').nth(49).waitFor()
    const chat = chatOn(page)
    const resting = page.locator('a[aria-label="Chat on WhatsApp"]:not([data-away])')
    const end = '(document.documentElement.scrollHeight - innerHeight)'
    for (const part of parts) {
      await scrollTo(page, `${end} * ${part}`)
      await resting.waitFor().catch(() => {
        throw new Error(`On ${path}, at ${part} of its height, the chat stays away.`)
      })
      expect([path, part, await controlsUnderChat(page)]).toEqual([path, part, []])
      await chat.click({ trial: true })
    }
  }

  it('leaves while the page moves, is back at rest, covers no control there, and is not printed', async () => {
    const as = await registerBuyer('reseller')
    const products = await fetchProducts(9, as)
    await placeOrder(as, products)
    await placeOrder(as, products.slice(0, 2))
    await fillCart(as, products)
    const { context, page } = await openVisitor(browser, { as, width: 360, height: 740 })
    for (const path of ['/', '/cart', '/usual-order', '/buy-again', '/orders']) {
      await expectNoControlCovered(page, path)
    }
    // The fields of a form stand so close that it stays away between them.
    await expectNoControlCovered(page, '/checkout', [1, 0.8, 0.7])
    await expectNoControlCovered(page, '/shop')
    const box = await boxOf(chatOn(page))
    expect([box.width, box.height]).toEqual([48, 48])
    await scrollTo(page, 'scrollY + 200')
    await chatOn(page).and(page.locator('[data-away]')).waitFor({ state: 'attached' })
    await page.setViewportSize({ width: 1366, height: 768 })
    for (const path of ['/cart', '/usual-order', '/orders', '/shop']) {
      await expectNoControlCovered(page, path)
    }
    await page.emulateMedia({ media: 'print' })
    expect(await chatOn(page).isVisible()).toBe(false)
    await context.close()
  })

  it('is a button of the header where an admin works', async () => {
    const as = await signInDemo('superadmin')
    const { context, page } = await openVisitor(browser, { as, width: 360, height: 740 })
    for (const [path, width] of [
      ['/superadmin/users', 360],
      ['/superadmin/proofs', 1366],
    ] as const) {
      await page.setViewportSize({ width, height: 768 })
      await page.goto(path)
      await waitUntilSettled(page)
      expect([path, await controlsUnderChat(page)]).toEqual([path, []])
      await page
        .getByRole('banner')
        .and(page.locator(':has([aria-label="Chat on WhatsApp"])'))
        .waitFor()
    }
    await context.close()
  })
})
