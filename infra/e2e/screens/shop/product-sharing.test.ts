import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, openVisitor } from '../../driver/browser.ts'
import { fetchProducts } from '../../driver/fixtures.ts'
import { dismissToast } from '../toasts.ts'

describe('sharing a product', () => {
  let browser: Browser
  let path: string
  beforeAll(async () => {
    browser = await openBrowser()
    const [product] = await fetchProducts(1)
    path = `/product/${product?._id}`
  })
  afterAll(async () => browser.close())

  /** Presses Share in a browser whose share or clipboard API is replaced by this script. */
  async function share(script: string): Promise<Page> {
    const { context, page } = await openVisitor(browser)
    await context.addInitScript({ content: script })
    await page.goto(path)
    await page.getByRole('button', { name: 'Share' }).click()
    return page
  }
  const shareBy = (way: string) =>
    `Object.defineProperty(navigator, 'share', { value: ${way}, configurable: true });`
  const copyBy = (way: string) =>
    `Object.defineProperty(navigator, 'clipboard', { value: { writeText: ${way} } });`

  it('passes title and URL to another app without a toast', async () => {
    const page = await share(shareBy('async (given) => { globalThis.given = given }'))
    const given: { title: string; url: string } = await page.evaluate('globalThis.given')
    expect(given.url).toBe(page.url())
    expect(given.title).toBe(await page.getByRole('heading', { level: 1 }).textContent())
    expect(await page.getByLabel('Messages').getByRole('listitem').count()).toBe(0)
    await page.context().close()
  })

  it.each([
    ['Sharing cancelled or failed', shareBy('() => Promise.reject(new Error("cancelled"))')],
    [
      'Link copied to clipboard',
      shareBy('undefined') + copyBy('async (words) => { globalThis.copied = words }'),
    ],
    [
      'Failed to copy link',
      shareBy('undefined') + copyBy('() => Promise.reject(new Error("denied"))'),
    ],
  ])('says “%s”', async (words, script) => {
    const page = await share(script)
    await dismissToast(page, words)
    const copied = await page.evaluate('globalThis.copied ?? location.href')
    expect(copied).toBe(page.url())
    await page.context().close()
  })
})
