import { request } from 'node:http'
import { join } from 'node:path'
import { startGateway } from '../../gateway/gateway.ts'
import { openPool, withApi } from '../bench-environment.ts'
import type { Benchmark } from '../benchmark.ts'
import { listAddresses } from '../catalogue/catalogue-addresses.ts'
import { latencyOf, timeRequests } from '../load/latency.ts'
import { waitUntilIdle } from '../load/process-usage.ts'
import { latencyLine, verdict } from '../load/report.ts'
import type { BenchSession } from '../load/sessions.ts'
import { signInBuyers } from '../orders/carts.ts'

const streamCount = 3_000
/** The API allows twenty. */
const streamsPerPerson = 15
/** Maximum factor by which they may increase the 95th percentile. */
const target = 1.2
const rounds = 5
const requestsPerRound = 400
const concurrentOpens = 50

/** Opens an event stream and waits for its first line. @returns a function that closes it */
async function openStream(origin: string, token: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    const call = request(`${origin}/api/events`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200)
        reject(new Error(`an event stream returned ${answer.statusCode}`))
      answer.on('error', () => undefined)
      answer.once('data', () => resolve(() => call.destroy()))
    })
    call.on('error', reject).end()
  })
}

async function openStreams(origin: string, sessions: readonly BenchSession[]) {
  const tokens = sessions.flatMap(({ token }) =>
    Array.from({ length: streamsPerPerson }, () => token),
  )
  const ends: (() => void)[] = []
  for (let at = 0; at < tokens.length; at += concurrentOpens) {
    const batch = tokens.slice(at, at + concurrentOpens)
    ends.push(...(await Promise.all(batch.map((token) => openStream(origin, token)))))
  }
  return () => {
    for (const end of ends) end()
  }
}

/** Measures requests through the gateway with and without 3,000 idle event streams, in alternating rounds. */
export const idleStreams: Benchmark = async (environment, shutdown) => {
  const pool = openPool(environment.databaseUrl)
  await shutdown.add(async () => pool.end())
  const { result, peakMemory } = await withApi(environment, shutdown, async (api) => {
    const unlimited = { requestsPerAddress: 1_000_000, eventStreamsPerAddress: 1_000_000 }
    const gateway = await startGateway({
      siteFolder: join(environment.root, '.data/site'),
      apiUrl: api.origin,
      host: '127.0.0.1',
      port: 0,
      visitorLimits: unlimited,
      connectionsPerAddress: 1_000_000,
    })
    await shutdown.add(gateway.close)
    const origin = `http://127.0.0.1:${gateway.port}`
    const count = streamCount / streamsPerPerson
    const sessions = await signInBuyers(pool, { count, secret: environment.sessionSecret })
    const [{ token } = { token: '' }] = sessions
    const requests = listAddresses()
      .slice(0, requestsPerRound)
      .map((path) => ({ url: `${origin}${path}`, token }))
    await timeRequests(api.pid, requests)
    const times: { none: number[]; all: number[] } = { none: [], all: [] }
    for (let round = 0; round < rounds; round += 1) {
      // Wait, so that opening and closing 3,000 streams is not measured.
      await waitUntilIdle(api.pid)
      times.none.push(...(await timeRequests(api.pid, requests)).times)
      const end = await openStreams(origin, sessions)
      await waitUntilIdle(api.pid)
      times.all.push(...(await timeRequests(api.pid, requests)).times)
      end()
    }
    await gateway.close()
    return { none: latencyOf(times.none), all: latencyOf(times.all) }
  })
  const ratio = result.all.p95 / result.none.p95
  return {
    lines: [
      `streams    p95 is ${ratio.toFixed(2)} times as long with ${streamCount} idle event streams` +
        verdict(target, (most) => ratio <= most),
      latencyLine('  none', result.none),
      latencyLine('  all', result.all),
    ],
    peakMemory,
  }
}
