import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Composition } from '@store/contract/schemas/site/composition'
import type { Browser } from 'playwright-core'
import { promote } from '../../releases/compose/promote.ts'
import { rollback } from '../../releases/compose/rollback.ts'
import type { Release } from '../../releases/release.ts'
import { FolderStore } from '../../releases/store/folder-store.ts'
import { signInDemo } from '../driver/accounts.ts'
import { openBrowser, openVisitor, type Visitor } from '../driver/browser.ts'
import { integrityOf } from './broken-release.ts'
import { liveComposition, publishVariant } from './publish-variant.ts'
import { navigate, remotePages, shopPath, waitForShop } from './remote-pages.ts'
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

  it('a tab opened ten releases ago can visit every remote, and all files of its releases are there', async () => {
    const opened = await liveComposition(site)
    const { context, page, requests } = await openVisitor(browser, {
      as: await signInDemo('superadmin'),
      site: site.address,
    })
    await page.goto('/unauthorized')
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    for (const version of [1, 2].map((patch) => `30.${opened.revision}.${patch}`)) {
      for (const { name } of opened.remotes) {
        await publishVariant(site, { remote: name, version })
        await promoteTo(version, name)
      }
    }
    const now = await liveComposition(site)
    expect(now.revision).toBe(opened.revision + 10)

    for (const { path, waitUntilReady } of remotePages) {
      await navigate(page, path)
      await waitUntilReady(page)
    }
    const bases = opened.remotes.map(({ base }) => base)
    const ofRemotes = requests.filter((file) => file.startsWith('/mf/mf-'))
    expect(ofRemotes.filter((file) => !bases.some((base) => file.startsWith(base)))).toEqual([])
    expect(bases.filter((base) => !ofRemotes.some((file) => file.startsWith(base)))).toEqual([])
    await context.close()
    // Any other screen loads further files of the same releases.
    for (const { base } of opened.remotes) expect(await damagedFilesOf(site, base)).toEqual([])
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

/** The files of a release that the site does not send, or sends with other bytes than those that were released. */
async function damagedFilesOf(site: SiteCopy, base: string): Promise<string[]> {
  const read = (file: string) => fetch(`${site.address}${base}${file}`)
  const { files }: Release = await (await read('release.json')).json()
  const damaged: string[] = []
  for (const [file, { integrity }] of Object.entries(files)) {
    const answer = await read(file)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    if (!answer.ok || integrityOf(bytes) !== integrity) damaged.push(base + file)
  }
  return damaged
}
