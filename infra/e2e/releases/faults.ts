import { expect } from '@jest/globals'
import type { SignedIn } from '@store/contract/schemas/accounts/accounts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { signInDemo } from '../driver/accounts.ts'
import { openVisitor } from '../driver/browser.ts'
import { editRemote } from './broken-release.ts'
import { navigate, type RemotePage, remotePages, waitUntilReady } from './remote-pages.ts'

/** A fault of a remote, and how it shows. */
export interface Fault {
  fault: string
  /** The technical details on the error panel. */
  message: RegExp
  inject: (context: BrowserContext, remote: string) => Promise<unknown>
}

/** Time for the five remotes of one fault on a busy machine. */
export const faultTimeoutMs = 300_000

type People = Record<RemotePage['role'], SignedIn>

/** The people who open {@link remotePages}. */
export async function signInPeople(): Promise<People> {
  return { enduser: await signInDemo('enduser'), superadmin: await signInDemo('superadmin') }
}

interface Visit {
  page: Page
  context: BrowserContext
  row: RemotePage
}

/**
 * Opens a page of each remote with this fault in that remote only, and calls `check` once the error is shown. All remotes
 * at once: most of a visit is waiting for the network or a time-out of the loader.
 */
export async function forEachRemote(
  { browser, people }: { browser: Browser; people: People },
  { message, inject }: Fault,
  check: (visit: Visit) => Promise<void>,
): Promise<void> {
  const visits = remotePages.map(async (row) => {
    const { context, page } = await openVisitor(browser, { as: people[row.role] })
    try {
      await editRemote(context, row.remote)
      await inject(context, row.remote)
      await page.goto(row.path)
      expect(await causeOn(page)).toMatch(message)
      await check({ page, context, row })
    } catch (cause) {
      throw new Error(`${row.remote}: ${String(cause)}`, { cause })
    } finally {
      await context.close()
    }
  })
  for (const visit of await Promise.allSettled(visits)) {
    if (visit.status === 'rejected') throw visit.reason
  }
}

/** Checks the navigation, the cart of a buyer, and the pages of the other remotes. */
export async function expectRestUsable({ page, row }: Pick<Visit, 'page' | 'row'>): Promise<void> {
  expect(await page.getByRole('navigation').getByRole('link').count()).toBeGreaterThan(0)
  if (row.role === 'enduser') {
    await page.getByRole('banner').getByRole('link', { name: /cart/i }).first().waitFor()
  }
  for (const path of row.otherPages) {
    await navigate(page, path)
    await waitUntilReady(page, path)
  }
}

/** The text of the error panel, including technical details. */
export async function causeOn(page: Page): Promise<string> {
  const panel = page.getByRole('main').getByRole('alert')
  await panel.getByRole('heading', { name: 'This page is not available right now' }).waitFor()
  return (await panel.textContent()) ?? ''
}
