import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Telemetry } from '@store/contract/schemas/site/telemetry'
import type { Browser, Page } from 'playwright-core'
import { MagicLink } from '../../platform/accounts/magic-link.ts'
import {
  announceLiveReleases,
  createAnnouncer,
} from '../../platform/announcements/announce-releases.ts'
import { type Platform, startPlatform } from '../../platform/start-platform.ts'
import { setCanary } from '../../releases/compose/canary.ts'
import { readHistory } from '../../releases/site/site-history.ts'
import { FolderStore } from '../../releases/store/folder-store.ts'
import { openBrowser, openVisitor, siteUrl } from '../driver/browser.ts'
import { issuesAtAnyWidth } from '../driver/page-quality.ts'
import { liveComposition, publishVariant } from './publish-variant.ts'
import { openSiteCopy, type SiteCopy } from './site-copy.ts'

const remote = 'mf-marketing'
const version = '9.9.9'
const api = { url: siteUrl, token: process.env.PLATFORM_TOKEN ?? '' }

let browser: Browser
let site: SiteCopy
let stable = ''
beforeAll(async () => {
  browser = await openBrowser()
  site = await openSiteCopy()
  stable = await stableVersion()
  await publishVariant(site, { remote, version })
})
afterAll(async () => {
  await site.close()
  await browser.close()
})

/** Closed after each test, even if it failed: an open server would keep jest from exiting. */
const opened: Platform[] = []
afterEach(async () => {
  for (const platform of opened.splice(0)) await platform.close()
})

/** Opens the platform page of the copied site, with a magic link. */
async function openPlatform(
  options: { haltSeconds?: number; log?: (line: string) => void } = {},
): Promise<{ address: string; code: string }> {
  const magicLink = new MagicLink('asha')
  const platform = await startPlatform({
    store: new FolderStore(site.folder),
    api,
    usersFile: join(site.folder, 'platform-users.json'),
    secret: 'of this test'.padEnd(32, '.'),
    magicLink,
    host: '127.0.0.1',
    port: 0,
    autoHaltSeconds: options.haltSeconds ?? 0,
    log: options.log ?? (() => {}),
  })
  opened.push(platform)
  return { address: `http://127.0.0.1:${platform.port}`, code: magicLink.code }
}

async function stableVersion(name = remote): Promise<string> {
  const { remotes } = await liveComposition(site)
  return remotes.find((live) => live.name === name)?.version ?? ''
}

