import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { SignedIn } from '@store/contract/schemas/accounts/accounts'
import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import { signInDemo } from '../accounts.ts'
import { openBrowser, openVisitor } from '../browser.ts'
import { forEachConcurrently } from '../for-each-concurrently.ts'
import {
  asFallback,
  editCode,
  editRemote,
  flipBit,
  integrityOf,
  siteRemote,
} from './broken-release.ts'
import { navigate, type RemotePage, remotePages, waitUntilReady } from './remote-pages.ts'

interface Fault {
  fault: string
  /** The technical details on the error panel. */
  message: RegExp
  inject: (context: BrowserContext, remote: string) => Promise<unknown>
}

const entryOf = async (remote: string) => {
  const { base, entry } = await siteRemote(remote)
  return base + entry
}

const mockEntry = (answer: (route: Route) => unknown) => {
  return async (context: BrowserContext, remote: string) =>
    context.route(`**${await entryOf(remote)}`, answer)
}

const insideModule = /\b\d+\([\w,]*\)\{/
const export_ = /\["remote",0,(\w+)\]/

const brokenElement =
  '{$$$$typeof:Symbol.for("react.transitional.element"),type(){throw new Error("no picture")},key:null,props:{}}'

const invalidJson = '{"name":'

const networkFaults: Fault[] = [
  {
    fault: 'an entry that answers 404',
    message: /answered 404/,
    inject: mockEntry((route) => route.fulfill({ status: 404, json: { message: 'Not found.' } })),
  },
  {
    fault: 'an entry that answers 500 with HTML',
    message: /answered 500/,
    inject: mockEntry((route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oh no</h1>' }),
    ),
  },
  {
    fault: 'an entry that never arrives',
    message: /not there after 8000 ms/,
    inject: mockEntry(() => undefined),
  },
  {
    fault: 'an entry with other bytes',
    message: /other bytes than its release says/,
    inject: async (context, remote) => flipBit(context, await entryOf(remote)),
  },
  {
    fault: 'a fallback whose release.json is none, behind an entry that answers 404',
    message: /answered 404.*JSON/s,
    inject: async (context, remote) => {
      await mockEntry((route) => route.fulfill({ status: 404 }))(context, remote)
      const base = `/mf/${remote}/0.0.1/`
      await context.route(`**${base}release.json`, (route) => route.fulfill({ body: invalidJson }))
      const integrity = integrityOf(invalidJson)
      const fallback = { version: '0.0.1', base, integrity }
      await editRemote(context, remote, (there) => ({ ...there, fallback }))
    },
  },
]

const releaseFaults: Fault[] = [
  {
    fault: 'a syntax error',
    message: /missing: .*remote\./,
    inject: (context, remote) => editCode(context, remote, () => '}{'),
  },
  {
    fault: 'code that throws on load',
    message: /no start/,
    inject: (context, remote) =>
      editCode(context, remote, (script) =>
        script.replace(insideModule, '$&throw new Error("no start");'),
      ),
  },
  {
    fault: 'code that throws in render',
    message: /no picture/,
    inject: (context, remote) =>
      editCode(context, remote, (script) =>
        script.replace(
          export_,
          `["remote",0,{routes:$1.routes.map(({path})=>({path,element:${brokenElement}}))}]`,
        ),
      ),
  },
  {
    fault: 'a module without the export',
    message: /exports no remote/,
    inject: (context, remote) =>
      editCode(context, remote, (script) => script.replace(export_, '["another",0,$1]')),
  },
  {
    fault: 'a range the host does not satisfy',
    message: /needs react \^18\.0\.0, the host has 19/,
    inject: (context, remote) =>
      editRemote(context, remote, (there) => ({
        ...there,
        shared: { ...there.shared, react: '^18.0.0' },
      })),
  },
]

/** Remotes tested at a time. Most of a test is waiting for the network or a time-out of the loader. */
const concurrency = 3

/** Time for the five remotes of one fault on a busy machine. */
const faultTimeoutMs = 300_000

describe('a broken remote', () => {
  let browser: Browser
  let people: Record<RemotePage['role'], SignedIn>
  beforeAll(async () => {
    browser = await openBrowser()
    people = { enduser: await signInDemo('enduser'), superadmin: await signInDemo('superadmin') }
  })
  afterAll(async () => browser.close())

  /** Opens a page of each remote with this fault in that remote only, and calls `check` once the error is shown. */
  function forEachRemote(
    { message, inject }: Fault,
    check: (visit: { page: Page; context: BrowserContext; row: RemotePage }) => Promise<void>,
  ): Promise<void> {
    return forEachConcurrently(remotePages, concurrency, async (row) => {
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
  }

  it.each(releaseFaults)(
    '$fault, in any remote, is reported, and everything else is usable',
    async (fault) => forEachRemote(fault, expectRestUsable),
    faultTimeoutMs,
  )

  it.each(networkFaults)(
    '$fault, in any remote, is reported, everything else is usable, and Retry recovers in the same document',
    async (fault) =>
      forEachRemote(fault, async ({ page, context, row }) => {
        await page.evaluate('globalThis.isSameDocument = true')
        await expectRestUsable({ page, row })
        await navigate(page, row.path)
        expect(await causeOn(page)).toMatch(fault.message)
        await context.unrouteAll()
        await page.getByRole('button', { name: 'Retry' }).click()
        await row.waitUntilReady(page)
        expect(await page.evaluate('globalThis.isSameDocument')).toBe(true)
      }),
    faultTimeoutMs,
  )

  it.each([
    { fault: 'needs another React', spoil: { shared: { react: '^18.0.0' } } },
    { fault: 'has a hash no browser checks', spoil: { integrity: {} } },
  ])('is replaced by its fallback when it $fault', async ({ spoil }) => {
    const remote = await siteRemote('mf-shop')
    const fallback = await asFallback(remote)
    const { context, page } = await openVisitor(browser)
    await editRemote(context, 'mf-shop', (there) => ({ ...there, ...spoil, fallback }))
    await page.goto('/shop')
    await page.getByRole('main').getByRole('article').first().waitFor()
    await context.close()
  })

  it.each(['entry', 'sync chunk', 'async chunk'] as const)(
    'never runs a file with a flipped bit: %s',
    async (which) => {
      const remote = await siteRemote('mf-shop')
      const [entry, sync] = remote.preload
      const file = { entry, 'sync chunk': sync, 'async chunk': remote.screens?.['/shop']?.at(-1) }[
        which
      ]
      const { context, page } = await openVisitor(browser)
      await editRemote(context, 'mf-shop')
      await flipBit(context, `${remote.base}${file}`)
      await page.goto('/shop')
      expect(await causeOn(page)).toMatch(/other bytes|did not arrive|ChunkLoadError/)
      expect(await page.getByRole('article').count()).toBe(0)
      await context.unrouteAll()
      await page.getByRole('button', { name: 'Retry' }).click()
      await page.getByRole('article').first().waitFor()
      await context.close()
    },
  )
})

/** Checks the navigation, the cart of a buyer, and the pages of the other remotes. */
async function expectRestUsable({ page, row }: { page: Page; row: RemotePage }): Promise<void> {
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
async function causeOn(page: Page): Promise<string> {
  const panel = page.getByRole('main').getByRole('alert')
  await panel.getByRole('heading', { name: 'This page is not available right now' }).waitFor()
  return (await panel.textContent()) ?? ''
}
