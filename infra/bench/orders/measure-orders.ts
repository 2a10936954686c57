import { randomUUID } from 'node:crypto'
import type { ResultSetHeader, RowDataPacket } from 'mysql2'
import type { Pool } from 'mysql2/promise'
import { mapConcurrently } from '../../releases/store/map-concurrently.ts'
import { type BenchApi, openPool, withApi } from '../bench-environment.ts'
import type { Benchmark } from '../benchmark.ts'
import { type BenchRequest, sendRequest } from '../load/http-client.ts'
import { ratioLine } from '../load/report.ts'
import { compare } from '../load/rounds.ts'
import { type BenchSession, openSessions } from '../load/sessions.ts'
import { firstBuyerId, insertBuyers, makeBuyers } from './buyers.ts'
import { makeOrderForm, proofBytes } from './order-form.ts'
import { extractOrderScript, type OrderParameters, type OrderScript } from './order-statements.ts'
import { replayWith, type Sending } from './replay-order.ts'
import { logStatements } from './statement-log.ts'

const concurrency = 10
/** Orders in a round, each by a different buyer. */
const ordersPerRound = 400
const linesPerCart = 3
/** About two thousand orders, after which V8 has compiled the code that places an order. */
const warmUpRounds = 5
const target = 0.5

/** Ids from here on differ from all other numbers in a statement. */
const firstCartLineId = 700_000_001

type Carts = {
  sessions: readonly BenchSession[]
  /** Each buyer orders different products, so that no order waits for the lock of a popular one. */
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

/** Refills every buyer's cart and the stock. @returns the parameters of each order */
async function fillCarts(pool: Pool, { sessions, productIds }: Carts): Promise<OrderParameters[]> {
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

/** A request to place an order, created before the measurement starts. */
async function orderRequest(
  api: BenchApi,
  session: BenchSession,
  key: string,
): Promise<BenchRequest> {
  return {
    url: `${api.origin}/api/orders/manual`,
    token: session.token,
    headers: { 'idempotency-key': key },
    form: await makeOrderForm(),
  }
}

/** Places one order while the server logs its statements. */
async function recordOrder(pool: Pool, api: BenchApi, carts: Carts): Promise<OrderScript> {
  const [names] = await fillCarts(pool, carts)
  const [session] = carts.sessions
  if (!names || !session) throw new Error('there is no buyer')
  const log = await logStatements(pool, async () => {
    await sendRequest(await orderRequest(api, session, names.key))
  })
  return extractOrderScript(log, names)
}

async function measure(pool: Pool, api: BenchApi, carts: Carts) {
  const script = await recordOrder(pool, api, carts)
  let names: OrderParameters[] = []
  let requests: BenchRequest[] = []
  const contender = (pid: number, place: (buyer: number) => Promise<unknown>) => ({
    pid,
    prepare: async () => {
      names = await fillCarts(pool, carts)
      requests = await Promise.all(
        carts.sessions.map((session, buyer) =>
          orderRequest(api, session, names[buyer]?.key ?? ''),
        ),
      )
    },
    run: async () => {
      const startedAt = performance.now()
      await mapConcurrently(names.keys(), concurrency, place)
      return { requests: names.length, seconds: (performance.now() - startedAt) / 1000 }
    },
  })
  const ours = contender(api.pid, async (buyer) => {
    const request = requests[buyer]
    if (request) await sendRequest(request)
  })
  const compareWith = async (sending: Sending) => {
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
    singly: await compareWith('singly'),
    together: await compareWith('together'),
    trips: sent.length,
    statements: statements.length,
  }
}

/**
 * Measures placing orders, ten at a time, against the same statements sent by bare mysql2. Only the API also parses the
 * form, stores the proof and sends a response.
 */
export const orderPlacing: Benchmark = async (environment, shutdown) => {
  const pool = openPool(environment.databaseUrl, { multipleStatements: true })
  await shutdown.add(async () => pool.end())
  const carts = await openCarts(pool, environment.sessionSecret)
  const { result, peakMemory } = await withApi(environment, shutdown, (api) =>
    measure(pool, api, carts),
  )
  const { singly, together, statements, trips } = result
  const lines = [
    ratioLine('orders', singly, target),
    `           ${statements} statements per order, ${concurrency} orders at a time; only the API also checks and stores ` +
      `a proof of ${proofBytes / 1000} kB and sends a response`,
    ratioLine('  together', together),
    `           compared with the same statements in ${trips} round trips, as the API sends them`,
  ]
  return { lines, peakMemory }
}
