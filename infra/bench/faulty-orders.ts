import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ResultSetHeader, RowDataPacket } from 'mysql2'
import type { Pool } from 'mysql2/promise'
import { firstBuyerId, insertBuyers, makeBuyers } from './buyers.ts'
import { ask } from './http-client.ts'
import { makeOrderForm } from './order-form.ts'
import { type BenchSession, openSessions } from './sessions.ts'
import { workThrough } from './work-through.ts'

/** Buyers who each order a cart of two products, a few of which everybody wants. */
export type FaultyOrders = {
  sessions: readonly BenchSession[]
  productIds: readonly number[]
}

/** What an order that was acknowledged is called, and whose it is. */
export type Acknowledged = { orderId: string; session: BenchSession }

/** What was found after the faults; all but the first must be 0. */
export type Damage = {
  acknowledged: number
  lost: number
  doubled: number
  wrongStock: number
  unreadableProofs: number
}

const products = 10
const piecesPerLine = 2
const stock = 1_000_000
const readAttempts = 5
const readsAtOnce = 5
/** Until an order is given up, in milliseconds. */
const patienceMs = 120_000

async function count(pool: Pool, sql: string, values: unknown[]): Promise<number> {
  const [[row]] = await pool.query<(RowDataPacket & { n: number })[]>(sql, values)
  return Number(row?.n)
}

/** Signs buyers in who have never ordered, fills their carts and the stock. */
export async function prepareOrders(
  pool: Pool,
  { buyers, secret }: { buyers: number; secret: string },
): Promise<FaultyOrders> {
  await insertBuyers(pool, makeBuyers(buyers))
  const userIds = Array.from({ length: buyers }, (_, index) => firstBuyerId + index)
  const [rows] = await pool.query<(RowDataPacket & { id: number })[]>(
    'SELECT id FROM products WHERE deleted_at IS NULL ORDER BY id LIMIT ?',
    [products],
  )
  const productIds = rows.map(({ id }) => id)
  await pool.query('DELETE FROM cart_lines WHERE user_id >= ?', [firstBuyerId])
  const lines = userIds.flatMap((userId, at) =>
    [0, 1].map((line) => [
      randomUUID().replaceAll('-', '').slice(0, 26).toUpperCase(),
      userId,
      productIds[(at + line) % productIds.length],
      piecesPerLine,
      new Date(),
    ]),
  )
  await pool.query<ResultSetHeader>(
    'INSERT INTO cart_lines (public_id, user_id, product_id, quantity, created_at) VALUES ?',
    [lines],
  )
  await pool.query('UPDATE products SET stock = ? WHERE id IN (?)', [stock, productIds])
  return { sessions: await openSessions(pool, userIds, secret), productIds }
}

/**
 * Places the order of one buyer as a careful client does: the same form with the same key until it is acknowledged.
 * @param origin of the API that runs now
 * @throws Error when it is not acknowledged within two minutes
 */
export async function placeUntilAcknowledged(
  session: BenchSession,
  origin: () => string,
): Promise<Acknowledged> {
  const form = makeOrderForm()
  const headers = { 'idempotency-key': randomUUID() }
  const { token } = session
  for (const until = performance.now() + patienceMs; ; ) {
    try {
      const text = await ask({ url: `${origin()}/api/orders/manual`, token, headers, form })
      const { order }: { order: { _id: string } } = JSON.parse(text)
      return { orderId: order._id, session }
    } catch (error) {
      if (performance.now() > until) throw error
      await wait(100)
    }
  }
}

/** Asked again when the last fault is not over yet: what is gone stays gone. */
async function isReadable(origin: string, acknowledged: Acknowledged): Promise<boolean> {
  const { token } = acknowledged.session
  for (let attempt = 1; attempt <= readAttempts; attempt += 1) {
    try {
      const text = await ask({ url: `${origin}/api/orders/${acknowledged.orderId}`, token })
      const { paymentProof }: { paymentProof: string } = JSON.parse(text)
      const proof = await ask({ url: `${origin}${paymentProof}`, token })
      return proof.startsWith('%PDF') && proof.trimEnd().endsWith('%%EOF')
    } catch {
      await wait(500)
    }
  }
  return false
}

/** Compares what was acknowledged with what the database and the API have. @param since when the first was placed */
export async function inspect(
  pool: Pool,
  {
    orders,
    acknowledged,
    origin,
    since,
  }: {
    orders: FaultyOrders
    acknowledged: readonly Acknowledged[]
    origin: string
    since: Date
  },
): Promise<Damage> {
  const ids = acknowledged.map(({ orderId }) => orderId)
  const found = await count(pool, 'SELECT COUNT(*) AS n FROM orders WHERE public_id IN (?)', [ids])
  const placed = 'user_id >= ? AND created_at >= ?'
  const all = await count(pool, `SELECT COUNT(*) AS n FROM orders WHERE ${placed}`, [
    ...[firstBuyerId, since],
  ])
  const wrongStock = await count(
    pool,
    `SELECT COUNT(*) AS n FROM products WHERE id IN (?) AND stock + COALESCE((
       SELECT SUM(quantity) FROM order_lines JOIN orders ON orders.id = order_lines.order_id
       WHERE order_lines.product_id = products.id AND ${placed}), 0) <> ?`,
    [orders.productIds, firstBuyerId, since, stock],
  )
  let unreadableProofs = 0
  await workThrough(acknowledged, readsAtOnce, async (each) => {
    if (!(await isReadable(origin, each))) unreadableProofs += 1
  })
  return {
    acknowledged: ids.length,
    lost: ids.length - found,
    doubled: all - found,
    wrongStock,
    unreadableProofs,
  }
}
