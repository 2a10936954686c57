import { describe, expect, it } from '@jest/globals'
import type { FirstHtmlCount } from '@store/contract/schemas/site/first-html-counts'
import { setCanary } from '../../releases/compose/canary.ts'
import { promote } from '../../releases/compose/promote.ts'
import { readHistory } from '../../releases/site/site-history.ts'
import { readStatus } from '../../releases/site/site-status.ts'
import type { ReleaseStore } from '../../releases/store/release-store.ts'
import { readComposition } from '../../releases/testing/sites.ts'
import {
  type CanaryCountsApi,
  countsOf,
  startCanaryCountsApi,
} from '../testing/canary-counts-api.ts'
import { createPlatformSite } from '../testing/platform-site.ts'
import { startAutoHalt } from './auto-halt.ts'
import { haltWorseCanaries } from './halt-worse-canaries.ts'
import { createReleaseCountsReader } from './release-counts.ts'

const now = new Date('2026-11-21T07:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

const canaryBad = countsOf([8, 40], [4, 360])
const canaryFine = countsOf([1, 40], [4, 360])

/** Creates a site whose tea has a canary, and an API that counts. */
async function siteWithCanary(since = minutesAgo(20)) {
  const store = await createPlatformSite()
  const actor = { by: 'asha', at: since }
  await setCanary(store, { remote: 'mf-tea', version: '1.1.0', percent: 10, actor })
  const api = await startCanaryCountsApi(canaryBad)
  return { store, api, dependencies: portsOf(store, api) }
}

function portsOf(store: ReleaseStore, api: CanaryCountsApi) {
  return { store, counts: createReleaseCountsReader(api.url, api.token), clock: () => now }
}

const canariesIn = async (store: ReleaseStore) =>
  (await readStatus(store)).remotes.filter(({ canary }) => canary).map(({ name }) => name)

describe('a canary that is worse than stable', () => {
  it('is ended, and the figures are recorded in the history', async () => {
    const { store, dependencies } = await siteWithCanary()
    const { halted, problems } = await haltWorseCanaries(dependencies)
    expect([halted.map(({ remote }) => remote), problems]).toEqual([['mf-tea'], []])
    expect(await canariesIn(store)).toEqual([])
    const [last] = await readHistory(store, 1)
    expect(last).toMatchObject({
      revision: 3,
      change: {
        action: 'canary',
        by: 'auto-halt',
        remote: 'mf-tea',
        version: '1.1.0',
        percent: 0,
        from: 2,
        at: now.toISOString(),
        reason:
          'failed in 8 of 40 browsers (20.0 %) from 6 networks; stable 1.0.0 in 4 of 360 browsers (1.1 %); ' +
          'evidence 25869, the bound is 200',
      },
    })
  })

  it('is halted only once, even by two concurrent checks', async () => {
    const { store, dependencies } = await siteWithCanary()
    const checks = await Promise.all([
      haltWorseCanaries(dependencies),
      haltWorseCanaries(dependencies),
    ])
    checks.push(await haltWorseCanaries(dependencies))
    expect(checks.flatMap(({ halted }) => halted)).toHaveLength(1)
    expect(await readHistory(store)).toHaveLength(3)
  })

  it('is halted even if the site is locked', async () => {
    const { store, dependencies } = await siteWithCanary()
    const { lockSite } = await import('../../releases/compose/site-lock.ts')
    await lockSite(store, { actor: { by: 'ravi', reason: 'Diwali sale' } })
    await haltWorseCanaries(dependencies)
    expect(await canariesIn(store)).toEqual([])
  })

  it('is not halted if it has been promoted meanwhile', async () => {
    const { store, dependencies } = await siteWithCanary()
    const readCounts = async (salt: string) => {
      await promote(store, { remote: 'mf-tea', version: '1.1.0', actor: { by: 'asha' } })
      return dependencies.counts.readCounts(salt)
    }
    const counts = { ...dependencies.counts, readCounts }
    expect((await haltWorseCanaries({ ...dependencies, counts })).halted).toEqual([])
    const [last] = await readHistory(store, 1)
    expect(last?.change).toMatchObject({ action: 'promote', by: 'asha' })
  })
})

describe('a canary whose pages cannot be rendered for their first HTML', () => {
  const rendered = (version: string, outcome: FirstHtmlCount['outcome'], count: number) => ({
    remote: 'mf-tea',
    version,
    outcome,
    count,
  })

  it('is halted while those of stable are, for visitors would lose it', async () => {
    const { store, api, dependencies } = await siteWithCanary()
    api.counts = canaryFine
    api.firstHtmlCounts = [rendered('1.0.0', 'rendered', 12), rendered('1.1.0', 'throws', 3)]
    await haltWorseCanaries(dependencies)
    expect(await canariesIn(store)).toEqual([])
    const [last] = await readHistory(store, 1)
    expect(last?.change.reason).toContain(
      'first HTML failed for 3 of 3 pages; stable 1.0.0 for 0 of 12',
    )
  })

  it('is not halted if those of stable fail as well', async () => {
    const { store, api, dependencies } = await siteWithCanary()
    api.counts = canaryFine
    api.firstHtmlCounts = [rendered('1.0.0', 'timeout', 3), rendered('1.1.0', 'timeout', 3)]
    await haltWorseCanaries(dependencies)
    expect(await canariesIn(store)).toEqual(['mf-tea'])
  })
})

describe('a canary', () => {
  it('is not halted if it is as good as stable', async () => {
    const { store, api, dependencies } = await siteWithCanary()
    api.counts = canaryFine
    await haltWorseCanaries(dependencies)
    expect(await canariesIn(store)).toEqual(['mf-tea'])
  })

  it('is not halted by failures from five networks, whatever the evidence', async () => {
    const { store, api, dependencies } = await siteWithCanary()
    api.counts = countsOf([8, 40], [4, 360], 5)
    await haltWorseCanaries(dependencies)
    expect(await canariesIn(store)).toEqual(['mf-tea'])
  })

  it('is evaluated by the counts since it started or was restarted', async () => {
    const { store, api, dependencies } = await siteWithCanary()
    api.counts = canaryFine
    const canaryTo = (percent: number) =>
      setCanary(store, { remote: 'mf-tea', version: '1.1.0', percent, actor: { by: 'asha' } })
    await haltWorseCanaries(dependencies)
    await canaryTo(25)
    await haltWorseCanaries(dependencies)
    await canaryTo(0)
    await canaryTo(5)
    await haltWorseCanaries(dependencies)
    const [begun, grown, again] = api.requestedSalts
    expect(grown).toBe(begun)
    expect(again).not.toBe(begun)
  })
})

describe('an interrupted halt', () => {
  it('is completed by the next check', async () => {
    const { store, dependencies } = await siteWithCanary()
    const pointers = ['composition.json', 'index.html']
    const before = await Promise.all(pointers.map((key) => store.read(key)))
    await haltWorseCanaries(dependencies)
    for (const [index, key] of pointers.entries()) {
      const bytes = before[index]?.bytes ?? Buffer.alloc(0)
      const now = await store.read(key)
      await store.replace(key, bytes, now?.tag ?? '')
    }
    expect((await readComposition(store))?.remotes.some(({ canary }) => canary)).toBe(true)
    await haltWorseCanaries(dependencies)
    expect((await readComposition(store))?.remotes.some(({ canary }) => canary)).toBe(false)
    const { bytes } = (await store.read('index.html')) ?? {}
    expect(bytes?.toString()).toContain('{"revision":3')
  })
})

describe('auto-halt', () => {
  it('logs each halt, and the start and the end of a failure, only once', async () => {
    const { store, api, dependencies } = await siteWithCanary()
    api.isDown = true
    const lines: string[] = []
    let onLog = () => {}
    const log = (line: string) => {
      lines.push(line)
      onLog()
    }
    const until = async (count: number) => {
      while (lines.length < count) {
        await new Promise<void>((resolve) => {
          onLog = resolve
        })
      }
    }
    const untilAsked = async (times: number) => {
      while (api.requestedSalts.length < times)
        await new Promise((resolve) => setImmediate(resolve))
    }
    const watch = startAutoHalt(dependencies, { every: 1, log })
    await until(1)
    await untilAsked(3)
    expect(lines).toEqual([
      'canaries are not watched: The API answers 503 when asked for canary counts',
    ])
    api.isDown = false
    await until(3)
    expect(lines[1]).toMatch(/^mf-tea@1\.1\.0 is taken back: failed in 8 of 40 browsers/)
    expect(lines[2]).toBe('canaries are watched again')
    await watch.stop()
    expect(lines).toHaveLength(3)
    expect(await canariesIn(store)).toEqual([])
  })

  it('reports that the API is unreachable or rejects the token', async () => {
    const api = await startCanaryCountsApi()
    await expect(createReleaseCountsReader(api.url, 'another').readCounts('any')).rejects.toThrow(
      'The API answers 401',
    )
    await expect(
      createReleaseCountsReader('http://127.0.0.1:9', 'any').readCounts('any'),
    ).rejects.toThrow('The API at http://127.0.0.1:9 does not answer')
  })
})
