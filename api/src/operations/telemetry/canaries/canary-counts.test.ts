import { beforeEach, describe, expect, it } from '@jest/globals'
import type { CanaryCounts } from '@store/contract/schemas/site/canary-counts'
import type { DocumentTokens } from '@store/contract/schemas/site/document-tokens'
import type { Telemetry } from '@store/contract/schemas/site/telemetry'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'
import { createPublishedReleases, expiredPublishedReleases } from '../published-releases.ts'
import { upsertPublishedReleases } from '../published-releases-repository.ts'
import { expiredCanaryCounts } from './canary-counter.ts'
import { addCanaryCounts } from './canary-counts-repository.ts'
import { CanaryTally, type SideCounts } from './canary-tally.ts'

const token = 'platform-of-these-tests'
let skippedMs = 0
const store = useTestStore({
  environment: { PLATFORM_TOKEN: token },
  clock: { now: () => new Date(Date.now() + skippedMs) },
})

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

/** The cookie of a document that the gateway has just sent. */
async function openDocument(): Promise<string> {
  const url = '/document-tokens'
  const answer = await store.app.inject({ method: 'POST', url, payload: { count: 1 } })
  return `document=${answer.json<DocumentTokens>().tokens[0]}`
}

interface Sender {
  /** By default each report comes from a network of its own. */
  remoteAddress?: string
  /** By default that of a new document. */
  cookie?: string
}

let networks = 0
async function send(payload: Telemetry | Telemetry[], sender: Sender = {}) {
  networks += 1
  const remoteAddress = sender.remoteAddress ?? `10.7.${networks}.1`
  const headers = { cookie: sender.cookie ?? (await openDocument()) }
  return store.app.inject({
    method: 'POST',
    url: '/api/telemetry',
    remoteAddress,
    headers,
    payload,
  })
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

async function readCounts(salt = canary.salt): Promise<CanaryCounts> {
  return (await ask(`Bearer ${token}`, salt)).json<CanaryCounts>()
}

async function read(salt = canary.salt): Promise<CanaryCounts['stages']> {
  return (await readCounts(salt)).stages
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
    const counts: SideCounts = {
      ...canary,
      side: 'canary',
      browsers: 5,
      failed: 2,
      networks: ['some-network'],
    }
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

  it('count with the token of a document only, once with its load and once with its failure', async () => {
    const cookie = await openDocument()
    for (let time = 0; time < 3; time += 1) await send([load, failure], { cookie })
    expect(await read()).toEqual([stage([1, 1], [0, 0])])
    const [name] = cookie.split('.')
    for (const made of ['', 'document=', `${name}.made.up`, `${cookie}.tail`, 'other=1']) {
      await send([load, failure], { cookie: made })
    }
    expect(await read()).toEqual([stage([1, 1], [0, 0])])
    await send(load, { cookie: `session=1; ${await openDocument()}; more=2` })
    expect(await read()).toEqual([stage([1, 2], [0, 0])])
  })

  it('do not count with a document of yesterday', async () => {
    const cookie = await openDocument()
    skippedMs = 25 * 3_600_000
    await send([load, failure], { cookie })
    skippedMs = 0
    expect(await read()).toEqual([stage([0, 0], [0, 0])])
  })

  it.each([
    ['IPv4', (host: number) => `10.200.1.${host}`],
    ['IPv6', (host: number) => `2001:db8:8:${host}::1`],
  ])('cannot discredit a canary: an %s network counts with two failures', async (_, hostOf) => {
    for (const host of [1, 2, 3, 4]) await send(failure, { remoteAddress: hostOf(host) })
    expect(await readCounts()).toEqual({ stages: [stage([2, 0], [0, 0])], networks: 1 })
  })

  it('tell from how many networks failures of the canary come', async () => {
    for (const _ of [1, 2, 3]) await send(failure)
    await send({ ...failure, ...stable })
    expect((await readCounts()).networks).toBe(3)
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
    tally.add(load, 'a')
    const taken = tally.take()
    tally.add(failure, 'b')
    tally.giveBack(taken)
    expect(tally.take()).toEqual([
      { ...canary, side: 'canary', browsers: 1, failed: 1, networks: ['b'] },
    ])
    expect(tally.take()).toEqual([])
  })

  it('cannot be filled by strangers with invented names', () => {
    const tally = new CanaryTally()
    for (let number = 0; number < 300; number += 1) {
      tally.add({ ...load, canary: { ...canary, salt: `made-up-${number}` } }, 'a')
    }
    expect(tally.take()).toHaveLength(200)
  })
})
