import { setTimeout } from 'node:timers/promises'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Page } from 'playwright-core'
import { callApi } from './accounts.ts'
import { siteUrl } from './browser.ts'
import { waitUntilSettled } from './page-quality.ts'

/** What a phone sends with its requests; others get HTML for wider screens. */
export const phoneHeaders = { 'sec-ch-ua-mobile': '?1' }

/** Asks for a page until its gateway sends it with its HTML. */
export async function readWithHtml(path: string, site = siteUrl, headers = {}): Promise<string> {
  for (;;) {
    const html = await (await fetch(`${site}${path}`, { headers })).text()
    if (html.includes('data-first-html=')) return html
    await setTimeout(100)
  }
}

/** Holds the scripts of a remote back. @returns lets them come */
export async function holdScripts(page: Page, remote: string): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(new RegExp(`/mf/${remote}/.*\\.js$`), async (route) => {
    await isReleased
    await route.continue()
  })
  return () => release()
}

/** Waits until the code of a page has taken its HTML over, or replaced it: then nothing is kept for it any longer. */
export async function waitUntilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.readyState === 'complete' && !Reflect.get(globalThis, 'earlyInput'),
  )
  await waitUntilSettled(page)
}

/** The first products of the shop, as a visitor sees them. */
export const fetchFirstProducts = () =>
  callApi<Product[]>('/products?sort=lowToHigh&page=1&limit=12')
