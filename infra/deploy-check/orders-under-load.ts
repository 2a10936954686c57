import { setTimeout as wait } from 'node:timers/promises'
import type { RowDataPacket } from 'mysql2'
import type { Pool } from 'mysql2/promise'
import { openPool } from '../bench/bench-environment.ts'
import {
  type AcknowledgedOrder,
  type IntegrityReport,
  placeOrderWithRetries,
  prepareOrders,
  verifyOrders,
} from '../bench/faults/fault-test-orders.ts'
import { ResponseError } from '../bench/load/http-client.ts'
import { openSessions } from '../bench/load/sessions.ts'
import { mapConcurrently } from '../releases/store/map-concurrently.ts'
import type { SiteInContainers } from './site-in-containers.ts'

const concurrentBuyers = 10
/** More than can order while a fault lasts. */
const buyers = 3_000
/** Some orders a second: two cores also run both databases, all instances and these buyers. */
const pauseMs = 1_000
/** Every n-th order is shipped at once, which issues its invoice. */
const shippedShare = 5

/** What ten buyers saw while something happened to the site, and what was left of it in the database. */
export type LoadReport = IntegrityReport & {
  /** Why requests failed that got an error or no response; each was sent again. */
  failures: readonly string[]
  /** Requests that were asked to try again in a moment, as browsers do by themselves. */
  postponed: number
  /** What an order took before it happened, in ms: the median. */
  usualMs: number
  /** Longest time without an acknowledged order, in ms, beyond that in which none could be placed. */
  stallMs: number
  invoices: number
  /** Numbers missing in the series of invoices. */
  missingInvoices: number
}

/**
 * Ten buyers place orders through the site while `work` runs, until some have ordered after it.
 * @throws Error if an order is not acknowledged within two minutes
 */
export async function placeOrdersDuring(
  site: SiteInContainers,
  work: (onOutage: (ms: number) => void) => Promise<void>,
): Promise<LoadReport> {
  const { origin, sessionSecret: secret } = site
  const pool = openPool(await site.databaseUrl())
  const orders = await prepareOrders(pool, { buyers, secret })
  const [admin] = await openSessions(pool, [await superadminId(pool)], secret)
  await pool.end()
  const acknowledged: AcknowledgedOrder[] = []
  const failures: string[] = []
  let stallMs = 0
  let outageMs = 0
  let lastAt = performance.now()
  let isOver = false
  const usualTimes: number[] = []
  let postponed = 0
  let hasBegun = false
  const onFailure = (error: unknown) => {
    if (error instanceof ResponseError && error.isPostponed) postponed += 1
    else failures.push(String(error))
  }
  const working = wait(2_000)
    .then(async () => {
      while (usualTimes.length < concurrentBuyers && !isOver) await wait(100)
      hasBegun = true
      return work((ms) => {
        outageMs = ms
      })
    })
    .then(() => wait(3_000))
    .finally(() => {
      isOver = true
    })
  const buying = mapConcurrently(orders.sessions, concurrentBuyers, async (session) => {
    if (isOver) return
    const sentAt = performance.now()
    const order = await placeOrderWithRetries(session, () => origin, onFailure)
    const now = performance.now()
    if (!hasBegun) usualTimes.push(now - sentAt)
    stallMs = Math.max(stallMs, now - lastAt)
    lastAt = now
    if (acknowledged.push(order) % shippedShare === 0) {
      await ship(order, { origin, token: admin?.token ?? '' })
    }
    await wait(pauseMs)
  }).catch((error: unknown) => {
    isOver = true
    throw error
  })
  await Promise.all([working, buying])
  // The writer may be another one now.
  const after = openPool(await site.databaseUrl())
  const report = await verifyOrders(after, { orders, acknowledged, origin })
  const invoices = await countInvoices(after)
  await after.end()
  const usualMs = usualTimes.sort((a, b) => a - b)[usualTimes.length >> 1] ?? 0
  const counted = { failures, postponed, usualMs }
  return { ...report, ...counted, stallMs: Math.max(0, stallMs - outageMs), ...invoices }
}

async function ship(
  { orderId }: AcknowledgedOrder,
  { origin, token }: { origin: string; token: string },
): Promise<void> {
  // A failure leaves the order unshipped, which is counted nowhere: the invoices that exist must have no gap.
  await fetch(`${origin}/api/superadmin/orders/${orderId}/status`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'shipped' }),
  }).catch(() => undefined)
}

async function superadminId(pool: Pool): Promise<number> {
  const [[row]] = await pool.query<(RowDataPacket & { id: number })[]>(
    "SELECT id FROM users WHERE role = 'superadmin' ORDER BY id LIMIT 1",
  )
  return row?.id ?? 0
}

async function countInvoices(
  pool: Pool,
): Promise<Pick<LoadReport, 'invoices' | 'missingInvoices'>> {
  const [[row]] = await pool.query<(RowDataPacket & { invoices: number; newest: string | null })[]>(
    `SELECT COUNT(*) AS invoices, MAX(CAST(SUBSTRING_INDEX(number, '/', -1) AS UNSIGNED)) AS newest
     FROM tax_documents WHERE kind = 'invoice'`,
  )
  const invoices = Number(row?.invoices)
  return { invoices, missingInvoices: Number(row?.newest ?? 0) - invoices }
}
