import { expect } from '@jest/globals'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { signInDemo } from '../driver/accounts.ts'
import { openVisitor } from '../driver/browser.ts'
import { type BreakRemote, breakRemotes } from './broken-release.ts'
import { navigate, type RemotePage, remotePages } from './remote-pages.ts'

/** A fault of a remote, and how it shows. */
export interface Fault {
  fault: string
  /** The technical details on the error panel. */
  message: RegExp
  breakRemote: BreakRemote
}

/** A browser in which some remotes are broken. */
export interface BrokenSite {
  page: Page
  context: BrowserContext
  /** The page it is on, of a broken remote. */
  last: RemotePage
}

/** Time for one fault on a busy machine. */
export const faultTimeoutMs = 180_000

/** Every remote is broken in one of these browsers and works in the other. */
const halves = [
  ['mf-shop', 'mf-orders'],
  ['mf-marketing', 'mf-checkout', 'mf-admin'],
]

/**
 * Opens a page of every remote in two documents: one half of the remotes has this fault in the first, the other half
 * in the second. The broken ones show the error, the others and the navigation are usable. Both run concurrently,
 * because a waiting loader does nothing else.
 * @param turn determines which broken remote comes last
 * @param andThen called on the page of the last one
 */
export async function walkBrokenSites(
  browser: Browser,
  { message, breakRemote }: Fault,
  { turn = 0, andThen }: { turn?: number; andThen?: (site: BrokenSite) => Promise<void> } = {},
): Promise<void> {
  // The superadmin may open a page of every remote.
  const as = await signInDemo('superadmin')
  const walks = halves.map(async (names) => {
    const { context, page } = await openVisitor(browser, { as })
    try {
      await breakRemotes(context, names, breakRemote)
      await page.goto('/unauthorized')
      await page.getByRole('navigation').getByRole('link').first().waitFor()
      for (const { remote, path, waitUntilReady } of remotePages) {
        if (names.includes(remote)) continue
        await navigate(page, path)
        await waitUntilReady(page)
      }
      const broken = remotePages.filter(({ remote }) => names.includes(remote))
      const inTurn = [...broken, ...broken].slice(turn % broken.length).slice(0, broken.length)
      for (const { remote, path } of inTurn) {
        await navigate(page, path)
        expect(await causeOn(page, remote)).toMatch(message)
      }
      expect(await page.getByRole('navigation').getByRole('link').count()).toBeGreaterThan(0)
      const last = inTurn.at(-1)
      if (last) await andThen?.({ page, context, last })
    } catch (cause) {
      throw new Error(`${names.join(' and ')} broken: ${String(cause)}`, { cause })
    } finally {
      await context.close()
    }
  })
  for (const walk of await Promise.allSettled(walks)) {
    if (walk.status === 'rejected') throw walk.reason
  }
}

/**
 * Waits for the error panel of this remote, not that of the page before.
 * @returns its text, including technical details
 */
export async function causeOn(page: Page, remote: string): Promise<string> {
  const panel = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: `${remote}@` })
  await panel.getByRole('heading', { name: 'This page is not available right now' }).waitFor()
  return (await panel.textContent()) ?? ''
}
