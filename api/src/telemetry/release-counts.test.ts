import { describe, expect, it } from '@jest/globals'
import type { ReleaseCountsList } from '@store/contract/schemas/release-counts'
import type { Telemetry } from '@store/contract/schemas/telemetry'
import { signIn } from '../testing/account-factory.ts'
import { useTestStore } from '../testing/test-store.ts'
import { oldReleaseCounts } from './old-release-counts.ts'
import { addReleaseCounts } from './release-counts-repository.ts'
import { ReleaseTally } from './release-tally.ts'

const token = 'platform-of-these-tests'
const store = useTestStore({ environment: { PLATFORM_TOKEN: token } })

const release = { composition: '12', remote: 'mf-shop', version: '1.4.0' } as const
const load: Telemetry = { ...release, cohort: 'stable', kind: 'load' }
const error: Telemetry = { ...load, kind: 'error', message: 'x is undefined' }

function send(payload: Telemetry | Telemetry[]) {
  return store.app.inject({ method: 'POST', url: '/api/telemetry', payload })
}

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
