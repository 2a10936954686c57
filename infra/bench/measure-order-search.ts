import type { RowDataPacket } from 'mysql2'
import type { Pool } from 'mysql2/promise'
import { admins, signInAdmins, waitForIndex, waitUntilIdle } from './admins.ts'
import { firstBuyerId } from './buyers.ts'
import { chanceFrom, pick } from './chance.ts'
import { latencyOf, timeRequests } from './latency.ts'
import type { Part } from './part.ts'
import { latencyLine } from './report.ts'
import { openSessions } from './sessions.ts'
import { openPool, type StageApi, withApi } from './stage.ts'

const searches = 400
const ownLists = 200
/** Milliseconds that 95 of 100 answers may take. */
const target = 80

type Sample = RowDataPacket & { public_id: string; search_text: string }

const everyday = ['hp laser', 'toner', 'mumbai', 'canon', 'printer', 'router', 'meera', 'computers']
const kinds = ['id', 'line', 'word', 'everyday'] as const
const filters = ['', '', '', '&status=pending', '&status=shipped', '&paymentStatus=paid'] as const

type Search = { kind: (typeof kinds)[number]; role: string; path: string }

/** What admins look for: the end of an id, a person, phone, place or product, one word of it, what many orders have. */
async function searchAddresses(pool: Pool): Promise<Search[]> {
  const chance = chanceFrom(21)
  const [[last]] = await pool.query<(RowDataPacket & { first: number; last: number })[]>(
    'SELECT MIN(id) AS first, MAX(id) AS last FROM orders',
  )
  const { first = 1, last: end = 1 } = last ?? {}
  const ids = Array.from({ length: searches }, () => first + Math.floor(chance() * (end - first)))
  const [samples] = await pool.query<Sample[]>(
    'SELECT public_id, search_text FROM orders WHERE id IN (?)',
    [ids],
  )
  return samples.map(({ public_id, search_text }, index) => {
    const lines = search_text.split('\n').slice(1)
    const kind = index % 5 === 4 ? 'everyday' : pick(chance, ['id', 'line', 'word'] as const)
    const line = pick(chance, lines)
    const [word = line] = line.split(' ')
    const q = { everyday: pick(chance, everyday), id: public_id.slice(-6), line, word }[kind]
    const role = pick(chance, admins)
    const page = chance() < 0.2 ? '&page=2' : ''
    const path = `/${role}/orders?q=${encodeURIComponent(q)}${pick(chance, filters)}${page}`
    return { kind, role, path }
  })
}

async function measure(pool: Pool, api: StageApi, secret: string): Promise<string[]> {
  const requestOf = await signInAdmins(pool, { origin: api.origin, secret })
  const asked = await searchAddresses(pool)
  const loadedAfter = await waitForIndex(requestOf)
  const linesAfter = loadedAfter + (await waitUntilIdle(api.pid))
  const buyers = await openSessions(
    pool,
    Array.from({ length: ownLists }, (_, index) => firstBuyerId + index * 200),
    secret,
  )
  const own = buyers.map(({ token }) => ({ url: `${api.origin}/api/orders`, token }))
  const lists = admins.flatMap((role) =>
    [1, 2, 3, 40].map((page) => requestOf({ role, path: `/${role}/orders?page=${page}` })),
  )
  const found = await timeRequests(api.pid, asked.map(requestOf))
  const ofKind = kinds.map((kind) => {
    const times = found.times.filter((_, index) => asked[index]?.kind === kind)
    return latencyLine(`  ${kind}`, latencyOf(times))
  })
  return [
    latencyLine('order-search', found, target),
    ...ofKind,
    latencyLine('  queue', await timeRequests(api.pid, lists), target),
    latencyLine('  own orders', await timeRequests(api.pid, own), target),
    `           the index was there ${loadedAfter.toFixed(0)} s after it was asked first; until then SQL answers; its lines ${linesAfter.toFixed(0)} s`,
  ]
}

/** How long admins and buyers wait for orders out of a million, one request after the other. */
export const orderSearch: Part = async (stage, shutdown) => {
  const pool = openPool(stage.databaseUrl)
  await shutdown.add(async () => pool.end())
  const { found, peakMemory } = await withApi(stage, shutdown, (api) =>
    measure(pool, api, stage.sessionSecret),
  )
  return { lines: found, peakMemory }
}
