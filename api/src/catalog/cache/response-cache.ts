/** A cached response. */
export interface CachedResponse {
  body: Buffer
  etag: string
  /** Size of the whole list; undefined for a response that is not a list. */
  total: number | undefined
  /** Set when the response is first sent. */
  headers?: Record<string, string>
}

/** Memory of an entry besides its body, in bytes. */
const overheadBytes = 512

interface Kept {
  answer: CachedResponse
  /** Read since the last eviction pass. */
  isWanted: boolean
}

/** Responses by key up to a number of bytes, evicted by the second-chance algorithm. */
export class ResponseCache {
  readonly #kept = new Map<string, Kept>()
  readonly #mostBytes: number
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get(key: string): CachedResponse | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    kept.isWanted = true
    return kept.answer
  }

  /** @returns the evicted keys */
  put(key: string, answer: CachedResponse): string[] {
    this.invalidate([key])
    this.#kept.set(key, { answer, isWanted: false })
    this.#bytes += answer.body.length + overheadBytes
    return this.#makeRoom()
  }

  invalidate(keys: readonly string[]): void {
    for (const key of keys) {
      const kept = this.#kept.get(key)
      if (!kept) continue
      this.#kept.delete(key)
      this.#bytes -= kept.answer.body.length + overheadBytes
    }
  }

  clear(): void {
    this.#kept.clear()
    this.#bytes = 0
  }

  #makeRoom(): string[] {
    const evicted: string[] = []
    // A map iterates in insertion order and visits re-inserted entries again.
    for (const [key, kept] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) break
      if (kept.isWanted) {
        kept.isWanted = false
        this.#kept.delete(key)
        this.#kept.set(key, kept)
      } else {
        this.invalidate([key])
        evicted.push(key)
      }
    }
    return evicted
  }
}
