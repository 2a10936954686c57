import { randomUUID } from 'node:crypto'
import type { RowDataPacket } from 'mysql2'
import type { Pool } from 'mysql2/promise'
import { sendRequest } from '../load/http-client.ts'
import { type Latency, latencyOf } from '../load/latency.ts'
import { idAt } from '../load/public-id.ts'
import { type BenchSession, openSessions } from '../load/sessions.ts'
import { firstBuyerId, insertBuyers, makeBuyers } from './buyers.ts'
import { makeOrderForm } from './order-form.ts'

const concurrentBuyers = 4
const linesPerCart = 3

/** Repeatedly orders random products until `isOver`. @returns the response times */
async function orderUntil(
  isOver: () => boolean,
  buyer: BenchSession,
  { pool, origin, productIds }: { pool: Pool; origin: string; productIds: readonly number[] },
): Promise<number[]> {
  const { userId, token } = buyer
  const times: number[] = []
  while (!isOver()) {
    const first = Math.floor(Math.random() * (productIds.length - linesPerCart))
    const rows = productIds
      .slice(first, first + linesPerCart)
      .map((productId) => [idAt(Date.now(), Math.random), userId, productId, 1, new Date()])
    await pool.query(
      'INSERT INTO cart_lines (public_id, user_id, product_id, quantity, created_at) VALUES ?',
      [rows],
    )
    const headers = { 'idempotency-key': randomUUID() }
    const form = await makeOrderForm()
    const sentAt = performance.now()
    await sendRequest({ url: `${origin}/api/orders/manual`, token, headers, form })
    times.push(performance.now() - sentAt)
  }
  return times
}

/**
 * Places orders for random products while `work` runs, a few buyers at a time.
 * @throws Error if an order is rejected
 */
export async function timeOrdersDuring<Result>(
  pool: Pool,
  { origin, secret }: { origin: string; secret: string },
  work: () => Promise<Result>,
): Promise<{ result: Result; orders: Latency; longestMs: number }> {
  await insertBuyers(pool, makeBuyers(concurrentBuyers))
  const userIds = Array.from({ length: concurrentBuyers }, (_, index) => firstBuyerId + index)
  const sessions = await openSessions(pool, userIds, secret)
  const [products] = await pool.query<(RowDataPacket & { id: number })[]>(
    'SELECT id FROM products WHERE deleted_at IS NULL ORDER BY id',
  )
  const productIds = products.map(({ id }) => id)
  let isOver = false
  const working = work().finally(() => {
    isOver = true
  })
  const buying = sessions.map(async (buyer) =>
    orderUntil(() => isOver, buyer, { pool, origin, productIds }),
  )
  const [result, ...times] = await Promise.all([working, ...buying])
  const all = times.flat()
  return { result, orders: latencyOf(all), longestMs: Math.max(...all) }
}
