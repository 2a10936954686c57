import { randomUUID } from 'node:crypto'
import type { ResultSetHeader, RowDataPacket } from 'mysql2'
import type { Pool } from 'mysql2/promise'
import { firstBuyerId, insertBuyers, makeBuyers } from './buyers.ts'
import { ask } from './http-client.ts'
import { makeOrderForm, proofBytes } from './order-form.ts'
import { type OrderNames, type OrderScript, scriptOf } from './order-statements.ts'
import type { Part } from './part.ts'
import { replayOrder } from './replay-order.ts'
import { ratioLine } from './report.ts'
import { compare } from './rounds.ts'
import { type BenchSession, openSessions } from './sessions.ts'
import { openPool, type StageApi, withApi } from './stage.ts'
import { logStatements } from './statement-log.ts'
import { workThrough } from './work-through.ts'

const atOnce = 10
/** Orders of a round, each by another buyer. */
const ordersPerRound = 400
const linesPerCart = 3
const target = 0.5

/** Keys from here on are told from all other numbers in a statement. */
const firstCartLineId = 700_000_001
const firstFileId = 800_000_001

type Carts = {
  sessions: readonly BenchSession[]
  /** Each buyer wants other products: nobody waits for a hot one. */
  productIds: readonly number[]
}

async function openCarts(pool: Pool, secret: string): Promise<Carts> {
  await insertBuyers(pool, makeBuyers(ordersPerRound))
  const userIds = Array.from({ length: ordersPerRound }, (_, index) => firstBuyerId + index)
  const [products] = await pool.query<(RowDataPacket & { id: number })[]>(
    'SELECT id FROM products WHERE deleted_at IS NULL AND id > 20000 ORDER BY id LIMIT ?',
    [ordersPerRound * linesPerCart],
  )
  return {
    sessions: await openSessions(pool, userIds, secret),
    productIds: products.map(({ id }) => id),
  }
}

/** Fills every buyer's cart anew, and the shelves. @returns what each order will be told by */
async function fillCarts(pool: Pool, { sessions, productIds }: Carts): Promise<OrderNames[]> {
  const names = sessions.map(({ userId, sessionId }, buyer) => ({
    userId,
    sessionId,
    productIds: productIds.slice(buyer * linesPerCart, (buyer + 1) * linesPerCart),
    cartLineIds: Array.from(
      { length: linesPerCart },
      (_, line) => firstCartLineId + buyer * linesPerCart + line,
    ),
    key: randomUUID(),
  }))
  const rows = names.flatMap(({ userId, productIds: wanted, cartLineIds }) =>
    wanted.map((productId, line) => {
      const id = cartLineIds[line]
      return [id, String(id).padStart(26, '0'), userId, productId, 2, new Date()]
    }),
  )
  await pool.query('DELETE FROM cart_lines WHERE user_id >= ?', [firstBuyerId])
  await pool.query<ResultSetHeader>(
    'INSERT INTO cart_lines (id, public_id, user_id, product_id, quantity, created_at) VALUES ?',
    [rows],
  )
  await pool.query('UPDATE products SET stock = 1000000 WHERE id IN (?)', [productIds])
  return names
}

async function placeOrder(api: StageApi, session: BenchSession, key: string): Promise<string> {
  return ask({
    url: `${api.origin}/api/orders/manual`,
    token: session.token,
    headers: { 'idempotency-key': key },
    form: makeOrderForm(),
  })
}

/** Places one order while the server logs what it is asked. */
async function recordOrder(pool: Pool, api: StageApi, carts: Carts): Promise<OrderScript> {
  const [names] = await fillCarts(pool, carts)
  const [session] = carts.sessions
  if (!names || !session) throw new Error('nobody orders')
  await pool.query(`ALTER TABLE files AUTO_INCREMENT = ${firstFileId}`)
  await pool.query('ALTER TABLE orders AUTO_INCREMENT = 500000001')
  const log = await logStatements(pool, async () => {
    await placeOrder(api, session, names.key)
  })
  const [[placed]] = await pool.query<(RowDataPacket & { id: number; proof_file_id: number })[]>(
    'SELECT id, proof_file_id FROM orders WHERE user_id = ? ORDER BY id DESC LIMIT 1',
    [names.userId],
  )
  if (!placed) throw new Error('no order was placed')
  return scriptOf(log, { ...names, orderId: placed.id, fileId: placed.proof_file_id })
}

async function measure(pool: Pool, api: StageApi, carts: Carts) {
  const script = await recordOrder(pool, api, carts)
  let names: OrderNames[] = []
  const prepare = async () => {
    names = await fillCarts(pool, carts)
  }
  const contender = (pid: number, place: (buyer: number) => Promise<unknown>) => ({
    pid,
    prepare,
    run: async () => {
      const seconds = await workThrough([...names.keys()], atOnce, async (buyer) => {
        await place(buyer)
      })
      return { requests: names.length, seconds }
    },
  })
  const ours = contender(api.pid, async (buyer) => {
    const session = carts.sessions[buyer]
    if (session) await placeOrder(api, session, names[buyer]?.key ?? '')
  })
  const ceiling = contender(process.pid, async (buyer) => {
    const order = names[buyer]
    if (order) await replayOrder(pool, script, order)
  })
  const statements = script.before.length + script.transaction.length + script.after.length
  return { ...(await compare(ours, ceiling)), statements }
}

/**
 * Placing orders, ten at a time, against the very statements of such an order sent by bare mysql2. Form, proof
 * and answer are ours alone.
 */
export const orderPlacing: Part = async (stage, shutdown) => {
  const pool = openPool(stage.databaseUrl)
  await shutdown.add(async () => pool.end())
  const carts = await openCarts(pool, stage.sessionSecret)
  const { found, peakMemory } = await withApi(stage, shutdown, (api) => measure(pool, api, carts))
  const note =
    `           ${found.statements} statements an order, ${atOnce} orders at a time; ` +
    `ours alone: a form with a proof of ${proofBytes / 1000} kB checked and stored, and the answer`
  return { lines: [ratioLine('orders', found, target), note], peakMemory }
}
