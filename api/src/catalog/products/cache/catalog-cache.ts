import type { FastifyInstance } from 'fastify'
import {
  createDeferred,
  type Deferred,
  IndexClient,
  type IndexLog,
  type IndexState,
} from '../../../base/base.ts'
import type {
  CatalogNotice,
  CatalogOperations,
  CatalogQuery,
  SerializedResponse,
  StartCatalogIndex,
} from '../index/catalog-operations.ts'
import { monotonicNow } from '../index/monotonic-now.ts'
import { type CachedResponse, ResponseCache } from './response-cache.ts'

/** Milliseconds after which the data of the index is stale and SQL answers instead (catalog 3.4). */
export const maxAgeMs = 1000

/**
 * Milliseconds that queries wait for an index that lags. SQL takes longer on a large catalogue, and on a busy machine
 * its load would keep the index behind.
 */
const catchUpTimeoutMs = 500

/** Milliseconds until a lost index is restarted. */
const restartDelayMs = 1000

/** Size of the response cache in bytes. */
const cacheBytes = 32 * 1024 * 1024

function cachedOf({ bytes, ...rest }: SerializedResponse): CachedResponse {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return { total: undefined, ...rest, body }
}

/**
 * Serialised catalogue responses: from the cache of this thread, else from the index. The caller falls back to SQL
 * when there is none or the index is stale, and always while the index loads.
 */
export class CatalogCache {
  readonly #responses = new ResponseCache(cacheBytes)
  readonly #pending = new Map<string, Promise<CachedResponse | undefined>>()
  readonly #log: IndexLog
  readonly #index: IndexClient<CatalogOperations, CatalogNotice>
  #asOf = Number.NEGATIVE_INFINITY
  #fallbacks = 0
  #isSynced = false
  #catchUp: Deferred<boolean> | undefined

  constructor(start: StartCatalogIndex, log: IndexLog) {
    this.#log = log
    this.#index = new IndexClient({
      name: 'catalogue',
      start,
      log,
      timeoutMs: maxAgeMs,
      restartDelayMs,
      onNotice: (notice) => this.#handleNotice(notice),
      onLost: () => this.#reset(),
    })
    this.#index.start()
  }

  /** True while the data of the index is recent enough. */
  get isFresh(): boolean {
    return monotonicNow() - this.#asOf < maxAgeMs
  }

  /** For metrics. */
  get indexState(): IndexState {
    const { size } = this.#index.indexState
    const lagSeconds = size && (monotonicNow() - this.#asOf) / 1000
    return { size, lagSeconds, fallbacks: this.#fallbacks }
  }

  /** A cached response. */
  get(key: string): CachedResponse | undefined {
    return this.isFresh ? this.#responses.get(key) : undefined
  }

  /**
   * Queries the index; concurrent identical queries share one response.
   * @returns undefined when SQL has to answer
   */
  async fetch(key: string, query: CatalogQuery): Promise<CachedResponse | undefined> {
    const response = await this.#find(key, query)
    if (!response) this.#fallbacks += 1
    return response
  }

  /** False when the index cannot reach the database; true without an index. */
  async isReady(): Promise<boolean> {
    return this.#index.isReady()
  }

  async close(): Promise<void> {
    await this.#index.close()
    this.#reset()
  }

  async #find(key: string, query: CatalogQuery): Promise<CachedResponse | undefined> {
    if (!this.isFresh && !(await this.#hasCaughtUp())) return undefined
    const cached = this.get(key)
    if (cached) return cached
    const response = await (this.#pending.get(key) ?? this.#request(key, query))
    // The index may have become stale meanwhile.
    return this.isFresh ? response : undefined
  }

  #request(key: string, query: CatalogQuery): Promise<CachedResponse | undefined> {
    // A later response is stale for this request, but a change that invalidates it is still reported.
    const { promise, settle } = createDeferred<CachedResponse | undefined>(maxAgeMs, undefined)
    const pending = promise.finally(() => this.#pending.delete(key))
    this.#pending.set(key, pending)
    this.#index.request('respond', { key, query }, (response) => {
      settle(response && this.#store(key, cachedOf(response)))
    })
    return pending
  }

  #store(key: string, response: CachedResponse): CachedResponse {
    const evicted = this.#responses.put(key, response)
    if (evicted.length > 0) this.#index.send('evict', evicted)
    return response
  }

  /** Waits for an index that lags; after a time-out not again until it has caught up. */
  async #hasCaughtUp(): Promise<boolean> {
    if (!this.#isSynced) return false
    this.#catchUp ??= createDeferred(catchUpTimeoutMs, false)
    const hasCaughtUp = await this.#catchUp.promise
    this.#catchUp = undefined
    if (!hasCaughtUp) this.#handleLag('it does not answer')
    return hasCaughtUp
  }

  #handleLag(reason: string): void {
    if (this.#isSynced) this.#log.warn({ reason }, 'the catalogue index is behind')
    this.#isSynced = false
    this.#catchUp?.settle(false)
  }

  #handleNotice(notice: CatalogNotice): void {
    if (notice.kind === 'failed') {
      this.#handleLag(notice.message)
      return
    }
    this.#responses.invalidate(notice.stale)
    this.#asOf = notice.asOf
    if (!this.#isSynced) this.#log.info('the catalogue index is in sync')
    this.#isSynced = true
    this.#catchUp?.settle(this.isFresh)
  }

  #reset(): void {
    this.#asOf = Number.NEGATIVE_INFINITY
    this.#isSynced = false
    this.#responses.clear()
    this.#catchUp?.settle(false)
  }
}

/** Opens the cache until the server closes. @returns undefined without an index */
export function openCatalogCache(
  app: FastifyInstance,
  start: StartCatalogIndex | undefined,
): CatalogCache | undefined {
  if (!start) return undefined
  const cache = new CatalogCache(start, app.log)
  app.addHook('onClose', async () => cache.close())
  return cache
}
