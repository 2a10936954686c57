import { afterAll, beforeAll, describe, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { openBrowser, openVisitor } from '../driver/browser.ts'
import { asFallback, breakRemotes, editCode } from './broken-release.ts'
import { type Fault, walkBrokenSite } from './faults.ts'
import { shopPath, waitForShop } from './remote-pages.ts'

const insideModule = /\b\d+\([\w,]*\)\{/
const export_ = /\bremote:\(\)=>(\w+)/

const brokenElement =
  '{$$$$typeof:Symbol.for("react.transitional.element"),type(){throw new Error("no picture")},key:null,props:{}}'

const releaseFaults: Fault[] = [
  {
    fault: 'a syntax error',
    message: /missing: .*remote\./,
    breakRemote: editCode(() => '}{'),
  },
  {
    fault: 'code that throws on load',
    message: /no start/,
    breakRemote: editCode((script) =>
      script.replace(insideModule, '$&throw new Error("no start");'),
    ),
  },
  {
    fault: 'code that throws in render',
    message: /no picture/,
    breakRemote: editCode((script) =>
      script.replace(
        export_,
        `remote:()=>({routes:$1.routes.map(({path})=>({path,element:${brokenElement}}))})`,
      ),
    ),
  },
  {
    fault: 'a module without the export',
    message: /exports no remote/,
    breakRemote: editCode((script) => script.replace(export_, 'another:()=>$1')),
  },
  {
    fault: 'a version range that the host does not satisfy',
    message: /needs react \^18\.0\.0, the host has 19/,
    breakRemote: async (_context, remote) => ({
      ...remote,
      shared: { ...remote.shared, react: '^18.0.0' },
    }),
  },
]

describe('a broken remote', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => browser.close())

  it.each(releaseFaults.map((fault, turn) => ({ ...fault, turn })))(
    '$fault is reported, and everything else is usable',
    async ({ turn, ...fault }) => walkBrokenSite(browser, fault, { turn }),
  )

  it.each([
    { fault: 'needs another version of React', spoil: { shared: { react: '^18.0.0' } } },
    { fault: 'has no hashes for browsers to check', spoil: { integrity: {} } },
  ])('is replaced by its fallback if it $fault', async ({ spoil }) => {
    const { context, page } = await openVisitor(browser)
    await breakRemotes(context, ['mf-shop'], async (_context, remote) => ({
      ...remote,
      ...spoil,
      fallback: await asFallback(remote),
    }))
    await page.goto(shopPath)
    await waitForShop(page)
    await context.close()
  })
})
