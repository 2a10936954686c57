import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { LiveRemote } from '@store/contract/schemas/site/composition'
import type { Browser, BrowserContext, Route } from 'playwright-core'
import { openBrowser, openVisitor } from '../driver/browser.ts'
import { breakRemotes, flipBit, integrityOf, siteRemote } from './broken-release.ts'
import { causeOn, type Fault, walkBrokenSite } from './faults.ts'
import { shopPath, waitForShop } from './remote-pages.ts'

const mockEntry = (answer: (route: Route) => unknown) => {
  return async (context: BrowserContext, remote: LiveRemote) => {
    await context.route(`**${remote.base}${remote.entry}`, answer)
    return remote
  }
}

const invalidJson = '{"name":'

const networkFaults: Fault[] = [
  {
    fault: 'an entry that answers 404',
    message: /answered 404/,
    breakRemote: mockEntry((route) =>
      route.fulfill({ status: 404, json: { message: 'Not found.' } }),
    ),
  },
  {
    fault: 'an entry that answers 500 with HTML',
    message: /answered 500/,
    breakRemote: mockEntry((route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oh no</h1>' }),
    ),
  },
  {
    fault: 'an entry that never arrives',
    message: /not there after 8000 ms/,
    breakRemote: async (context, remote) => {
      await context.clock.install()
      // Once the entry is requested the loader is waiting, and the page's clock can skip its time limit.
      return mockEntry(() => context.clock.fastForward(8_000))(context, remote)
    },
  },
  {
    fault: 'an entry with different bytes',
    message: /other bytes than its release says/,
    breakRemote: async (context, remote) => {
      await flipBit(context, remote.base + remote.entry)
      return remote
    },
  },
  {
    fault: 'a fallback with an invalid release.json, after an entry that answers 404',
    message: /answered 404.*JSON/s,
    breakRemote: async (context, remote) => {
      await mockEntry((route) => route.fulfill({ status: 404 }))(context, remote)
      const base = `/mf/${remote.name}/0.0.1/`
      await context.route(`**${base}release.json`, (route) => route.fulfill({ body: invalidJson }))
      const fallback = { version: '0.0.1', base, integrity: integrityOf(invalidJson) }
      return { ...remote, fallback }
    },
  },
]

describe('a remote that is not received as released', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  // Over all faults, each remote is retried at least once.
  it.each(networkFaults.map((fault, turn) => ({ ...fault, turn })))(
    '$fault is reported, everything else is usable, and Retry recovers in the same document',
    async ({ turn, ...fault }) =>
      walkBrokenSite(browser, fault, {
        turn,
        andThen: async ({ page, context, last }) => {
          await page.evaluate('globalThis.isSameDocument = true')
          await context.unrouteAll({ behavior: 'ignoreErrors' })
          await page.getByRole('button', { name: 'Retry' }).click()
          await last.waitUntilReady(page)
          expect(await page.evaluate('globalThis.isSameDocument')).toBe(true)
        },
      }),
  )

  it.each(['sync chunk', 'async chunk'] as const)(
    'never runs a file with a flipped bit: %s',
    async (which) => {
      const remote = await siteRemote('mf-shop')
      const files = {
        'sync chunk': remote.preload[1],
        'async chunk': remote.screens?.['/shop']?.at(-1),
      }
      const { context, page } = await openVisitor(browser)
      await flipBit(context, `${remote.base}${files[which]}`)
      await breakRemotes(context, ['mf-shop'], async (_context, shop) => shop)
      await page.goto(shopPath)
      expect(await causeOn(page, 'mf-shop')).toMatch(/other bytes|did not arrive|ChunkLoadError/)
      expect(await page.getByRole('article').count()).toBe(0)
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await page.getByRole('button', { name: 'Retry' }).click()
      await waitForShop(page)
      await context.close()
    },
  )
})
