import { randomUUID } from 'node:crypto'
import type { Pool } from 'mysql2/promise'
import { CommandError } from '../../processes/command-error.ts'
import { mapConcurrently } from '../../releases/store/map-concurrently.ts'
import { type BenchApi, openPool, withApi } from '../bench-environment.ts'
import type { Benchmark } from '../benchmark.ts'
import { type BenchRequest, sendRequest } from '../load/http-client.ts'
import { ratioLine } from '../load/report.ts'
import { compare } from '../load/rounds.ts'
import type { BenchSession } from '../load/sessions.ts'
import { addToCarts, emptyCarts, giveCredit, readProductIds, signInBuyers } from './carts.ts'
import { makeCreditOrder, makeOrderForm, proofBytes } from './order-form.ts'
import {
  extractOrderScript,
  type StatementParameters,
  type StatementScript,
} from './order-statements.ts'
import { replayWith, type Sending } from './replay-order.ts'
import { logStatements } from './statement-log.ts'

const concurrency = 10
/** Orders in a round, each by a different buyer. */
const ordersPerRound = 400
const linesPerCart = 3
/** About two thousand orders, after which V8 has compiled the code that places an order. */
const warmUpRounds = 5
const target = 0.5
/** Of orders on credit, against those by bank transfer. */
const creditTarget = 0.95

/** No other number in a statement is larger, but for the ids of cart lines: so larger ids of products are told apart. */
const largestOtherNumber = 20_000
/** Ids from here on differ from all other numbers in a statement. */
const firstCartLineId = 700_000_001

type Carts = {
  sessions: readonly BenchSession[]
  /** Each buyer orders different products, so that no order waits for the lock of a popular one. */
  productIds: readonly number[]
}

/** @throws CommandError if the catalogue is too small */
async function openCarts(pool: Pool, secret: string): Promise<Carts> {
  const count = ordersPerRound * linesPerCart
  const productIds = await readProductIds(pool, { above: largestOtherNumber, count })
  if (productIds.length < count) {
    const least = largestOtherNumber + count
    throw new CommandError(`The benchmark of orders needs ${least} products (--products ${least}).`)
  }
  const sessions = await signInBuyers(pool, { count: ordersPerRound, secret })
  await giveCredit(pool, sessions)
  return { sessions, productIds }
}

/** Refills every buyer's cart and the stock. @returns the parameters of each order */
async function fillCarts(
  pool: Pool,
  { sessions, productIds }: Carts,
): Promise<StatementParameters[]> {
  const carts = sessions.map(({ userId }, buyer) => {
    const first = buyer * linesPerCart
    return productIds.slice(first, first + linesPerCart).map((productId, line) => {
      return { id: firstCartLineId + first + line, userId, productId, quantity: 2 }
    })
  })
  await emptyCarts(pool)
  await addToCarts(pool, carts.flat())
  await pool.query('UPDATE products SET stock = 1000000 WHERE id IN (?)', [productIds])
  return sessions.map(({ userId, sessionId }, buyer) => ({
    userId,
    sessionId,
    productIds: carts[buyer]?.map(({ productId }) => productId) ?? [],
    cartLineIds: carts[buyer]?.map(({ id }) => id) ?? [],
    key: randomUUID(),
  }))
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

/** A request to place an order on credit. */
async function creditRequest(
  api: BenchApi,
  { token }: BenchSession,
  key: string,
): Promise<BenchRequest> {
  const headers = { 'idempotency-key': key }
  return { url: `${api.origin}/api/orders/credit`, token, headers, form: makeCreditOrder() }
}

/** Places one order while the server logs its statements. */
async function recordOrder(pool: Pool, api: BenchApi, carts: Carts): Promise<StatementScript> {
  const [names] = await fillCarts(pool, carts)
  const [session] = carts.sessions
  if (!names || !session) throw new Error('no buyer was found')
  const log = await logStatements(pool, async () => {
    await sendRequest(await orderRequest(api, session, names.key))
  })
  return extractOrderScript(log, names)
}

async function measure(pool: Pool, api: BenchApi, carts: Carts) {
  const script = await recordOrder(pool, api, carts)
  let names: StatementParameters[] = []
  let requests: BenchRequest[] = []
  const contender = (
    pid: number,
    place: (buyer: number) => Promise<unknown>,
    requestOf: typeof orderRequest | typeof creditRequest = orderRequest,
  ) => ({
    pid,
    prepare: async () => {
      names = await fillCarts(pool, carts)
      requests = await Promise.all(
        carts.sessions.map((session, buyer) => requestOf(api, session, names[buyer]?.key ?? '')),
      )
    },
    run: async () => {
      const startedAt = performance.now()
      await mapConcurrently(names.keys(), concurrency, place)
      return { requests: names.length, seconds: (performance.now() - startedAt) / 1000 }
    },
  })
  const send = async (buyer: number) => {
    const request = requests[buyer]
    if (request) await sendRequest(request)
  }
  const ours = contender(api.pid, send)
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
    onCredit: await compare(contender(api.pid, send, creditRequest), ours, warmUpRounds),
    trips: sent.length,
    statements: statements.length,
  }
}

/**
 * Measures placing orders, ten at a time, against the same statements sent by bare mysql2. Only the API also parses the
 * form, stores the proof and sends a response. Orders on credit are measured against those by bank transfer.
 */
export const orderPlacing: Benchmark = async (environment, shutdown) => {
  const pool = openPool(environment.databaseUrl, { multipleStatements: true })
  await shutdown.add(async () => pool.end())
  const carts = await openCarts(pool, environment.sessionSecret)
  const { result, peakMemory } = await withApi(environment, shutdown, (api) =>
    measure(pool, api, carts),
  )
  const { singly, together, onCredit, statements, trips } = result
  const lines = [
    ratioLine('orders', singly, target),
    `           ${statements} statements per order, ${concurrency} orders at a time; only the API also checks and stores ` +
      `a proof of ${proofBytes / 1000} kB and sends a response`,
    ratioLine('  together', together),
    `           compared with the same statements in ${trips} round trips, as the API sends them`,
    ratioLine('  on credit', onCredit, creditTarget),
    '           compared with orders by bank transfer',
  ]
  return { lines, peakMemory }
}
