import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { IndexSize, IndexState } from '../../metrics/index-metrics.ts'
import type { FromIndex, IndexQuery, IndexResponse } from '../index/messages.ts'
import { monotonicNow } from '../index/monotonic-now.ts'
import type { ConnectIndex, IndexLink } from './index-link.ts'
import { type CachedResponse, ResponseCache } from './response-cache.ts'

/** Milliseconds after which the data of the index is stale and SQL answers instead (design.md, The API). */
export const maxAgeMs = 1000

/**
 * Milliseconds that queries wait for an index that lags. SQL takes longer on a large catalogue, and on a busy
 * machine its load would keep the index lagging.
 */
const patienceMs = 500

/** Milliseconds until a lost index is started again. */
const restartMs = 1000

/** Size of the response cache in bytes. */
const shelfBytes = 32 * 1024 * 1024

/** A promise that can be settled from outside. */
interface Settleable<Value> {
  promise: Promise<Value>
  settle: (value: Value) => void
}

function answerOf({ bytes, etag, total }: IndexResponse): CachedResponse {
  return { body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), etag, total }
}

/**
 * Serialised catalogue responses: from the cache of this thread, else from the index. The caller falls back to SQL
 * when there is none or the index is stale, and always while the index loads.
 */
export class CatalogCache {
  readonly #shelf = new ResponseCache(shelfBytes)
  readonly #asked = new Map<string, Settleable<CachedResponse | undefined>>()
  readonly #connect: ConnectIndex
  readonly #log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  #link: IndexLink | undefined
  #restart: NodeJS.Timeout | undefined
  #asOf = Number.NEGATIVE_INFINITY
  #size: IndexSize | undefined
  #fallbacks = 0
  #isWell = false
  #catchUp: Settleable<boolean> | undefined

  constructor(connect: ConnectIndex, log: Pick<FastifyBaseLogger, 'info' | 'warn'>) {
    this.#connect = connect
    this.#log = log
    this.#start()
  }

  /** True while the data of the index is recent enough. */
  get isFresh(): boolean {
    return monotonicNow() - this.#asOf < maxAgeMs
  }

  /** For metrics. */
  get indexState(): IndexState {
    const size = this.#size
    const lagSeconds = size && (monotonicNow() - this.#asOf) / 1000
    return { size, lagSeconds, fallbacks: this.#fallbacks }
  }

  /** A cached response. */
  get(key: string): CachedResponse | undefined {
    return this.isFresh ? this.#shelf.get(key) : undefined
  }

  /**
   * Queries the index; concurrent identical queries share one response.
   * @returns undefined when SQL has to answer
   */
  async fetch(key: string, question: IndexQuery): Promise<CachedResponse | undefined> {
    const answer = await this.#find(key, question)
    if (!answer) this.#fallbacks += 1
    return answer
  }

  /** False when the index cannot reach the database; true without an index. */
  async isReady(): Promise<boolean> {
    return (await this.#link?.isDatabaseReachable()) ?? true
  }

  async close(): Promise<void> {
    clearTimeout(this.#restart)
    await this.#link?.close()
    this.#forgetAll()
  }

  async #find(key: string, question: IndexQuery): Promise<CachedResponse | undefined> {
    if (!this.isFresh && !(await this.#hasCaughtUp())) return undefined
    const kept = this.get(key)
    if (kept) return kept
    const answer = await (this.#asked.get(key)?.promise ?? this.#post(key, question))
    // The index may have become stale meanwhile.
    return this.isFresh ? answer : undefined
  }

  #post(key: string, question: IndexQuery): Promise<CachedResponse | undefined> {
    // A later response would be stale.
    const asked = settleable<CachedResponse | undefined>(maxAgeMs, undefined)
    const promise = asked.promise.finally(() => this.#asked.delete(key))
    this.#asked.set(key, { ...asked, promise })
    this.#link?.post({ kind: 'ask', key, question })
    return promise
  }

  /** Waits for an index that lags; after a timeout not again until it has caught up. */
  async #hasCaughtUp(): Promise<boolean> {
    if (!this.#isWell) return false
    this.#catchUp ??= settleable(patienceMs, false)
    const hasCaughtUp = await this.#catchUp.promise
    this.#catchUp = undefined
    if (!hasCaughtUp) this.#isBehind('it does not answer')
    return hasCaughtUp
  }

  #isBehind(reason: string): void {
    if (this.#isWell) this.#log.warn({ reason }, 'the catalogue index is behind')
    this.#isWell = false
    this.#catchUp?.settle(false)
  }

  #start(): void {
    this.#link = this.#connect({
      onMessage: (message) => this.#take(message),
      onLost: (reason) => {
        this.#log.warn({ reason }, 'the catalogue index ended, it is started again')
        this.#forgetAll()
        this.#restart = setTimeout(() => this.#start(), restartMs)
      },
    })
  }

  #take(message: FromIndex): void {
    switch (message.kind) {
      case 'answer': {
        const answer = message.ready && answerOf(message.ready)
        const evicted = answer ? this.#shelf.put(message.key, answer) : []
        if (evicted.length > 0) this.#link?.post({ kind: 'forget', keys: evicted })
        this.#asked.get(message.key)?.settle(answer)
        return
      }
      case 'followed':
        this.#shelf.invalidate(message.dropped)
        this.#asOf = message.asOf
        this.#size = message.size
        if (!this.#isWell) this.#log.info('the catalogue is answered by its index')
        this.#isWell = true
        this.#catchUp?.settle(this.isFresh)
        return
      case 'trouble':
        this.#isBehind(message.message)
    }
  }

  #forgetAll(): void {
    this.#link = undefined
    this.#size = undefined
    this.#asOf = Number.NEGATIVE_INFINITY
    this.#isWell = false
    this.#shelf.clear()
    this.#catchUp?.settle(false)
    for (const { settle } of this.#asked.values()) settle(undefined)
  }
}

/** Opens the cache until the server closes. @returns undefined without an index */
export function openCatalogCache(
  app: FastifyInstance,
  connect: ConnectIndex | undefined,
): CatalogCache | undefined {
  if (!connect) return undefined
  const ready = new CatalogCache(connect, app.log)
  app.addHook('onClose', async () => ready.close())
  return ready
}

/** @param givesUp milliseconds until the promise settles with `value` */
function settleable<Value>(givesUp: number, value: Value): Settleable<Value> {
  let settle: (given: Value) => void = () => undefined
  const promise = new Promise<Value>((resolve) => {
    const late = setTimeout(resolve, givesUp, value)
    settle = (given) => {
      clearTimeout(late)
      resolve(given)
    }
  })
  return { promise, settle }
}
