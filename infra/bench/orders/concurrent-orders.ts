import { randomUUID } from 'node:crypto'
import type { Pool } from 'mysql2/promise'
import { sendRequest } from '../load/http-client.ts'
import { type Latency, latencyOf } from '../load/latency.ts'
import type { BenchSession } from '../load/sessions.ts'
import { addToCarts, readProductIds, signInBuyers } from './carts.ts'
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
    const chosen = productIds.slice(first, first + linesPerCart)
    await addToCarts(
      pool,
      chosen.map((productId) => ({ userId, productId, quantity: 1 })),
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
  const sessions = await signInBuyers(pool, { count: concurrentBuyers, secret })
  const productIds = await readProductIds(pool)
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
