import type { RowDataPacket } from 'mysql2'
import type { Pool } from 'mysql2/promise'
import { admins, signInAdmins, waitForIndex } from '../back-office/admins.ts'
import { type BenchApi, openPool, withApi } from '../bench-environment.ts'
import type { Benchmark } from '../benchmark.ts'
import { latencyOf, timeRequests } from '../load/latency.ts'
import { waitUntilIdle } from '../load/process-usage.ts'
import { createRandom, pick } from '../load/random.ts'
import { latencyLine } from '../load/report.ts'
import { openSessions } from '../load/sessions.ts'
import { firstBuyerId } from './buyers.ts'

const searchCount = 400
const ownListCount = 200
/** Target of the 95th percentile in milliseconds. */
const target = 80
/** The same for the command palette. */
const paletteTarget = 100

type Sample = RowDataPacket & { public_id: string; search_text: string }

const commonTerms = [
  'hp laser',
  'toner',
  'mumbai',
  'canon',
  'printer',
  'router',
  'meera',
  'computers',
]
const kinds = ['id', 'line', 'word', 'everyday'] as const
const filters = ['', '', '', '&status=pending', '&status=shipped', '&paymentStatus=paid'] as const

type Search = {
  kind: (typeof kinds)[number]
  role: string
  path: string
  /** What an admin types into the command palette: the same, or the last digits of the transaction. */
  palettePaths: [text: string, utr: string]
}

/** Typical searches: the end of an id, a line such as a person, phone, city or product, one word of it, a common term. */
async function searchAddresses(pool: Pool): Promise<Search[]> {
  const random = createRandom(21)
  const [[last]] = await pool.query<(RowDataPacket & { first: number; last: number })[]>(
    'SELECT MIN(id) AS first, MAX(id) AS last FROM orders',
  )
  const { first = 1, last: end = 1 } = last ?? {}
  const ids = Array.from(
    { length: searchCount },
    () => first + Math.floor(random() * (end - first)),
  )
  const [samples] = await pool.query<Sample[]>(
    'SELECT public_id, search_text FROM orders WHERE id IN (?)',
    [ids],
  )
  return samples.map(({ public_id, search_text }, index) => {
    const lines = search_text.split('\n').slice(1)
    const kind = index % 5 === 4 ? 'everyday' : pick(random, ['id', 'line', 'word'] as const)
    const line = pick(random, lines)
    const [word = line] = line.split(' ')
    const q = { everyday: pick(random, commonTerms), id: public_id.slice(-6), line, word }[kind]
    const role = pick(random, admins)
    const page = random() < 0.2 ? '&page=2' : ''
    const path = `/${role}/orders?q=${encodeURIComponent(q)}${pick(random, filters)}${page}`
    const pathOf = (text: string) => `/admin/search?q=${encodeURIComponent(text)}`
    return { kind, role, path, palettePaths: [pathOf(q), pathOf((lines[0] ?? '').slice(-4))] }
  })
}

async function measure(pool: Pool, api: BenchApi, secret: string): Promise<string[]> {
  const requestOf = await signInAdmins(pool, { origin: api.origin, secret })
  const searches = await searchAddresses(pool)
  const indexLoadSeconds = await waitForIndex(requestOf)
  const idleAfterSeconds = indexLoadSeconds + (await waitUntilIdle(api.pid))
  const buyers = await openSessions(
    pool,
    Array.from({ length: ownListCount }, (_, index) => firstBuyerId + index * 200),
    secret,
  )
  const own = buyers.map(({ token }) => ({ url: `${api.origin}/api/orders`, token }))
  const lists = admins.flatMap((role) =>
    [1, 2, 3, 40].map((page) => requestOf({ role, path: `/${role}/orders?page=${page}` })),
  )
  const found = await timeRequests(api.pid, searches.map(requestOf))
  const [texts, utrs] = [0, 1].map((index) =>
    searches.map(({ role, palettePaths }) => requestOf({ role, path: palettePaths[index] ?? '' })),
  )
  const ofKind = kinds.map((kind) => {
    const times = found.times.filter((_, index) => searches[index]?.kind === kind)
    return latencyLine(`  ${kind}`, latencyOf(times))
  })
  return [
    latencyLine('order-search', found, target),
    ...ofKind,
    latencyLine('  palette', await timeRequests(api.pid, texts ?? []), paletteTarget),
    latencyLine('  palette, UTR', await timeRequests(api.pid, utrs ?? []), paletteTarget),
    latencyLine('  queue', await timeRequests(api.pid, lists), target),
    latencyLine('  own orders', await timeRequests(api.pid, own), target),
    `           the index was ready ${indexLoadSeconds.toFixed(0)} s after the first search (SQL responds until then), its lines after ${idleAfterSeconds.toFixed(0)} s`,
  ]
}

/** Measures how long admins and buyers wait for lists and searches of a million orders, one request at a time. */
export const orderSearch: Benchmark = async (environment, shutdown) => {
  const pool = openPool(environment.databaseUrl)
  await shutdown.add(async () => pool.end())
  const { result, peakMemory } = await withApi(environment, shutdown, (api) =>
    measure(pool, api, environment.sessionSecret),
  )
  return { lines: result, peakMemory }
}
