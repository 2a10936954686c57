import { request } from 'node:http'
import { join } from 'node:path'
import type { Pool } from 'mysql2/promise'
import { startGateway } from '../gateway/gateway.ts'
import { waitUntilIdle } from './admins.ts'
import { firstBuyerId, insertBuyers, makeBuyers } from './buyers.ts'
import { listAddresses } from './catalogue-addresses.ts'
import { latencyOf, timeRequests } from './latency.ts'
import type { Part } from './part.ts'
import { latencyLine } from './report.ts'
import { type BenchSession, openSessions } from './sessions.ts'
import { openPool, withApi } from './stage.ts'

const streamCount = 3_000
/** The API lets one person have twenty. */
const streamsPerPerson = 15
/** How much slower 95 of 100 answers may become by them. */
const target = 1.2
const rounds = 5
const requestsPerRound = 400
const openedAtOnce = 50

/** Opens an event stream and answers what ends it, once its first line has come. */
async function openStream(origin: string, token: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    const call = request(`${origin}/api/events`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`an event stream got ${answer.statusCode}`))
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
  for (let at = 0; at < tokens.length; at += openedAtOnce) {
    const some = tokens.slice(at, at + openedAtOnce)
    ends.push(...(await Promise.all(some.map((token) => openStream(origin, token)))))
  }
  return () => {
    for (const end of ends) end()
  }
}

async function signInBuyers(pool: Pool, secret: string): Promise<BenchSession[]> {
  const count = streamCount / streamsPerPerson
  await insertBuyers(pool, makeBuyers(count))
  const ids = Array.from({ length: count }, (_, index) => firstBuyerId + index)
  return openSessions(pool, ids, secret)
}

/** What 3,000 idle event streams cost everybody else, through the gateway: turn by turn with none and with all. */
export const idleStreams: Part = async (stage, shutdown) => {
  const pool = openPool(stage.databaseUrl)
  await shutdown.add(async () => pool.end())
  const { found, peakMemory } = await withApi(stage, shutdown, async (api) => {
    const many = { requestsPerAddress: 1_000_000, eventStreamsPerAddress: 1_000_000 }
    const gateway = await startGateway({
      siteFolder: join(stage.root, '.data/site'),
      apiUrl: api.origin,
      host: '127.0.0.1',
      port: 0,
      visitorLimits: many,
      connectionsPerAddress: 1_000_000,
    })
    await shutdown.add(gateway.close)
    const origin = `http://127.0.0.1:${gateway.port}`
    const sessions = await signInBuyers(pool, stage.sessionSecret)
    const [{ token } = { token: '' }] = sessions
    const asked = listAddresses()
      .slice(0, requestsPerRound)
      .map((path) => ({ url: `${origin}${path}`, token }))
    await timeRequests(api.pid, asked)
    const times: { none: number[]; all: number[] } = { none: [], all: [] }
    for (let round = 0; round < rounds; round += 1) {
      // What opening and ending 3,000 streams costs is no part of having them.
      await waitUntilIdle(api.pid)
      times.none.push(...(await timeRequests(api.pid, asked)).times)
      const end = await openStreams(origin, sessions)
      await waitUntilIdle(api.pid)
      times.all.push(...(await timeRequests(api.pid, asked)).times)
      end()
    }
    await gateway.close()
    return { none: latencyOf(times.none), all: latencyOf(times.all) }
  })
  const ratio = found.all.p95 / found.none.p95
  const verdict = `(target ${target}, ${ratio <= target ? 'met' : 'MISSED'})`
  return {
    lines: [
      `streams    95 of 100 answers take ${ratio.toFixed(2)} times as long with ${streamCount} idle event streams ${verdict}`,
      latencyLine('  none', found.none),
      latencyLine('  all', found.all),
    ],
    peakMemory,
  }
}
