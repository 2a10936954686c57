import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, BrowserContext, Route } from 'playwright-core'
import { openBrowser, openVisitor } from '../driver/browser.ts'
import { editRemote, flipBit, integrityOf, siteRemote } from './broken-release.ts'
import {
  causeOn,
  expectRestUsable,
  type Fault,
  faultTimeoutMs,
  forEachRemote,
  signInPeople,
} from './faults.ts'
import { navigate } from './remote-pages.ts'

const entryOf = async (remote: string) => {
  const { base, entry } = await siteRemote(remote)
  return base + entry
}

const mockEntry = (answer: (route: Route) => unknown) => {
  return async (context: BrowserContext, remote: string) =>
    context.route(`**${await entryOf(remote)}`, answer)
}

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

describe('a remote that does not arrive as released', () => {
  let browser: Browser
  let people: Awaited<ReturnType<typeof signInPeople>>
  beforeAll(async () => {
    browser = await openBrowser()
    people = await signInPeople()
  })
  afterAll(async () => browser.close())

  it.each(networkFaults)(
    '$fault, in any remote, is reported, everything else is usable, and Retry recovers in the same document',
    async (fault) =>
      forEachRemote({ browser, people }, fault, async ({ page, context, row }) => {
        await page.evaluate('globalThis.isSameDocument = true')
        await expectRestUsable({ page, row })
        await navigate(page, row.path)
        expect(await causeOn(page)).toMatch(fault.message)
        await context.unrouteAll({ behavior: 'wait' })
        await page.getByRole('button', { name: 'Retry' }).click()
        await row.waitUntilReady(page)
        expect(await page.evaluate('globalThis.isSameDocument')).toBe(true)
      }),
    faultTimeoutMs,
  )

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
      await context.unrouteAll({ behavior: 'wait' })
      await page.getByRole('button', { name: 'Retry' }).click()
      await page.getByRole('article').first().waitFor()
      await context.close()
    },
  )
})
