import { describe, expect, it, jest } from '@jest/globals'
import fc from 'fast-check'
import { setCanary } from '../compose/canary.ts'
import { promote } from '../compose/promote.ts'
import { rollback } from '../compose/rollback.ts'
import { findRelease, type ReleaseId, requireRelease } from '../published-releases.ts'
import { keyOf, nameOf } from '../release.ts'
import { readHistory, readState } from '../site/site-history.ts'
import type { SiteRevision } from '../site/site-revision.ts'
import type { MemoryStore } from '../testing/memory-store.ts'
import { byAsha, composeTestSite, publishOne } from '../testing/sites.ts'
import { prune } from './prune.ts'
import { readFilesOf, verifyIntegrity } from './stored-files.ts'
import { reservationFile } from './version-activity.ts'

const dayMs = 24 * 60 * 60 * 1000
const start = Date.parse('2026-01-01T00:00:00Z')

/** Creates a site with its own calendar. */
async function world() {
  const store = await composeTestSite([
    { name: 'mf-tea', version: '1.0.0', published: noted(0) },
    { name: 'mf-coffee', version: '1.0.0', published: noted(0) },
  ])
  return { store, day: 1, versions: { 'mf-tea': ['1.0.0'], 'mf-coffee': ['1.0.0'] } }
}

type World = Awaited<ReturnType<typeof world>>
type Remote = keyof World['versions']

function noted(day: number) {
  return { by: 'asha', at: new Date(start + day * dayMs).toISOString() }
}

function todayIn({ day }: World) {
  return { ...byAsha, actor: { by: 'asha', at: new Date(start + day * dayMs) } }
}

async function publishNext(world: World, remote: Remote): Promise<string> {
  const versions = world.versions[remote]
  const version = `1.0.${versions.length}`
  await publishOne(world.store, { name: remote, version, published: noted(world.day) })
  versions.push(version)
  return version
}

describe('pruning releases', () => {
  it('removes old releases, and keeps live ones, fallbacks and canaries', async () => {
    const site = await world()
    const { store } = site
    for (let count = 0; count < 30; count++) {
      const version = await publishNext(site, 'mf-tea')
      await promote(store, { remote: 'mf-tea', version, ...todayIn(site) })
      site.day += 1
    }
    const { releases } = await prune(store, { ...todayIn(site), days: 7 })
    const kept = Array.from({ length: 20 + 1 }, (_, index) => `1.0.${30 - index}`)
    const gone = site.versions['mf-tea'].filter((version) => !kept.includes(version))
    expect(releases.sort()).toEqual(gone.map((version) => `mf-tea@${version}`).sort())
    expect(await store.list('mf/mf-tea/1.0.0/')).toEqual([])
  })

  it('only reports what would be removed in a dry run', async () => {
    const site = await world()
    await publishNext(site, 'mf-tea')
    site.day += 30
    const before = await site.store.list('')
    const pruned = await prune(site.store, { ...todayIn(site), dryRun: true })
    expect(pruned).toEqual({ releases: ['mf-tea@1.0.1'], files: 2 })
    expect(await site.store.list('')).toEqual(before)
  })

  it('removes the files of an unfinished publish, but not of one in progress', async () => {
    const site = await world()
    for (const [version, day] of [
      ['2.0.0', 1],
      ['3.0.0', 29],
    ] as const) {
      const id = { name: 'mf-tea', version }
      const reservation = JSON.stringify({ ...noted(day), digests: {} })
      await site.store.create(keyOf(id, reservationFile), Buffer.from(reservation))
      await site.store.create(keyOf(id, 'container.js'), Buffer.from('conta'))
    }
    site.day = 30
    const { releases } = await prune(site.store, { ...todayIn(site), days: 7 })
    expect(releases).toEqual(['mf-tea@2.0.0'])
  })

  it('is completed by the next run when it was interrupted', async () => {
    const site = await world()
    const version = await publishNext(site, 'mf-tea')
    site.day += 30
    const killed = jest.spyOn(site.store, 'remove').mockImplementation(async (key) => {
      if (!key.endsWith('release.json')) throw new Error('killed')
      killed.mockRestore()
      await site.store.remove(key)
      jest.spyOn(site.store, 'remove').mockRejectedValueOnce(new Error('killed'))
    })
    await expect(prune(site.store, { ...todayIn(site) })).rejects.toThrow('killed')
    expect(await site.store.list(`mf/mf-tea/${version}/`)).toHaveLength(1)
    expect(await prune(site.store, { ...todayIn(site) })).toMatchObject({ files: 1 })
    expect(await site.store.list(`mf/mf-tea/${version}/`)).toEqual([])
  })

  it('rejects a promote of a release pending deletion until it is published again', async () => {
    const site = await world()
    const version = await publishNext(site, 'mf-tea')
    const id = { name: 'mf-tea', version }
    const copy = site.store.copy()
    site.day += 30
    await prune(site.store, { ...todayIn(site) })
    // Restore the files without publishing: a promote that is faster than the removal finds them like this.
    for (const key of await copy.list(keyOf(id))) {
      await site.store.create(key, (await copy.read(key))?.bytes ?? Buffer.from(''))
    }
    const request = { remote: 'mf-tea', version, ...todayIn(site) }
    await expect(promote(site.store, request)).rejects.toThrow(`mf-tea@${version} is being deleted`)
    await site.store.remove(keyOf(id, 'release.json'))
    site.day += 1
    await publishOne(site.store, { ...id, published: noted(site.day) })
    expect(await promote(site.store, request)).toMatchObject({ isNew: true })
  })
})

