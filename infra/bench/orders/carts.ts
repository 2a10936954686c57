import type { RowDataPacket } from 'mysql2'
import type { Pool } from 'mysql2/promise'
import { idAt } from '../load/public-id.ts'
import { type BenchSession, openSessions } from '../load/sessions.ts'
import { firstBuyerId, insertBuyers, makeBuyers } from './buyers.ts'

/** A line of a buyer's cart; without an id it gets the next one. */
type CartLine = { id?: number; userId: number; productId: number; quantity: number }

/** Signs in the first buyers of the order history. */
export async function signInBuyers(
  pool: Pool,
  { count, secret }: { count: number; secret: string },
): Promise<BenchSession[]> {
  await insertBuyers(pool, makeBuyers(count))
  const userIds = Array.from({ length: count }, (_, index) => firstBuyerId + index)
  return openSessions(pool, userIds, secret)
}

/** Ids of products in ascending order; by default all. */
export async function readProductIds(
  pool: Pool,
  { above = 0, count = Number.MAX_SAFE_INTEGER }: { above?: number; count?: number } = {},
): Promise<number[]> {
  const [products] = await pool.query<(RowDataPacket & { id: number })[]>(
    'SELECT id FROM products WHERE deleted_at IS NULL AND id > ? ORDER BY id LIMIT ?',
    [above, count],
  )
  return products.map(({ id }) => id)
}

/** Empties the carts of the order history's buyers. */
export async function emptyCarts(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM cart_lines WHERE user_id >= ?', [firstBuyerId])
}

export async function addToCarts(pool: Pool, lines: readonly CartLine[]): Promise<void> {
  const now = new Date()
  const rows = lines.map(({ id, userId, productId, quantity }) => {
    return [id ?? null, idAt(now.getTime(), Math.random), userId, productId, quantity, now]
  })
  await pool.query(
    'INSERT INTO cart_lines (id, public_id, user_id, product_id, quantity, created_at) VALUES ?',
    [rows],
  )
}

/** Lets buyers of the order history owe more than they order. */
export async function giveCredit(pool: Pool, sessions: readonly BenchSession[]): Promise<void> {
  const now = new Date()
  const rows = sessions.map(({ userId }) => [userId, now, 1_000_000_000_000, 30])
  await pool.query(
    `INSERT INTO customers (user_id, created_at, credit_limit_paise, credit_days) VALUES ?
       ON DUPLICATE KEY UPDATE credit_limit_paise = VALUES(credit_limit_paise)`,
    [rows],
  )
}
