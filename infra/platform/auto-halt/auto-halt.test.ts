import { describe, expect, it, jest } from '@jest/globals'
import { setCanary } from '../../releases/canary.ts'
import { promote } from '../../releases/promote.ts'
import type { ReleaseStore } from '../../releases/release-store.ts'
import { readHistory } from '../../releases/site-history.ts'
import { readStatus } from '../../releases/site-status.ts'
import { type CountingApi, countsOf, startCountingApi } from '../testing/counting-api.ts'
import { folderSite } from '../testing/folder-site.ts'
import { startAutoHalt } from './auto-halt.ts'
import { haltWorseCanaries } from './halt-worse-canaries.ts'
import { releaseCountsOf } from './read-release-counts.ts'

// Whether a release answers is asked in a process of its own; composing a site is tested with it.
jest.mock('../../releases/health.ts', () => ({ illnessOf: async () => [] }))

const now = new Date('2026-11-21T07:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

const stableFine = countsOf(['mf-tea', '1.0.0', 'stable'], 1_800, 9)
const canaryBad = countsOf(['mf-tea', '1.1.0', 'canary'], 200, 40)
const canaryFine = countsOf(['mf-tea', '1.1.0', 'canary'], 200, 1)

/** A site whose tea has a canary, and an API that counts. */
async function siteWithCanary(since = minutesAgo(20)) {
  const store = await folderSite()
  const actor = { by: 'asha', at: since }
  await setCanary(store, { remote: 'mf-tea', version: '1.1.0', percent: 10, actor })
  const api = await startCountingApi([stableFine, canaryBad])
  return { store, api, ports: portsOf(store, api) }
}

function portsOf(store: ReleaseStore, api: CountingApi) {
  return { store, readCounts: releaseCountsOf(api.url, api.token), clock: () => now }
}

const canariesIn = async (store: ReleaseStore) =>
  (await readStatus(store)).remotes.filter(({ canary }) => canary).map(({ name }) => name)

describe('a canary that is worse than stable', () => {
  it('is taken back to nobody, and the history says who did it by which figures', async () => {
    const { store, ports } = await siteWithCanary()
    const { halted, troubles } = await haltWorseCanaries(ports)
    expect([halted.map(({ remote }) => remote), troubles]).toEqual([['mf-tea'], []])
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
          '40 of 200 loads failed (20.0 %), of stable 1.0.0 9 of 1800 (0.5 %), ' +
          'in 20 minutes: at least 12.2 points more for certain, the bound is 1.0 points',
      },
    })
  })

  it('is taken back once, by two watchers at the same time as well', async () => {
    const { store, ports } = await siteWithCanary()
    const checks = await Promise.all([haltWorseCanaries(ports), haltWorseCanaries(ports)])
    checks.push(await haltWorseCanaries(ports))
    expect(checks.flatMap(({ halted }) => halted)).toHaveLength(1)
    expect(await readHistory(store)).toHaveLength(3)
  })

  it('is taken back though the site is locked', async () => {
    const { store, ports } = await siteWithCanary()
    const { lockSite } = await import('../../releases/site-lock.ts')
    await lockSite(store, { actor: { by: 'ravi', reason: 'Diwali sale' } })
    await haltWorseCanaries(ports)
    expect(await canariesIn(store)).toEqual([])
  })

  it('is no canary any more when somebody has promoted it meanwhile', async () => {
    const { store, api, ports } = await siteWithCanary()
    const readCounts = async (minutes: number) => {
      await promote(store, { remote: 'mf-tea', version: '1.1.0', actor: { by: 'asha' } })
      return releaseCountsOf(api.url, api.token)(minutes)
    }
    expect((await haltWorseCanaries({ ...ports, readCounts })).halted).toEqual([])
    const [last] = await readHistory(store, 1)
    expect(last?.change).toMatchObject({ action: 'promote', by: 'asha' })
  })
})

describe('a canary', () => {
  it('that is as good as stable stays', async () => {
    const { store, api, ports } = await siteWithCanary()
    api.releases = [stableFine, canaryFine]
    await haltWorseCanaries(ports)
    expect(await canariesIn(store)).toEqual(['mf-tea'])
  })

  it('is not judged by what another version, cohort or remote did', async () => {
    const { store, api, ports } = await siteWithCanary()
    api.releases = [
      stableFine,
      canaryFine,
      countsOf(['mf-tea', '1.2.0', 'canary'], 200, 200),
      countsOf(['mf-tea', '1.1.0', 'preview'], 200, 200),
      countsOf(['mf-coffee', '1.1.0', 'canary'], 200, 200),
    ]
    await haltWorseCanaries(ports)
    expect(await canariesIn(store)).toEqual(['mf-tea'])
  })

  it.each([
    ['its first minute', 0.5, 1],
    ['since it began', 12.7, 12],
    ['the last half hour', 300, 30],
  ])('is judged by %s', async (_, age, minutes) => {
    const { api, ports } = await siteWithCanary(minutesAgo(age))
    await haltWorseCanaries(ports)
    expect(api.asked).toEqual([minutes])
  })

  it('is judged since it began, not since its share grew; and anew when it is given another chance', async () => {
    const { store, api, ports } = await siteWithCanary()
    api.releases = []
    const canaryTo = (percent: number, ago: number) =>
      setCanary(store, {
        remote: 'mf-tea',
        version: '1.1.0',
        percent,
        actor: { by: 'asha', at: minutesAgo(ago) },
      })
    await canaryTo(25, 10)
    await haltWorseCanaries(ports)
    await canaryTo(0, 8)
    await canaryTo(5, 6)
    await haltWorseCanaries(ports)
    expect(api.asked).toEqual([20, 6])
  })
})

describe('the watch', () => {
  it('says in one line what it has done, and that it cannot watch, and that it can again', async () => {
    const { store, api, ports } = await siteWithCanary()
    api.isDown = true
    const lines: string[] = []
    let heard = () => {}
    const log = (line: string) => {
      lines.push(line)
      heard()
    }
    const until = async (count: number) => {
      while (lines.length < count) {
        await new Promise<void>((resolve) => {
          heard = resolve
        })
      }
    }
    const untilAsked = async (times: number) => {
      while (api.asked.length < times) await new Promise((resolve) => setImmediate(resolve))
    }
    const watch = startAutoHalt(ports, { every: 1, log })
    await until(1)
    await untilAsked(3)
    expect(lines).toEqual([
      'canaries are not watched: The API answers 503 when asked for release counts',
    ])
    api.isDown = false
    await until(3)
    expect(lines[1]).toMatch(/^mf-tea@1\.1\.0 is taken back: 40 of 200 loads failed/)
    expect(lines[2]).toBe('canaries are watched again')
    await watch.stop()
    expect(lines).toHaveLength(3)
    expect(await canariesIn(store)).toEqual([])
  })

  it('says that the API is not there, or does not know the token', async () => {
    const api = await startCountingApi()
    await expect(releaseCountsOf(api.url, 'another')(5)).rejects.toThrow('The API answers 401')
    await expect(releaseCountsOf('http://127.0.0.1:9', 'any')(5)).rejects.toThrow(
      'The API at http://127.0.0.1:9 does not answer',
    )
  })
})
