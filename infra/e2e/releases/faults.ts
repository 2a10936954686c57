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
  /** Whose pages show the error. */
  brokenPages: [RemotePage, ...RemotePage[]]
}

/** Time for one fault on a busy machine. */
export const faultTimeoutMs = 180_000

/** Every remote is broken in one of these and in order in the other. */
const halves = [
  ['mf-shop', 'mf-orders'],
  ['mf-marketing', 'mf-checkout', 'mf-admin'],
]

/**
 * Walks through a page of every remote, in one document in which a half of them has this fault, and the same for the
 * other half: the broken ones show the error, the others and the navigation are usable. Both at once, for a loader that
 * waits does nothing else.
 * @param andThen called when all pages have been seen
 */
export async function walkBrokenSites(
  browser: Browser,
  { message, breakRemote }: Fault,
  andThen: (site: BrokenSite) => Promise<void> = async () => undefined,
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
        await navigate(page, path)
        if (names.includes(remote))
          expect([remote, await causeOn(page)]).toEqual([remote, expect.stringMatching(message)])
        else await waitUntilReady(page)
      }
      expect(await page.getByRole('navigation').getByRole('link').count()).toBeGreaterThan(0)
      const [first, ...others] = remotePages.filter(({ remote }) => names.includes(remote))
      if (first) await andThen({ page, context, brokenPages: [first, ...others] })
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

/** The text of the error panel, including technical details. */
export async function causeOn(page: Page): Promise<string> {
  const panel = page.getByRole('main').getByRole('alert')
  await panel.getByRole('heading', { name: 'This page is not available right now' }).waitFor()
  return (await panel.textContent()) ?? ''
}
