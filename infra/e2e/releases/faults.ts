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

/** Of five remotes. */
const brokenAtOnce = 3

/**
 * Opens a page of every remote in one document, in which some remotes have this fault: they show the error, the others and
 * the navigation are usable. Over five turns each remote is broken in three, works in two, and is once the last.
 * @param turn determines which remotes are broken
 * @param andThen called on the page of the last broken one
 */
export async function walkBrokenSite(
  browser: Browser,
  { message, breakRemote }: Fault,
  { turn, andThen }: { turn: number; andThen?: (site: BrokenSite) => Promise<void> },
): Promise<void> {
  const inTurn = [...remotePages.slice(turn), ...remotePages.slice(0, turn)]
  const broken = inTurn.slice(0, brokenAtOnce)
  const names = broken.map(({ remote }) => remote)
  // The superadmin may open a page of every remote.
  const { context, page } = await openVisitor(browser, { as: await signInDemo('superadmin') })
  try {
    // The pauses between attempts are random: the shortest ones.
    await context.addInitScript({ content: 'Math.random = () => 0.001' })
    await breakRemotes(context, names, breakRemote)
    await page.goto('/unauthorized')
    await page.getByRole('navigation').getByRole('link').first().waitFor()
    for (const { path, waitUntilReady } of inTurn.slice(brokenAtOnce)) {
      await navigate(page, path)
      await waitUntilReady(page)
    }
    for (const { remote, path } of broken) {
      await navigate(page, path)
      expect(await causeOn(page, remote)).toMatch(message)
    }
    expect(await page.getByRole('navigation').getByRole('link').count()).toBeGreaterThan(0)
    const last = broken.at(-1)
    if (last) await andThen?.({ page, context, last })
  } catch (cause) {
    throw new Error(`${names.join(', ')} broken: ${String(cause)}`, { cause })
  } finally {
    await context.close()
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
