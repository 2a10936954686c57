import type { RowDataPacket } from 'mysql2'
import type { Pool } from 'mysql2/promise'
import { admins, signInAdmins, waitForIndex } from './admins.ts'
import { firstBuyerId } from './buyers.ts'
import { chanceFrom, pick } from './chance.ts'
import { timeRequests } from './latency.ts'
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
const filters = ['', '', '', '&status=pending', '&status=shipped', '&paymentStatus=paid'] as const

/** What admins look for: the end of an id, a person, a phone, a place, a product, and words that many orders have. */
async function searchAddresses(pool: Pool): Promise<{ role: string; path: string }[]> {
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
    const words = [public_id.slice(-6), pick(chance, lines), pick(chance, lines).split(' ')[0]]
    const q = index % 5 === 4 ? pick(chance, everyday) : pick(chance, words)
    const role = pick(chance, admins)
    const page = chance() < 0.2 ? '&page=2' : ''
    const path = `/${role}/orders?q=${encodeURIComponent(q ?? '')}${pick(chance, filters)}${page}`
    return { role, path }
  })
}

async function measure(pool: Pool, api: StageApi, secret: string): Promise<string[]> {
  const requestOf = await signInAdmins(pool, { origin: api.origin, secret })
  const asked = (await searchAddresses(pool)).map(requestOf)
  const loadedAfter = await waitForIndex(requestOf)
  const buyers = await openSessions(
    pool,
    Array.from({ length: ownLists }, (_, index) => firstBuyerId + index * 200),
    secret,
  )
  const own = buyers.map(({ token }) => ({ url: `${api.origin}/api/orders`, token }))
  const lists = admins.flatMap((role) =>
    [1, 2, 3, 40].map((page) => requestOf({ role, path: `/${role}/orders?page=${page}` })),
  )
  const found = await timeRequests(api.pid, asked)
  return [
    latencyLine('order-search', found, target),
    latencyLine('  queue', await timeRequests(api.pid, lists), target),
    latencyLine('  own orders', await timeRequests(api.pid, own), target),
    `           the index was there ${loadedAfter.toFixed(0)} s after it was asked first; until then SQL answers`,
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
