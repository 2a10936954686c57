import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { buildRelease } from '../../releases/build/build-release.ts'
import { replaceInSite } from '../../releases/compose/release-site.ts'
import { createRemote } from '../../releases/new-remote/new-remote.ts'
import { FolderStore } from '../../releases/store/folder-store.ts'
import { openBrowser, openVisitor } from '../driver/browser.ts'
import { readWithHtml } from '../driver/first-html.ts'
import { openSiteCopy, type SiteCopy } from './site-copy.ts'

// Below the repository, so that the new remote resolves the same packages as a real one.
const state = join(import.meta.dirname, '../../../.data/test')

describe('a remote created by `npm run release -- new`', () => {
  let browser: Browser
  let site: SiteCopy
  let root = ''
  beforeAll(async () => {
    browser = await openBrowser()
    site = await openSiteCopy()
    await mkdir(state, { recursive: true })
    root = await mkdtemp(join(state, 'new-remote-'))
    await writeFile(join(root, 'package.json'), JSON.stringify({ workspaces: [] }))
  })
  afterAll(async () => {
    await rm(root, { recursive: true, force: true })
    await site.close()
    await browser.close()
  })

  it('adds a page and a navigation link to the running site without building another release', async () => {
    await createRemote(root, 'mf-gift-cards')
    const config = join(root, 'mf-gift-cards/remote.config.ts')
    const text = await readFile(config, 'utf8')
    await writeFile(config, text.replace('load:', 'firstPaint: true,\n      load:'))
    const { build } = await buildRelease({ root, name: 'mf-gift-cards', mode: 'production' })
    await replaceInSite(build, new FolderStore(site.folder))
    const { context, page, consoleErrors } = await openVisitor(browser, { site: site.address })
    await page.goto('/shop')
    await page.getByRole('navigation').getByRole('link', { name: 'Gift Cards' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Gift Cards' }).waitFor()
    // Set after the heading is drawn.
    await page.waitForFunction(() => document.title.includes('Gift Cards'))
    await page.getByRole('main').getByRole('link', { name: 'Go to the shop' }).click()
    await page.getByRole('main').getByRole('article').first().waitFor()
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('stands in the first HTML by the flag of its route', async () => {
    expect(await readWithHtml('/gift-cards', site.address)).toContain('Nothing here yet')
  })
})
