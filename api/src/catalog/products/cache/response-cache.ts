import { LRUCache } from 'lru-cache'
import type { SearchDifference } from '../search/words/found-products.ts'

/** A cached response. */
export interface CachedResponse {
  body: Buffer
  etag: string
  /** Size of the whole list; undefined for a response that is not a list. */
  total: number | undefined
  /** Set for a list whose products were not found as typed. */
  difference?: SearchDifference | undefined
  /** Set when the response is first sent. */
  headers?: Record<string, string>
}

/** Memory of an entry besides its body, in bytes. */
const overheadBytes = 512

/** Responses by key up to a number of bytes; the least recently used are evicted. */
export class ResponseCache {
  readonly #responses: LRUCache<string, CachedResponse>
  #evicted: string[] = []

  constructor(maxBytes: number) {
    this.#responses = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }) => body.length + overheadBytes,
      dispose: (_response, key, reason) => {
        if (reason === 'evict') this.#evicted.push(key)
      },
    })
  }

  get(key: string): CachedResponse | undefined {
    return this.#responses.get(key)
  }

  /** @returns the evicted keys; the given one for a response larger than the cache */
  put(key: string, response: CachedResponse): string[] {
    this.#evicted = []
    this.#responses.set(key, response)
    return this.#responses.has(key) ? this.#evicted : [...this.#evicted, key]
  }

  invalidate(keys: readonly string[]): void {
    for (const key of keys) this.#responses.delete(key)
  }

  clear(): void {
    this.#responses.clear()
  }
}