/** Opens a page of the store. @returns the releases of the remote that it requested */
async function visitStore(): Promise<string[]> {
  const { context, page, requests } = await openVisitor(browser, { site: site.address })
  await page.goto('/about')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await context.close()
  const paths = requests.flatMap((path) => /^\/mf\/mf-marketing\/([^/]+)\//.exec(path)?.[1] ?? [])
  return [...new Set(paths)]
}

async function answer(page: Page, button: string, reason: string): Promise<void> {
  await page.getByLabel('Reason').fill(reason)
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
  await page.getByText('Done.').waitFor()
}

describe('the platform page', () => {
  it('promotes, starts canaries and rolls back, effective for the next visitor of the store', async () => {
    const { address, code } = await openPlatform()
    const { context, page, consoleErrors } = await openVisitor(browser, { site: address })
    await page.goto(`/sign-in?code=${code}`)
    await page.getByRole('button', { name: 'Sign in' }).click()
    const row = page.getByRole('row').filter({ hasText: remote }).first()

    await row.getByRole('combobox').selectOption(version)
    await row.getByRole('button', { name: `Canary of ${remote}` }).click()
    await page.getByText(`${version} for 10 % of all browsers is the canary`).waitFor()
    await answer(page, 'Set canary', 'a new page')
    await page.getByRole('article', { name: `Canary of ${remote}` }).waitFor()

    await row.getByRole('combobox').selectOption(version)
    await row.getByRole('button', { name: `Promote ${remote}` }).click()
    await page.getByText(`everybody gets ${version} instead of ${stable}`).waitFor()
    await answer(page, 'Promote', 'it is fine')
    expect(await visitStore()).toEqual([version])

    await row.getByRole('button', { name: `Roll back ${remote}` }).click()
    await page.getByText(`everybody gets ${stable} instead of ${version}`).waitFor()
    await answer(page, 'Roll back', 'it is not')
    expect(await visitStore()).toEqual([stable])

    const [last] = await readHistory(new FolderStore(site.folder), 1)
    expect(last?.change).toMatchObject({ by: 'asha', action: 'rollback', reason: 'it is not' })
    expect(consoleErrors).toEqual([])
    await context.close()
  })

  it('is accessible at 360, 768 and 1440 px in light and dark mode, on every page', async () => {
    const { address, code } = await openPlatform()
    const { context, page } = await openVisitor(browser, { site: address })
    const found: Record<string, string[]> = {}
    const checkPage = async (name: string) => {
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
      found[name] = await issuesAtAnyWidth(page, 'html')
    }
    await page.goto('/sign-in')
    await checkPage('sign-in')
    await page.goto(`/sign-in?code=${code}`)
    await page.getByRole('button', { name: 'Sign in' }).press('Enter')
    await page.getByRole('table').first().waitFor()
    for (const path of ['/', '/history', '/change?action=lock', '/nowhere']) {
      await page.goto(path)
      await checkPage(path)
    }
    await page.goto(`/change?action=promote&remote=${remote}&version=${version}`)
    await checkPage('promote')
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])))
    await context.close()
  })
})

describe('auto-halt', () => {
  const counted = { composition: '1', remote, kind: 'load' } as const
  /** Each browser opens a document and reports from a network of its own. */
  const report = async (telemetry: Telemetry, browsers: number) => {
    for (let network = 1; network <= browsers; network += 1) {
      const cookie = (await fetch(`${siteUrl}/`)).headers.get('set-cookie')?.split(';')[0] ?? ''
      const request = httpRequest(`${siteUrl}/api/telemetry`, {
        method: 'POST',
        localAddress: `127.0.${network}.1`,
        headers: { 'content-type': 'application/json', cookie },
      })
      request.end(JSON.stringify(telemetry))
      const [answer]: IncomingMessage[] = await once(request, 'response')
      answer?.resume()
      expect(answer?.statusCode).toBe(204)
    }
  }

  it('ends a canary that fails in browsers, and records the reason in the history', async () => {
    const store = new FolderStore(site.folder)
    const actor = { by: 'asha', at: new Date(Date.now() - 5 * 60_000) }
    await setCanary(store, { remote, version, percent: 10, actor })
    await announceLiveReleases(store, createAnnouncer(siteUrl, api.token))
    const live = (await liveComposition(site)).remotes.find(({ name }) => name === remote)
    const canary = { salt: live?.canary?.salt ?? '', percent: 10 }
    const onCanary = { ...counted, version, cohort: 'canary', canary } as const
    const onStable = { ...counted, version: stable, cohort: 'stable', canary } as const
    await report(onCanary, 6)
    await report(onStable, 36)
    await report({ ...onCanary, kind: 'error' }, 6)
    let onLog: (line: string) => void = () => {}
    const logged = new Promise<string>((resolve) => {
      onLog = resolve
    })
    await openPlatform({ haltSeconds: 1, log: (line) => onLog(line) })
    expect(await logged).toMatch(/^mf-marketing@9\.9\.9 is taken back: failed in 6 of 6 browsers/)
    const { remotes } = await liveComposition(site)
    expect(remotes.find(({ name }) => name === remote)?.canary).toBeUndefined()
    const [last] = await readHistory(store, 1)
    expect(last?.change).toMatchObject({
      by: 'auto-halt',
      percent: 0,
      version,
      reason: expect.stringMatching(
        /^failed in 6 of 6 browsers \(100\.0 %\) from 6 networks; stable/,
      ),
    })
  })
})
