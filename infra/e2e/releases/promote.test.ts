import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Composition } from '@store/contract/schemas/site/composition'
import type { Browser } from 'playwright-core'
import { promote } from '../../releases/compose/promote.ts'
import { rollback } from '../../releases/compose/rollback.ts'
import { FolderStore } from '../../releases/store/folder-store.ts'
import { openBrowser, openVisitor, type Visitor } from '../driver/browser.ts'
import { everyScreenByPerson, type ScreenView } from '../every-screen.ts'
import { liveComposition, publishVariant } from './publish-variant.ts'
import { navigate, shopPath, waitForShop } from './remote-pages.ts'
import { openSiteCopy, type SiteCopy } from './site-copy.ts'

const actor = { by: 'a test' }
const visitors = 200

describe('while a release is promoted', () => {
  let browser: Browser
  let site: SiteCopy
  const promoteTo = (version: string, remote = 'mf-shop') =>
    promote(new FolderStore(site.folder), { remote, version, actor })
  beforeAll(async () => {
    browser = await openBrowser()
    site = await openSiteCopy()
  })
  afterAll(async () => {
    await site.close()
    await browser.close()
  })

  it('every page belongs to exactly one revision, the previous or the new one', async () => {
    const before = await liveComposition(site)
    const version = `20.0.${before.revision}`
    await publishVariant(site, { remote: 'mf-shop', version })
    const seen: Awaited<ReturnType<typeof pageOf>>[] = []
    const fetchPages = async () => {
      seen.push(...(await Promise.all(Array.from({ length: 10 }, () => pageOf(site)))))
    }
    await fetchPages()
    let isChanging = true
    const change = promoteTo(version).finally(() => {
      isChanging = false
    })
    while (isChanging || seen.length < visitors - 10) await fetchPages()
    await fetchPages()
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

  it('every browser that opens the site runs the code of one revision', async () => {
    const { revision } = await liveComposition(site)
    const version = `25.0.${revision}`
    await publishVariant(site, { remote: 'mf-shop', version })
    const tabs = await Promise.all(
      Array.from({ length: 3 }, () => openVisitor(browser, { site: site.address })),
    )
    const load = async ({ page, requests }: Visitor) => {
      requests.length = 0
      await page.goto(shopPath)
      await waitForShop(page)
      const inlined = await page.locator('#composition').textContent()
      const composition: Composition = JSON.parse(inlined ?? '')
      const bases = [composition.shell, ...composition.remotes].map(({ base }) => base)
      const code = requests.filter((path) => path.startsWith('/mf/'))
      expect(code.filter((path) => path.startsWith('/mf/mf-shop/'))).not.toEqual([])
      expect(code.filter((path) => !bases.some((base) => path.startsWith(base)))).toEqual([])
      return composition.revision
    }
    const seen = await Promise.all(tabs.map(load))
    let isChanging = true
    const loads = tabs.map(async (tab) => {
      while (isChanging) seen.push(await load(tab))
    })
    try {
      for (let round = 0; round < 3; round += 1) {
        await promoteTo(version)
        await rollback(new FolderStore(site.folder), { remote: 'mf-shop', actor })
      }
    } finally {
      isChanging = false
    }
    await Promise.all(loads)
    seen.push(...(await Promise.all(tabs.map(load))))
    expect([Math.min(...seen), Math.max(...seen)]).toEqual([revision, revision + 6])
    await Promise.all(tabs.map(({ context }) => context.close()))
  })

  it('tabs opened ten releases ago can visit every route and find all files', async () => {
    const opened = await liveComposition(site)
    const tabs = await Promise.all(
      withoutRepeatedPaths(await everyScreenByPerson()).map(async (screens) => {
        const visitor = await openVisitor(browser, { ...screens[0]?.viewer, site: site.address })
        const missing: string[] = []
        visitor.context.on('response', (response) => {
          const { pathname } = new URL(response.url())
          if (pathname.startsWith('/mf/') && response.status() >= 400) missing.push(pathname)
        })
        await visitor.page.goto('/unauthorized')
        await visitor.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
        return { ...visitor, missing, paths: screens.map(({ path }) => path) }
      }),
    )
    for (const version of [1, 2].map((patch) => `30.${opened.revision}.${patch}`)) {
      for (const { name } of opened.remotes) {
        await publishVariant(site, { remote: name, version })
        await promoteTo(version, name)
      }
    }
    const now = await liveComposition(site)
    expect(now.revision).toBe(opened.revision + 10)

    const walked = new Set<string>()
    for (const { context, page, paths, requests, missing } of tabs) {
      for (const path of paths) {
        await navigate(page, path)
        const { route, ...screen } = screenChunks(opened, path)
        await page.waitForFunction(haveRun, screen)
        await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
        expect(await page.getByText('This page is not available right now').count()).toBe(0)
        walked.add(route)
      }
      const bases = opened.remotes.map(({ base }) => base)
      const ofRemotes = requests.filter((file) => file.startsWith('/mf/mf-'))
      expect(ofRemotes.filter((file) => !bases.some((base) => file.startsWith(base)))).toEqual([])
      expect(missing).toEqual([])
      await context.close()
    }
    const routes = opened.remotes.flatMap(({ routes }) => routes.map(({ path }) => path))
    expect([...walked].filter((route) => route !== '').sort()).toEqual([...new Set(routes)].sort())
  })

  it('a rollback takes effect on the next navigation', async () => {
    const { context, page, requests } = await openVisitor(browser, { site: site.address })
    const { revision, remotes } = await liveComposition(site)
    const before = remotes.find(({ name }) => name === 'mf-shop')
    const version = `40.0.${revision}`
    await publishVariant(site, { remote: 'mf-shop', version })
    await promoteTo(version)
    await page.goto(shopPath)
    await waitForShop(page)
    expect(requests.some((path) => path.startsWith(`/mf/mf-shop/${version}/`))).toBe(true)
    await rollback(new FolderStore(site.folder), { remote: 'mf-shop', actor })
    requests.length = 0
    await page.goto(shopPath)
    await waitForShop(page)
    const ofShop = requests.filter((path) => path.startsWith('/mf/mf-shop/'))
    expect(ofShop.every((path) => path.startsWith(before?.base ?? 'none'))).toBe(true)
    await context.close()
  })
})

/** Lists each path once, because everybody runs the same code, and omits people without paths. */
function withoutRepeatedPaths(people: ScreenView[][]): ScreenView[][] {
  const seen = new Set<string>()
  const isNew = ({ path }: ScreenView) => !seen.has(path) && seen.add(path)
  return people.map((screens) => screens.filter(isNew)).filter(({ length }) => length > 0)
}

/** The releases named in a document, and the files it would request. */
async function pageOf(site: SiteCopy): Promise<{ composition: Composition; files: string[] }> {
  const html = await (await fetch(`${site.address}/shop`)).text()
  const data = /id="composition">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  const composition: Composition = JSON.parse(data)
  const { shell, remotes } = composition
  const own = [...html.matchAll(/(?:src|href)="(\/mf\/[^"]+)"/g)].map(([, file = '']) => file)
  expect(own.every((file) => file.startsWith(shell.base))).toBe(true)
  const files = remotes.flatMap(({ base, preload }) => preload.map((file) => base + file))
  return { composition, files: [...own, ...files] }
}

interface ScreenChunks {
  /** The global array of chunks that a remote's build has loaded. */
  registry: string
  /** Ids in the build of the chunks with the screen's code. */
  chunks: number[]
}

/** The route of an address and the code of its screen; none for the shell's own screens. */
function screenChunks({ remotes }: Composition, path: string): ScreenChunks & { route: string } {
  const segments = path.replace(/\?.*/, '').split('/')
  for (const { container, screens = {} } of remotes) {
    for (const [route, files] of Object.entries(screens)) {
      const parts = route.replace(/\/\*$/, '').split('/')
      const isSame = parts.every((part, at) => part.startsWith(':') || part === segments[at])
      const hasEnded = parts.length === segments.length || route.endsWith('/*')
      if (isSame && hasEnded) {
        const chunks = files.map((file) => Number.parseInt(file, 10)).filter(Number.isInteger)
        return { route, chunks, registry: `webpackChunk${container}` }
      }
    }
  }
  return { route: '', chunks: [], registry: '' }
}

/** Runs in the page. A file that contains all code of another one counts as both, since the other is not requested. */
function haveRun({ registry, chunks }: ScreenChunks): boolean {
  const arrived: unknown = Reflect.get(globalThis, registry) ?? []
  if (!Array.isArray(arrived)) return false
  const numbers = new Set(arrived.flatMap(([ids]: [number[]]) => ids))
  return chunks.every((chunk) => numbers.has(chunk))
}
