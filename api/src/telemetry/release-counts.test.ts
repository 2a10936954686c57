import { beforeEach, describe, expect, it } from '@jest/globals'
import type { ReleaseCountsList } from '@store/contract/schemas/release-counts'
import type { Telemetry } from '@store/contract/schemas/telemetry'
import { signIn } from '../testing/account-factory.ts'
import { useTestStore } from '../testing/test-store.ts'
import { oldReleaseCounts } from './old-release-counts.ts'
import { createPublishedReleases, oldPublishedReleases } from './published-releases.ts'
import { upsertPublishedReleases } from './published-releases-repository.ts'
import { addReleaseCounts } from './release-counts-repository.ts'
import { ReleaseTally } from './release-tally.ts'

const token = 'platform-of-these-tests'
const store = useTestStore({ environment: { PLATFORM_TOKEN: token } })

const release = { composition: '12', remote: 'mf-shop', version: '1.4.0' } as const
const load: Telemetry = { ...release, cohort: 'stable', kind: 'load' }
const error: Telemetry = { ...load, kind: 'error', message: 'x is undefined' }

let addresses = 0
function send(payload: Telemetry | Telemetry[], remoteAddress = '') {
  addresses += 1
  const from = remoteAddress || `10.7.${addresses >> 8}.${addresses & 255}`
  return store.app.inject({
    method: 'POST',
    url: '/api/telemetry',
    remoteAddress: from,
    payload,
  })
}

beforeEach(async () => {
  const url = '/api/telemetry/published'
  const releases = ['1.4.0', '1.5.0'].map((version) => ({ remote: 'mf-shop', version }))
  const headers = { authorization: `Bearer ${token}` }
  await store.app.inject({ method: 'POST', url, headers, payload: { releases } })
})

function ask(authorization?: string, minutes = 30) {
  const headers = authorization ? { authorization } : {}
  return store.app.inject({ url: `/api/telemetry/releases?minutes=${minutes}`, headers })
}

async function read(minutes = 30): Promise<ReleaseCountsList['releases']> {
  const answer = await ask(`Bearer ${token}`, minutes)
  return answer.json<ReleaseCountsList>().releases
}

describe('how releases do', () => {
  it('is counted by release and cohort, a document with an error once', async () => {
    const canary = { version: '1.5.0', cohort: 'canary' } as const
    await send([load, load, { ...error, isFirst: true }, error, { ...load, ...canary }])
    await send({ ...load, kind: 'vital', name: 'LCP', value: 1_200 })
    expect(await read()).toEqual([
      {
        remote: 'mf-shop',
        version: '1.4.0',
        cohort: 'stable',
        loads: 2,
        failedLoads: 1,
        errors: 2,
      },
      { remote: 'mf-shop', ...canary, loads: 1, failedLoads: 0, errors: 0 },
    ])
  })

  it('is the sum of what all processes counted', async () => {
    await send(load)
    expect(await read()).toHaveLength(1)
    const minuteAt = new Date(Math.floor(Date.now() / 60_000) * 60_000)
    const { remote, version } = release
    const counts = {
      remote,
      version,
      cohort: 'stable',
      loads: 5,
      failedLoads: 1,
      errors: 3,
    } as const
    await addReleaseCounts(store.db, [{ minuteAt, ...counts }])
    await send(load)
    expect(await read()).toEqual([{ ...counts, loads: 7 }])
  })

  it('is that of the minutes asked for', async () => {
    const { remote, version } = release
    const minuteAt = new Date(Date.now() - 20 * 60_000)
    const counts = {
      remote,
      version,
      cohort: 'stable',
      loads: 1,
      failedLoads: 0,
      errors: 0,
    } as const
    await addReleaseCounts(store.db, [{ minuteAt, ...counts }])
    expect([await read(10), await read(30)]).toEqual([[], [counts]])
  })

  it('is forgotten after two days', async () => {
    await send(load)
    await read()
    const chore = oldReleaseCounts(store.db)
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    expect(await chore.forget(inHours(47), 100)).toBe(0)
    expect(await chore.forget(inHours(49), 100)).toBe(1)
  })
})

describe('reports of strangers', () => {
  it('count for published releases only, so that nobody hides a canary behind made-up names', async () => {
    for (let post = 0; post < 6; post += 1) {
      const madeUp = (at: number) => ({ ...load, version: `1.0.${post * 40 + at}` })
      await send(Array.from({ length: 40 }, (_, at) => madeUp(at)))
    }
    await send(load)
    expect(await read()).toEqual([expect.objectContaining({ version: '1.4.0', loads: 1 })])
  })

  it('make no canary look bad: of one address and release a few count, and none beyond', async () => {
    const forty = (report: Telemetry) => Array.from({ length: 40 }, () => report)
    const canary = { ...load, version: '1.5.0', cohort: 'canary' } as const
    const failure = { ...canary, kind: 'error', isFirst: true } as const
    await send(forty(canary), '10.8.0.1')
    await send(forty(failure), '10.8.0.1')
    expect(await read()).toEqual([])
    for (let time = 0; time < 15; time += 1) await send([canary, failure], '10.8.0.2')
    expect(await read()).toEqual([expect.objectContaining({ loads: 10, failedLoads: 10 })])
  })

  it('count for a release that another process has heard of', async () => {
    const at = new Date()
    const other = { remote: 'mf-shop', version: '1.6.0' }
    await upsertPublishedReleases(store.db, [other], at)
    const published = createPublishedReleases(store)
    expect(await published.isPublished(other)).toBe(true)
    expect(await published.isPublished({ ...other, version: '1.7.0' })).toBe(false)
  })

  it('count for no release that was not announced for two days', async () => {
    const chore = oldPublishedReleases(store.db)
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    expect(await chore.forget(inHours(47), 100)).toBe(0)
    expect(await chore.forget(inHours(49), 100)).toBe(2)
  })
})

describe('reading it', () => {
  it.each([
    ['nobody', undefined, 401],
    ['another token', 'Bearer platform-of-others', 401],
    ['the platform', `Bearer ${token}`, 200],
  ])('answers %s', async (_who, authorization, statusCode) => {
    expect((await ask(authorization)).statusCode).toBe(statusCode)
  })

  it.each([0, 1_441, 1.5])('is refused for %d minutes', async (minutes) => {
    expect((await ask(`Bearer ${token}`, minutes)).statusCode).toBe(400)
  })

  it('is refused to the superadmin, who runs the shop and not the site', async () => {
    const { headers } = await signIn(store, 'superadmin')
    const answer = await store.app.inject({ url: '/api/telemetry/releases', headers })
    expect(answer.statusCode).toBe(403)
  })
})

describe('the tally of a process', () => {
  it('keeps what the database could not take', () => {
    const tally = new ReleaseTally()
    const at = new Date('2026-11-21T06:00:30Z')
    tally.add(load, at)
    const taken = tally.take()
    tally.add({ ...error, isFirst: true }, at)
    tally.giveBack(taken)
    expect(tally.take()).toEqual([expect.objectContaining({ loads: 1, failedLoads: 1, errors: 1 })])
    expect(tally.take()).toEqual([])
  })

  it('is not filled by strangers who make names up', () => {
    const tally = new ReleaseTally()
    for (let patch = 0; patch < 300; patch += 1) {
      tally.add({ ...load, version: `1.0.${patch}` }, new Date())
    }
    expect(tally.take()).toHaveLength(200)
  })
})
