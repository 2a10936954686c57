import { randomUUID } from 'node:crypto'
import type { ResultSetHeader, RowDataPacket } from 'mysql2'
import type { Pool } from 'mysql2/promise'
import { firstBuyerId, insertBuyers, makeBuyers } from './buyers.ts'
import { ask, type BenchRequest } from './http-client.ts'
import { makeOrderForm, proofBytes } from './order-form.ts'
import { type OrderNames, type OrderScript, scriptOf } from './order-statements.ts'
import type { Part } from './part.ts'
import { replayWith, type Sending } from './replay-order.ts'
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
/** Some two thousand orders, after which V8 has compiled what an order runs through. */
const warmUpRounds = 5
const target = 0.5

/** Keys from here on are told from all other numbers in a statement. */
const firstCartLineId = 700_000_001

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

/** A request to place an order, made before the clock runs. */
function orderRequest(api: StageApi, session: BenchSession, key: string): BenchRequest {
  return {
    url: `${api.origin}/api/orders/manual`,
    token: session.token,
    headers: { 'idempotency-key': key },
    form: makeOrderForm(),
  }
}

/** Places one order while the server logs what it is asked. */
async function recordOrder(pool: Pool, api: StageApi, carts: Carts): Promise<OrderScript> {
  const [names] = await fillCarts(pool, carts)
  const [session] = carts.sessions
  if (!names || !session) throw new Error('nobody orders')
  const log = await logStatements(pool, async () => {
    await ask(orderRequest(api, session, names.key))
  })
  return scriptOf(log, names)
}

async function measure(pool: Pool, api: StageApi, carts: Carts) {
  const script = await recordOrder(pool, api, carts)
  let names: OrderNames[] = []
  let requests: BenchRequest[] = []
  const contender = (pid: number, place: (buyer: number) => Promise<unknown>) => ({
    pid,
    prepare: async () => {
      names = await fillCarts(pool, carts)
      requests = carts.sessions.map((session, buyer) =>
        orderRequest(api, session, names[buyer]?.key ?? ''),
      )
    },
    run: async () => {
      const seconds = await workThrough([...names.keys()], atOnce, async (buyer) => {
        await place(buyer)
      })
      return { requests: names.length, seconds }
    },
  })
  const ours = contender(api.pid, async (buyer) => {
    const request = requests[buyer]
    if (request) await ask(request)
  })
  const against = async (sending: Sending) => {
    const replay = replayWith(pool, script, sending)
    const ceiling = contender(process.pid, async (buyer) => {
      const order = names[buyer]
      if (order) await replay(order)
    })
    return compare(ours, ceiling, warmUpRounds)
  }
  const sent = [...script.before, ...script.transaction, ...script.after]
  const statements = [...script.before, ...script.transaction.flat(), ...script.after]
  return {
    singly: await against('singly'),
    together: await against('together'),
    trips: sent.length,
    statements: statements.length,
  }
}

/**
 * Placing orders, ten at a time, against the very statements of such an order sent by bare mysql2. Form, proof
 * and answer are ours alone.
 */
export const orderPlacing: Part = async (stage, shutdown) => {
  const pool = openPool(stage.databaseUrl, { multipleStatements: true })
  await shutdown.add(async () => pool.end())
  const carts = await openCarts(pool, stage.sessionSecret)
  const { found, peakMemory } = await withApi(stage, shutdown, (api) => measure(pool, api, carts))
  const { singly, together, statements, trips } = found
  const lines = [
    ratioLine('orders', singly, target),
    `           ${statements} statements an order, ${atOnce} orders at a time; ours alone: a form with a proof of ` +
      `${proofBytes / 1000} kB checked and stored, and the answer`,
    ratioLine('  together', together),
    `           against the same in ${trips} round trips, as the API sends it`,
  ]
  return { lines, peakMemory }
}
