import { beforeEach, describe, expect, it } from '@jest/globals'
import type { CanaryCounts } from '@store/contract/schemas/site/canary-counts'
import type { Telemetry } from '@store/contract/schemas/site/telemetry'
import { signIn } from '../testing/factories/account-factory.ts'
import { useTestStore } from '../testing/test-store.ts'
import { expiredCanaryCounts } from './canary-counter.ts'
import { addCanaryCounts } from './canary-counts-repository.ts'
import { CanaryTally } from './canary-tally.ts'
import { createPublishedReleases, expiredPublishedReleases } from './published-releases.ts'
import { upsertPublishedReleases } from './published-releases-repository.ts'

const token = 'platform-of-these-tests'
const store = useTestStore({ environment: { PLATFORM_TOKEN: token } })

const canary = { salt: 'a1', percent: 10 }
const load: Telemetry = {
  composition: '12',
  remote: 'mf-shop',
  version: '1.5.0',
  cohort: 'canary',
  kind: 'load',
  canary,
}
const failure: Telemetry = { ...load, kind: 'error', message: 'x is undefined' }
const stable = { version: '1.4.0', cohort: 'stable' } as const

let addresses = 0
function send(payload: Telemetry | Telemetry[], remoteAddress = '') {
  addresses += 1
  const from = remoteAddress || `10.7.${addresses >> 8}.${addresses & 255}`
  return store.app.inject({ method: 'POST', url: '/api/telemetry', remoteAddress: from, payload })
}

async function announce(canaries: { salt: string; percent: number }[]) {
  const url = '/api/telemetry/published'
  const releases = ['1.4.0', '1.5.0'].map((version) => ({ remote: 'mf-shop', version }))
  const headers = { authorization: `Bearer ${token}` }
  const payload = { releases, canaries }
  expect((await store.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(204)
}

beforeEach(() => announce([canary]))

function ask(authorization?: string, salt = canary.salt) {
  const headers = authorization ? { authorization } : {}
  return store.app.inject({ url: `/api/telemetry/canaries/${salt}`, headers })
}

async function read(salt = canary.salt): Promise<CanaryCounts['stages']> {
  return (await ask(`Bearer ${token}`, salt)).json<CanaryCounts>().stages
}

const stage = (
  [failed, browsers]: [number, number],
  [stableFailed, stableBrowsers]: [number, number],
  percent = canary.percent,
) => ({
  percent,
  canary: { failed, browsers },
  stable: { failed: stableFailed, browsers: stableBrowsers },
})

describe('the counts of a canary', () => {
  it('are counted in browsers, on both sides', async () => {
    const { canary: _, ...notFirst } = failure
    await send([load, failure, notFirst])
    await send(load)
    await send({ ...load, ...stable })
    await send({ ...failure, ...stable })
    await send({ ...load, kind: 'vital', name: 'LCP', value: 1_200 })
    await send({ ...load, cohort: 'fallback' })
    expect(await read()).toEqual([stage([1, 2], [1, 1])])
  })

  it('are separate for each share it had', async () => {
    await announce([{ ...canary, percent: 25 }])
    await send(load)
    await send({ ...failure, canary: { ...canary, percent: 25 } })
    expect(await read()).toEqual([stage([0, 1], [0, 0]), stage([1, 0], [0, 0], 25)])
  })

  it('are the sum of all processes, however often it is announced', async () => {
    await send(load)
    expect(await read()).toEqual([stage([0, 1], [0, 0])])
    const counts = { ...canary, side: 'canary', browsers: 5, failed: 2 } as const
    await addCanaryCounts(store.db, [counts])
    await announce([canary])
    await send(load)
    expect(await read()).toEqual([stage([2, 7], [0, 0])])
  })

  it('are deleted seven days after its last announcement', async () => {
    const { run } = expiredCanaryCounts(store.db)
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    expect(await run(inHours(7 * 24 - 1), 100)).toBe(0)
    expect(await run(inHours(7 * 24 + 1), 100)).toBe(2)
    expect(await read()).toEqual([])
  })
})

describe('reports of strangers', () => {
  it('count for no release and no canary that was not announced', async () => {
    await send({ ...failure, version: '1.0.7' })
    await send({ ...failure, canary: { ...canary, salt: 'b2' } })
    await send({ ...failure, canary: { ...canary, percent: 11 } })
    expect([await read(), await read('b2')]).toEqual([[stage([0, 0], [0, 0])], []])
  })

  it('cannot discredit a canary: at most two browsers per address count as failed', async () => {
    const forty = Array.from({ length: 40 }, () => failure)
    await send(forty, '10.8.0.1')
    await send(forty, '10.8.0.1')
    expect(await read()).toEqual([stage([2, 0], [0, 0])])
    await send(failure, '10.8.0.2')
    expect(await read()).toEqual([stage([3, 0], [0, 0])])
  })

  it('count as those of one address when they come from one IPv6 network', async () => {
    for (const host of [1, 2, 3, 4]) await send(failure, `2001:db8:8:1::${host}`)
    expect(await read()).toEqual([stage([2, 0], [0, 0])])
  })

  it('count for a release that was announced to another process', async () => {
    const at = new Date()
    const other = { remote: 'mf-shop', version: '1.6.0' }
    await upsertPublishedReleases(store.db, [other], at)
    const published = createPublishedReleases(store)
    expect(await published.isPublished(other)).toBe(true)
    expect(await published.isPublished({ ...other, version: '1.7.0' })).toBe(false)
  })

  it('count for no release that was not announced for two days', async () => {
    const job = expiredPublishedReleases(store.db)
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    expect(await job.run(inHours(47), 100)).toBe(0)
    expect(await job.run(inHours(49), 100)).toBe(2)
  })
})

describe('reading the counts', () => {
  it.each([
    ['nobody', undefined, 401],
    ['another token', 'Bearer platform-of-others', 401],
    ['the platform', `Bearer ${token}`, 200],
  ])('responds to %s', async (_who, authorization, statusCode) => {
    expect((await ask(authorization)).statusCode).toBe(statusCode)
  })

  it('is forbidden to the superadmin, who manages the shop and not the site', async () => {
    const { headers } = await signIn(store, 'superadmin')
    const answer = await store.app.inject({ url: '/api/telemetry/canaries/a1', headers })
    expect(answer.statusCode).toBe(403)
  })
})

describe('the tally of a process', () => {
  it('keeps what the database could not store', () => {
    const tally = new CanaryTally()
    tally.add(load)
    const taken = tally.take()
    tally.add(failure)
    tally.giveBack(taken)
    expect(tally.take()).toEqual([{ ...canary, side: 'canary', browsers: 1, failed: 1 }])
    expect(tally.take()).toEqual([])
  })

  it('cannot be filled by strangers with invented names', () => {
    const tally = new CanaryTally()
    for (let number = 0; number < 300; number += 1) {
      tally.add({ ...load, canary: { ...canary, salt: `made-up-${number}` } })
    }
    expect(tally.take()).toHaveLength(200)
  })
})
