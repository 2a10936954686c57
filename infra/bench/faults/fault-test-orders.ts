import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { RowDataPacket } from 'mysql2'
import type { Pool } from 'mysql2/promise'
import { mapConcurrently } from '../../releases/store/map-concurrently.ts'
import { ResponseError, sendRequest } from '../load/http-client.ts'
import type { BenchSession } from '../load/sessions.ts'
import { firstBuyerId } from '../orders/buyers.ts'
import { addToCarts, emptyCarts, readProductIds, signInBuyers } from '../orders/carts.ts'
import { makeOrderForm } from '../orders/order-form.ts'

/** Buyers who each order two of a few shared products. */
type FaultTestOrders = {
  sessions: readonly BenchSession[]
  productIds: readonly number[]
  /** Key of the newest order before. */
  newestOrder: number
}

/** An order the API has acknowledged, and the session of its buyer. */
export type AcknowledgedOrder = { orderId: string; session: BenchSession }

/** The state after the faults. All counts but the first must be 0. */
export type IntegrityReport = {
  acknowledged: number
  lost: number
  duplicated: number
  wrongStock: number
  unreadableProofs: number
}

const products = 10
const piecesPerLine = 2
const stock = 1_000_000
const readAttempts = 5
const concurrentReads = 5
/** Wait before an order is sent again, where the response names none. */
const retryMs = 100
/** Time after which an order is given up. */
const retryTimeoutMs = 120_000

async function count(pool: Pool, sql: string, values: unknown[]): Promise<number> {
  const [[row]] = await pool.query<(RowDataPacket & { n: number })[]>(sql, values)
  return Number(row?.n)
}

/** Signs buyers in, and fills their carts and the stock. */
export async function prepareOrders(
  pool: Pool,
  { buyers, secret }: { buyers: number; secret: string },
): Promise<FaultTestOrders> {
  const sessions = await signInBuyers(pool, { count: buyers, secret })
  const productIds = await readProductIds(pool, { count: products })
  const lines = sessions.flatMap(({ userId }, buyer) => {
    const chosen = [buyer, buyer + 1].map((at) => productIds[at % productIds.length] ?? 0)
    return chosen.map((productId) => ({ userId, productId, quantity: piecesPerLine }))
  })
  await emptyCarts(pool)
  await addToCarts(pool, lines)
  await pool.query('UPDATE products SET stock = ? WHERE id IN (?)', [stock, productIds])
  const newestOrder = await count(pool, 'SELECT COALESCE(MAX(id), 0) AS n FROM orders', [])
  return { sessions, productIds, newestOrder }
}

/**
 * Places the order of one buyer as a careful client does: sends the same form with the same idempotency key until it is
 * acknowledged, and not before the time that `Retry-After` names: the site limits the requests of an address.
 * @param origin returns the origin of the currently running API
 * @param onFailure called for each request that failed
 * @throws Error if it is not acknowledged within two minutes
 */
export async function placeOrderWithRetries(
  session: BenchSession,
  origin: () => string,
  onFailure: (error: unknown) => void = () => undefined,
): Promise<AcknowledgedOrder> {
  const form = await makeOrderForm()
  const headers = { 'idempotency-key': randomUUID() }
  const { token } = session
  for (const deadline = performance.now() + retryTimeoutMs; ; ) {
    try {
      const text = await sendRequest({ url: `${origin()}/api/orders/manual`, token, headers, form })
      const { order }: { order: { _id: string } } = JSON.parse(text)
      return { orderId: order._id, session }
    } catch (error) {
      onFailure(error)
      if (performance.now() > deadline) throw error
      await wait(error instanceof ResponseError ? (error.retryAfterMs ?? retryMs) : retryMs)
    }
  }
}

/** Retries, because the last fault may not be over yet. Retries do not bring lost data back. */
async function isReadable(origin: string, acknowledged: AcknowledgedOrder): Promise<boolean> {
  const { token } = acknowledged.session
  for (let attempt = 1; attempt <= readAttempts; attempt += 1) {
    try {
      const text = await sendRequest({ url: `${origin}/api/orders/${acknowledged.orderId}`, token })
      const { paymentProof }: { paymentProof: string } = JSON.parse(text)
      const proof = await sendRequest({ url: `${origin}${paymentProof}`, token })
      return proof.startsWith('%PDF') && proof.trimEnd().endsWith('%%EOF')
    } catch {
      await wait(500)
    }
  }
  return false
}

/** Compares the acknowledged orders with the database and the API. */
export async function verifyOrders(
  pool: Pool,
  {
    orders,
    acknowledged,
    origin,
  }: {
    orders: FaultTestOrders
    acknowledged: readonly AcknowledgedOrder[]
    origin: string
  },
): Promise<IntegrityReport> {
  const ids = acknowledged.map(({ orderId }) => orderId)
  const found = await count(pool, 'SELECT COUNT(*) AS n FROM orders WHERE public_id IN (?)', [ids])
  // By key, because an instance whose clock is wrong may have dated an order.
  const createdInRun = 'user_id >= ? AND orders.id > ?'
  const run = [firstBuyerId, orders.newestOrder]
  const total = await count(pool, `SELECT COUNT(*) AS n FROM orders WHERE ${createdInRun}`, run)
  const wrongStock = await count(
    pool,
    `SELECT COUNT(*) AS n FROM products WHERE id IN (?) AND stock + COALESCE((
       SELECT SUM(quantity) FROM order_lines JOIN orders ON orders.id = order_lines.order_id
       WHERE order_lines.product_id = products.id AND ${createdInRun}), 0) <> ?`,
    [orders.productIds, ...run, stock],
  )
  const readable = await mapConcurrently(acknowledged, concurrentReads, (order) =>
    isReadable(origin, order),
  )
  return {
    acknowledged: ids.length,
    lost: ids.length - found,
    duplicated: total - found,
    wrongStock,
    unreadableProofs: readable.filter((isFine) => !isFine).length,
  }
}
