import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Composition } from '@store/contract/schemas/composition'
import type { Browser } from 'playwright-core'
import { FolderStore } from '../../releases/folder-store.ts'
import { promote } from '../../releases/promote.ts'
import { rollback } from '../../releases/rollback.ts'
import { openBrowser, openVisitor } from '../browser.ts'
import { type OwnSite, openOwnSite } from './own-site.ts'
import { liveComposition, publishVariant } from './publish-variant.ts'
import { go, remotePages, untilItStands } from './remote-pages.ts'

const actor = { by: 'a test' }
const visitors = 200
/** What a buyer who is not signed in can open, a page of a remote each. */
const open = remotePages.filter(({ remote }) =>
  ['mf-marketing', 'mf-shop', 'mf-checkout'].includes(remote),
)

describe('while the site changes', () => {
  let browser: Browser
  let site: OwnSite
  const promoteTo = (version: string, remote = 'mf-shop') =>
    promote(new FolderStore(site.folder), { remote, version, actor })
  beforeAll(async () => {
    browser = await openBrowser()
    site = await openOwnSite()
  })
  afterAll(async () => {
    await site.close()
    await browser.close()
  })

  it('every page is of one revision, the one before or the one after', async () => {
    const before = await liveComposition(site)
    await publishVariant(site, { remote: 'mf-shop', version: '20.0.0' })
    const seen: Awaited<ReturnType<typeof pageOf>>[] = []
    const lookAround = async () => {
      seen.push(...(await Promise.all(Array.from({ length: 10 }, () => pageOf(site)))))
    }
    await lookAround()
    let isChanging = true
    const change = promoteTo('20.0.0').finally(() => {
      isChanging = false
    })
    while (isChanging || seen.length < visitors - 10) await lookAround()
    await lookAround()
    const changed = await change
    const after = await liveComposition(site)
    const known = new Map(
      [before, after].map((composition) => [composition.revision, JSON.stringify(composition)]),
    )
    expect(changed.revision).toBe(before.revision + 1)
    const revisions = seen.map(({ composition }) => composition.revision)
    expect([...new Set(revisions)].sort()).toEqual([before.revision, after.revision])
    for (const { composition } of seen) {
      expect(JSON.stringify(composition)).toBe(known.get(composition.revision))
    }
    const files = seen.flatMap(({ files }) => files)
    const answers = await Promise.all([...new Set(files)].map((file) => fetch(site.address + file)))
    expect(answers.filter(({ ok }) => !ok).map(({ url }) => url)).toEqual([])
  })

  it('a tab that was opened ten releases ago walks every route, and no file of it is gone', async () => {
    const { context, page, requests } = await openVisitor(browser, { site: site.address })
    const missing: string[] = []
    context.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.startsWith('/mf/') && response.status() >= 400) missing.push(pathname)
    })
    await page.goto('/login')
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    const opened = (await liveComposition(site)).remotes
    for (let release = 1; release <= 10; release += 1) {
      for (const { remote } of open) {
        await publishVariant(site, { remote, version: `30.0.${release}` })
        await promoteTo(`30.0.${release}`, remote)
      }
    }
    for (const { path } of open) {
      await go(page, path)
      await untilItStands(page, path)
    }
    const versions = opened.map(({ base }) => base)
    const ofRemotes = requests.filter((path) => path.startsWith('/mf/mf-'))
    expect(ofRemotes.filter((path) => !versions.some((base) => path.startsWith(base)))).toEqual([])
    expect(missing).toEqual([])
    await context.close()
  })

  it('a rollback is what the next navigation gets', async () => {
    const { context, page, requests } = await openVisitor(browser, { site: site.address })
    await publishVariant(site, { remote: 'mf-shop', version: '40.0.0' })
    const before = (await liveComposition(site)).remotes.find(({ name }) => name === 'mf-shop')
    await promoteTo('40.0.0')
    await page.goto('/shop')
    await untilItStands(page, '/shop')
    expect(requests.some((path) => path.startsWith('/mf/mf-shop/40.0.0/'))).toBe(true)
    await rollback(new FolderStore(site.folder), { remote: 'mf-shop', actor })
    requests.length = 0
    await page.goto('/shop')
    await untilItStands(page, '/shop')
    const ofShop = requests.filter((path) => path.startsWith('/mf/mf-shop/'))
    expect(ofShop.every((path) => path.startsWith(before?.base ?? 'none'))).toBe(true)
    await context.close()
  })
})

/** What a document says its releases are, and the files it would ask for. */
async function pageOf(site: OwnSite): Promise<{ composition: Composition; files: string[] }> {
  const html = await (await fetch(`${site.address}/shop`)).text()
  const data = /id="composition">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  const composition: Composition = JSON.parse(data)
  const { shell, remotes } = composition
  const own = [...html.matchAll(/(?:src|href)="(\/mf\/[^"]+)"/g)].map(([, file = '']) => file)
  expect(own.every((file) => file.startsWith(shell.base))).toBe(true)
  const files = remotes.flatMap(({ base, preload }) => preload.map((file) => base + file))
  return { composition, files: [...own, ...files] }
}
