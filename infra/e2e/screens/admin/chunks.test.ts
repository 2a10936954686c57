import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Composition } from '@store/contract/schemas/site/composition'
import { openBrowser, requestedRemotes, siteUrl } from '../../driver/browser.ts'
import { waitUntilSettled } from '../../driver/page-quality.ts'
import { visitAs } from './admin-visit.ts'

const basePath = '/superadmin'

/** The screens of the superadmin, which include one of each kind. */
async function screenPaths(): Promise<string[]> {
  const response = await fetch(`${siteUrl}/composition.json`)
  const { remotes }: Composition = await response.json()
  const screens = remotes.find(({ name }) => name === 'mf-admin')?.screens ?? {}
  return Object.keys(screens).filter((path) => path.startsWith(`${basePath}/`))
}

describe('the chunks of the back office', () => {
  /** The back office's files that the browser requested, by screen. */
  const asked = new Map<string, string[]>()
  beforeAll(async () => {
    const browser = await openBrowser()
    const { page, requests, consoleErrors } = await visitAs(browser, 'superadmin')
    for (const path of await screenPaths()) {
      const before = requests.length
      await page.goto(path)
      await waitUntilSettled(page)
      expect(new URL(page.url()).pathname).toBe(path)
      const loaded = requests.slice(before).filter((file) => file.startsWith('/mf/mf-admin/'))
      asked.set(path, loaded)
    }
    expect(requestedRemotes(requests)).toEqual(['mf-admin'])
    expect(consoleErrors).toEqual([])
    await browser.close()
  }, 120_000)

  it.each([
    ['the charts', ['dashboard']],
    ['the import', ['products/import']],
    ['the product form', ['products']],
    // Both chunks contain the proof zoom: their shared code is too small for its own chunk.
    ['the queue of orders', ['orders']],
    ['the proof review', ['proofs']],
  ])('separate %s into chunks that no other screen loads', (_what, screens) => {
    const meant = screens.map((screen) => asked.get(`${basePath}/${screen}`) ?? [])
    const [first = [], ...more] = meant
    const common = first.filter((file) => more.every((files) => files.includes(file)))
    const others = [...asked].filter(([path]) => !screens.includes(path.slice(basePath.length + 1)))
    expect(others).toHaveLength(asked.size - screens.length)
    const own = common.filter((file) => others.every(([, files]) => !files.includes(file)))
    expect(own.length).toBeGreaterThan(0)
  })
})
