import { beforeEach, describe, expect, it } from '@jest/globals'
import type {
  FirstHtmlCount,
  FirstHtmlCounts,
} from '@store/contract/schemas/site/first-html-counts'
import { useTestStore } from '../../../test/test-store.ts'
import { expiredFirstHtmlCounts } from './first-html-counts.ts'

const token = 'platform-of-these-tests'
const store = useTestStore({ environment: { PLATFORM_TOKEN: token } })
const shop = { remote: 'mf-shop', version: '1.4.0' }

const count = (outcome: FirstHtmlCount['outcome'], of = 1): FirstHtmlCount => ({
  ...shop,
  outcome,
  count: of,
})
const report = (renderings: object[]) =>
  store.app.inject({ method: 'POST', url: '/renderings', payload: { renderings } })

function ask(authorization = `Bearer ${token}`, since = new Date(Date.now() - 60_000)) {
  const url = `/api/telemetry/renderings?since=${since.toISOString()}`
  return store.app.inject({ url, headers: { authorization } })
}
const read = async () => (await ask()).json<FirstHtmlCounts>().renderings

function differ(remoteAddress: string, version = shop.version) {
  const payload = { composition: '12', ...shop, version, cohort: 'stable', kind: 'difference' }
  return store.app.inject({ method: 'POST', url: '/api/telemetry', remoteAddress, payload })
}

beforeEach(async () => {
  const headers = { authorization: `Bearer ${token}` }
  const payload = { releases: [shop], canaries: [] }
  await store.app.inject({ method: 'POST', url: '/api/telemetry/published', headers, payload })
})

describe('first HTML of a release', () => {
  it('are the sum of what all gateways report', async () => {
    expect((await report([count('rendered', 4), count('timeout')])).statusCode).toBe(204)
    await report([count('rendered', 2)])
    expect(await read()).toEqual([count('rendered', 6), count('timeout')])
  })

  it('include differences that browsers met, of published releases, three an address', async () => {
    for (let time = 0; time < 5; time += 1) await differ('10.9.0.1')
    await differ('10.9.0.2', '1.9.9')
    await differ('10.9.0.3')
    expect(await read()).toEqual([count('difference', 4)])
  })

  it('are read since an instant, and deleted after a day', async () => {
    await report([count('rendered')])
    const later = new Date(Date.now() + 120_000)
    expect((await ask(undefined, later)).json()).toEqual({ renderings: [] })
    const { run } = expiredFirstHtmlCounts(store.db)
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    expect(await run(inHours(23), 100)).toBe(0)
    expect(await run(inHours(25), 100)).toBe(1)
  })

  it('are for the platform only', async () => {
    expect((await ask('Bearer of-others')).statusCode).toBe(401)
  })

  it.each([
    ['an unknown outcome', { ...shop, outcome: 'pretty', count: 1 }],
    ['a count of none', { ...shop, outcome: 'rendered', count: 0 }],
  ])('are not reported with %s', async (_, count) => {
    expect((await report([count])).statusCode).toBe(400)
  })

  it('are reported inside the site only: the gateway forwards nothing outside /api', async () => {
    const url = '/api/renderings'
    expect((await store.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404)
  })
})
