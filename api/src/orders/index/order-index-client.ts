import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import type { WorkerDatabase } from '../../database/worker-database.ts'
import type { IndexSize, IndexState } from '../../metrics/index-metrics.ts'
import {
  type StartIndex,
  startInProcess,
  startInThread,
} from '../../search-engine/follow/index-thread.ts'
import type { Thread } from '../../shared/thread.ts'
import type {
  OrderIndexQuery,
  OrderIndexRequest,
  OrderIndexResponse,
  ResultOf,
} from './messages.ts'
import { runOrderIndex } from './run-order-index.ts'

/** A running index, in a thread of its own or in this one. */
type IndexThread = Thread<OrderIndexRequest>

/** Starts an index. */
export type StartOrderIndex = StartIndex<OrderIndexRequest, OrderIndexResponse>

/** Starts an index in its own thread. @param file the program `order-worker` */
export function orderIndexInThread(file: URL, workerData: WorkerDatabase): StartOrderIndex {
  return startInThread(file, workerData)
}

/** Starts an index in this thread, for tests. */
export function orderIndexInProcess(db: Database): StartOrderIndex {
  return startInProcess(db, runOrderIndex)
}

/** After this time a query falls back to SQL. */
const queryTimeoutMs = 2000
/** Delay before an index that ended is started again. */
const restartDelayMs = 10_000

type Settle = (result: ResultOf<OrderIndexQuery> | undefined) => void

/**
 * Queries the order index. The index is started by the first query, so an instance that no admin uses has none.
 * While it loads, and when it fails, queries resolve to undefined and the caller falls back to SQL.
 */
export class OrderIndexClient {
  readonly #start: StartOrderIndex
  readonly #log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  readonly #pending = new Map<number, Settle>()
  #thread: IndexThread | undefined
  #isLoaded = false
  #size: IndexSize | undefined
  #fallbacks = 0
  #lostAt = Number.NEGATIVE_INFINITY
  #lastRequestId = 0

  constructor(start: StartOrderIndex, log: Pick<FastifyBaseLogger, 'info' | 'warn'>) {
    this.#start = start
    this.#log = log
  }

  /** @returns undefined when the caller has to fall back to SQL */
  async query<Query extends OrderIndexQuery>(query: Query): Promise<ResultOf<Query> | undefined>
  async query(query: OrderIndexQuery): Promise<ResultOf<OrderIndexQuery> | undefined> {
    this.#thread ??= this.#startThread()
    if (!this.#isLoaded) {
      this.#fallbacks += 1
      return undefined
    }
    this.#lastRequestId += 1
    const requestId = this.#lastRequestId
    return new Promise((resolve) => {
      const timeout = setTimeout(() => this.#settle(requestId, undefined), queryTimeoutMs)
      this.#pending.set(requestId, (result) => {
        clearTimeout(timeout)
        if (!result) this.#fallbacks += 1
        resolve(result)
      })
      this.#thread?.post({ requestId, query })
    })
  }

  /** For metrics; it catches up before each answer, so it never lags. */
  get indexState(): IndexState {
    return { size: this.#size, fallbacks: this.#fallbacks }
  }

  /** False when the index runs and its database does not respond. True when no index runs. */
  async isReady(): Promise<boolean> {
    return (await this.#thread?.isDatabaseReachable()) ?? true
  }

  async close(): Promise<void> {
    await this.#thread?.close()
    this.#reset()
  }

  #startThread(): IndexThread | undefined {
    if (performance.now() - this.#lostAt < restartDelayMs) return undefined
    return this.#start({
      onMessage: (message) => this.#handleMessage(message),
      onLost: (reason) => {
        this.#log.warn({ reason }, 'order index ended, falling back to SQL')
        this.#lostAt = performance.now()
        this.#reset()
      },
    })
  }

  #handleMessage(message: OrderIndexResponse): void {
    this.#size = message.size
    if (message.kind === 'result') {
      this.#settle(message.requestId, message.result)
    } else {
      this.#log.info('order index loaded')
      this.#isLoaded = true
    }
  }

  #settle(requestId: number, result: ResultOf<OrderIndexQuery> | undefined): void {
    this.#pending.get(requestId)?.(result)
    this.#pending.delete(requestId)
  }

  #reset(): void {
    this.#thread = undefined
    this.#size = undefined
    this.#isLoaded = false
    for (const settle of this.#pending.values()) settle(undefined)
    this.#pending.clear()
  }
}

/** Opens a client that is closed with the server. @returns undefined when no index is configured */
export function openOrderIndex(
  app: FastifyInstance,
  start: StartOrderIndex | undefined,
): OrderIndexClient | undefined {
  if (!start) return undefined
  const client = new OrderIndexClient(start, app.log)
  app.addHook('onClose', async () => client.close())
  return client
}
