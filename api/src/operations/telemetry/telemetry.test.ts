import { beforeEach, expect, it } from '@jest/globals'
import { Registry } from 'prom-client'
import { useTestStore } from '../../../test/test-store.ts'
import { TelemetryCounts } from './telemetry-counts.ts'

const token = 'platform-of-these-tests'
const store = useTestStore({ environment: { PLATFORM_TOKEN: token } })
const report = {
  composition: 'c-12',
  remote: 'mf-shop',
  version: '1.4.0',
  cohort: 'stable',
  kind: 'error',
} as const

function send(payload: object, remoteAddress: string) {
  return store.app.inject({ method: 'POST', url: '/api/telemetry', remoteAddress, payload })
}

function announce(releases: object[], authorization = `Bearer ${token}`) {
  const url = '/api/telemetry/published'
  const headers = { authorization }
  return store.app.inject({ method: 'POST', url, headers, payload: { releases, canaries: [] } })
}

beforeEach(async () => {
  const { remote, version } = report
  expect((await announce([{ remote, version }])).statusCode).toBe(204)
})

it('counts the reports of browsers, for the operator alone', async () => {
  const vital = { ...report, kind: 'vital', name: 'LCP', value: 1_200.5 }
  const answers = [
    await send(report, '10.6.0.1'),
    await send({ ...report, message: 'x is undefined' }, '10.6.0.1'),
    await send(vital, '10.6.0.1'),
  ]
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [204, ''],
    [204, ''],
    [204, ''],
  ])
  const metrics = await store.app.inject('/metrics')
  const labels = 'remote="mf-shop",version="1.4.0",cohort="stable"'
  expect(metrics.headers['content-type']).toContain('text/plain')
  expect(metrics.body).toContain(`store_telemetry_reports_total{${labels},kind="error"} 2\n`)
  expect(metrics.body).toContain(`store_telemetry_reports_total{${labels},kind="vital"} 1\n`)
  expect((await store.app.inject('/api/metrics')).statusCode).toBe(404)
})

it.each([
  ['an unknown kind', { ...report, kind: 'click' }, 400],
  ['a name that could break a metric', { ...report, remote: 'x"} 1' }, 400],
  ['anything personal', { ...report, email: 'asha@example.in' }, 400],
  ['a report without a release', { kind: 'error' }, 400],
  ['a large report', { ...report, message: 'x'.repeat(20_000) }, 413],
])('rejects %s', async (_what, payload, statusCode) => {
  expect((await send(payload, '10.6.0.2')).statusCode).toBe(statusCode)
})

it.each(['Bearer ', 'Bearer undefined', 'Bearer another'])(
  'neither reads canary counts nor accepts announcements with "%s"',
  async (authorization) => {
    const url = '/api/telemetry/canaries/a1'
    const answer = await store.app.inject({ url, headers: { authorization } })
    expect(answer.statusCode).toBe(401)
    expect((await announce([], authorization)).statusCode).toBe(401)
  },
)

it('accepts 600 reports a minute from one address, also concurrent ones', async () => {
  const forty = Array.from({ length: 40 }, () => report)
  for (let time = 0; time < 15; time += 1) {
    expect((await send(forty, '10.6.0.3')).statusCode).toBe(204)
  }
  const refused = await send(report, '10.6.0.3')
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await send(report, '10.6.0.4')).statusCode).toBe(204)
})

it('accepts as many from all addresses of one IPv6 network', async () => {
  const forty = Array.from({ length: 40 }, () => report)
  for (let time = 0; time < 15; time += 1) await send(forty, `2001:db8:6:3::${time}`)
  expect((await send(report, '2001:db8:6:3::ffff')).statusCode).toBe(429)
  expect((await send(report, '2001:db8:6:4::1')).statusCode).toBe(204)
})

it('limits the number of names that a stranger can invent', async () => {
  const metrics = new Registry()
  const counts = new TelemetryCounts(metrics)
  for (let release = 0; release < 600; release += 1) {
    counts.add({ ...report, version: `1.0.${release}` })
  }
  const text = await metrics.metrics()
  expect(text.split('\n')).toHaveLength(2 + 500 + 1 + 1)
  expect(text).toContain('store_telemetry_reports_total{remote="other"} 100\n')
})