const retention = 5

/** A random action, as plain data, so that a failing sequence can be read and shrunk. */
const request = fc.oneof(
  likely(8, { do: fc.constant('release' as const), remote: remotes() }),
  likely(1, { do: fc.constant('publish' as const), remote: remotes() }),
  likely(2, { do: fc.constant('promote' as const), remote: remotes(), back: fc.nat(4) }),
  likely(2, {
    do: fc.constant('canary' as const),
    remote: remotes(),
    back: fc.nat(3),
    percent: fc.nat(99),
  }),
  likely(1, {
    do: fc.constant('rollback' as const),
    remote: fc.option(remotes(), { nil: undefined }),
    to: fc.option(fc.nat(60), { nil: undefined }),
  }),
  likely(2, { do: fc.constant('prune' as const) }),
  likely(2, { do: fc.constant('wait' as const), days: fc.nat(3) }),
)

function likely<Value>(weight: number, model: { [Key in keyof Value]: fc.Arbitrary<Value[Key]> }) {
  return { weight, arbitrary: fc.record(model) }
}

type PolicyRequest = typeof request extends fc.Arbitrary<infer Value> ? Value : never

function remotes() {
  return fc.constantFrom<Remote>('mf-tea', 'mf-coffee')
}

/** Performs an action. A rejection is fine and changes nothing. */
async function perform(site: World, step: PolicyRequest): Promise<void> {
  const { store } = site
  const today = todayIn(site)
  if (step.do === 'wait') site.day += step.days
  else if (step.do === 'publish') await publishNext(site, step.remote)
  else if (step.do === 'prune') await prune(store, { ...today, days: retention })
  else if (step.do === 'rollback') {
    await rollback(store, { ...today, remote: step.remote, to: step.to }).catch(ignoreRejection)
  } else if (step.do === 'release') {
    const version = await publishNext(site, step.remote)
    await promote(store, { ...today, remote: step.remote, version })
  } else {
    const { remote } = step
    const version = site.versions[remote].at(-1 - step.back) ?? '1.0.0'
    const change =
      step.do === 'promote'
        ? promote(store, { ...today, remote, version })
        : setCanary(store, { ...today, remote, version, percent: step.percent })
    await change.catch(ignoreRejection)
  }
}

function ignoreRejection(error: unknown): void {
  const isRejection =
    error instanceof Error &&
    /is not published|is stable|is not the canary|had no other release|no revision/.test(
      error.message,
    )
  if (!isRejection) throw error
}

/** Lists the releases that the pages of these sites can request and that are missing or damaged. */
async function missingFrom(store: MemoryStore, history: SiteRevision[]): Promise<string[]> {
  const missing = new Set<string>()
  const requested = new Map(history.flatMap(askedFor).map((id) => [nameOf(id), id]))
  for (const id of requested.values()) {
    const release = await findRelease(store, id)
    if (release === undefined) missing.add(nameOf(id))
    else
      for (const damage of await verifyIntegrity(release, readFilesOf(store, release)))
        missing.add(damage)
  }
  return [...missing]
}

function askedFor({ composition }: SiteRevision): ReleaseId[] {
  if (composition === undefined) return []
  const bases = JSON.stringify(composition).matchAll(/"base":"\/mf\/([^/]+)\/([^/]+)\/"/g)
  return [...bases].map(([, name = '', version = '']) => ({ name, version }))
}

function lastSites(history: SiteRevision[]): SiteRevision[] {
  const shown = history.filter(({ revision, composition }) => composition?.revision === revision)
  return shown.slice(0, 20)
}

/** The sites of pages that are still open: each was live within the retention. */
function openPages(history: SiteRevision[], site: World): SiteRevision[] {
  const shown = history.filter(({ revision, composition }) => composition?.revision === revision)
  const since = noted(site.day - retention).at
  return shown.filter((_, index) => index === 0 || (shown[index - 1]?.change.at ?? '') >= since)
}

it('never removes a release that a browser can request, whatever changes happen', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(request, { minLength: 40, maxLength: 90, size: 'max' }),
      async (steps) => {
        const site = await world()
        for (const step of steps) {
          await perform(site, step)
          if (step.do !== 'prune') continue
          const history = await readHistory(site.store)
          const open = [...lastSites(history), ...openPages(history, site)]
          expect(await missingFrom(site.store, open)).toEqual([])
        }
        await prune(site.store, { ...todayIn(site), days: retention })
        for (const { revision, composition } of lastSites(await readHistory(site.store))) {
          const copy = site.store.copy()
          await rollback(copy, { ...todayIn(site), to: revision })
          const live = (await readState(copy)).composition
          expect(live?.remotes.map(({ version }) => version)).toEqual(
            composition?.remotes.map(({ version }) => version),
          )
        }
        await requireRelease(site.store, { name: 'shell', version: '1.0.0-bbbbbbbb' })
      },
    ),
    { numRuns: 25, endOnFailure: true },
  )
})
