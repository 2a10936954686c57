/** An answer as the HTTP thread holds it. */
export interface ReadyAnswer {
  body: Buffer
  etag: string
  /** How long the whole list is; none for what is no list. */
  total: number | undefined
  /** Made when it is sent first. */
  headers?: Record<string, string>
}

/** What an answer takes besides its bytes: key, tag and their objects. */
const overheadBytes = 512

/** Ready answers by key, those asked for last, up to a number of bytes. */
export class ReadyShelf {
  readonly #answers = new Map<string, ReadyAnswer>()
  readonly #mostBytes: number
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get(key: string): ReadyAnswer | undefined {
    const answer = this.#answers.get(key)
    if (answer) {
      // A map keeps the order of insertion: what is asked for goes to the end.
      this.#answers.delete(key)
      this.#answers.set(key, answer)
    }
    return answer
  }

  /** @returns the keys that had to make room */
  put(key: string, answer: ReadyAnswer): string[] {
    this.drop([key])
    this.#answers.set(key, answer)
    this.#bytes += answer.body.length + overheadBytes
    const evicted: string[] = []
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#mostBytes) break
      this.drop([oldest])
      evicted.push(oldest)
    }
    return evicted
  }

  drop(keys: readonly string[]): void {
    for (const key of keys) {
      const answer = this.#answers.get(key)
      if (!answer) continue
      this.#answers.delete(key)
      this.#bytes -= answer.body.length + overheadBytes
    }
  }

  clear(): void {
    this.#answers.clear()
    this.#bytes = 0
  }
}
