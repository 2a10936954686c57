/** An answer as the HTTP thread holds it. */
export interface CachedResponse {
  body: Buffer
  etag: string
  /** How long the whole list is; none for what is no list. */
  total: number | undefined
  /** Made when it is sent first. */
  headers?: Record<string, string>
}

/** What an answer takes besides its bytes: key, tag and their objects. */
const overheadBytes = 512

interface Kept {
  answer: CachedResponse
  /** Asked for since it was last looked at for eviction. */
  isWanted: boolean
}

/** Ready answers by key up to a number of bytes; what is asked for stays, by second chance. */
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

  /** @returns the keys that had to make room */
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
    // A map keeps the order of insertion and visits what is put back at its end again.
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
