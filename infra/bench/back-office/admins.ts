import type { RowDataPacket } from 'mysql2'
import type { Pool } from 'mysql2/promise'
import { type BenchRequest, sendRequest } from '../load/http-client.ts'
import { openSessions } from '../load/sessions.ts'

/** The roles that manage orders, each with a demo account. */
export const admins = [
  'enduser-admin',
  'reseller-admin',
  'distributor-admin',
  'superadmin',
] as const

/** Creates the request of a role for a path below /api. */
export type RequestOf = (wanted: { role: string; path: string }) => BenchRequest

/** On an idle machine the index always responds within this many milliseconds, and SQL never does. */
const indexAnswersWithin = 250
const loadLimitMs = 10 * 60_000

/** Signs the demo admins in. */
export async function signInAdmins(
  pool: Pool,
  { origin, secret }: { origin: string; secret: string },
): Promise<RequestOf> {
  const [rows] = await pool.query<(RowDataPacket & { id: number; role: string })[]>(
    'SELECT id, role FROM users WHERE email IN (?)',
    [admins.map((role) => `${role}@store.test`)],
  )
  const ids = rows.map(({ id }) => id)
  const sessions = await openSessions(pool, ids, secret)
  const tokens = new Map(rows.map(({ role }, index) => [role, sessions[index]?.token ?? '']))
  return ({ role, path }) => ({ url: `${origin}/api${path}`, token: tokens.get(role) ?? '' })
}

/** Sends searches until the order index responds. @returns the duration in seconds */
export async function waitForIndex(requestOf: RequestOf): Promise<number> {
  const probe = requestOf({ role: 'superadmin', path: '/superadmin/orders?q=zzzz' })
  const startedAt = performance.now()
  for (let quick = 0; quick < 5; ) {
    const sentAt = performance.now()
    if (sentAt - startedAt > loadLimitMs) throw new Error('the index of orders did not load')
    await sendRequest(probe)
    quick = performance.now() - sentAt < indexAnswersWithin ? quick + 1 : 0
  }
  return (performance.now() - startedAt) / 1000
}
