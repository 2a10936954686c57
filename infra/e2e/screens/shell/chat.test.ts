import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { registerBuyer, signInDemo } from '../../driver/accounts.ts'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { boxOf } from '../../driver/geometry.ts'
import { waitUntilSettled } from '../../driver/page-quality.ts'

const chatOn = (page: Page) => page.getByRole('link', { name: 'Chat on WhatsApp' })

/** Scrolls to a place, an expression of JavaScript, and waits until that was noticed. */
async function scrollTo(page: Page, place: string): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    const top = Math.floor(${place})
    if (top === scrollY) return resolve()
    addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true })
    scrollTo({ top, behavior: 'instant' })
  })`)
}

/** The names of the visible controls that lie below the chat link. */
function controlsUnderChat(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const chat = document.querySelector('a[aria-label="Chat on WhatsApp"]')
    const over = chat.getBoundingClientRect()
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((control) => control !== chat && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        return left < over.right && right > over.left && top < over.bottom && bottom > over.top
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

  async function expectNoControlCovered(page: Page, path: string): Promise<void> {
    await page.goto(path)
    await waitUntilSettled(page)
    // Else the page grows meanwhile, which moves what is looked at down.
    await page.getByRole('main').getByRole('article').nth(49).waitFor()
    const chat = chatOn(page)
    const resting = page.locator('a[aria-label="Chat on WhatsApp"]:not([data-away])')
    await scrollTo(page, 'document.documentElement.scrollHeight - innerHeight')
    await chat.and(page.locator('[data-away]')).waitFor({ state: 'attached' })
    for (const place of ['scrollY - 50', 'scrollY * 0.8', 'scrollY * 0.7', 'scrollY * 0.3', '0']) {
      await scrollTo(page, place)
      await resting.waitFor()
      expect([path, place, await controlsUnderChat(page)]).toEqual([path, place, []])
      await chat.click({ trial: true })
    }
  }

  it('leaves while one scrolls down, covers no control wherever it comes back, and is not printed', async () => {
    const as = await registerBuyer('enduser')
    const { context, page } = await openVisitor(browser, { as, width: 360, height: 740 })
    await expectNoControlCovered(page, '/shop')
    const box = await boxOf(chatOn(page))
    expect([box.width, box.height]).toEqual([48, 48])
    await page.setViewportSize({ width: 1366, height: 768 })
    await expectNoControlCovered(page, '/shop')
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
