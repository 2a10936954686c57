/** How often something may be tried, and in how many milliseconds. */
export interface RateLimit {
  maxAttempts: number
  windowMs: number
}

/** Names are made up by who calls: beyond so many the oldest are forgotten. */
const maxKeys = 10_000

/** Counts failed attempts by name or address, and says when it is enough. */
export class RateLimiter {
  readonly #limit: RateLimit
  readonly #clock: () => Date
  readonly #failures = new Map<string, number[]>()

  constructor(limit: RateLimit, clock: () => Date = () => new Date()) {
    this.#limit = limit
    this.#clock = clock
  }

  /** @returns seconds to wait before the next attempt; 0: at once */
  retryAfterSeconds(key: string): number {
    const failures = this.#recent(key)
    const [oldest] = failures
    if (oldest === undefined || failures.length < this.#limit.maxAttempts) return 0
    return Math.ceil((oldest + this.#limit.windowMs - this.#clock().getTime()) / 1000)
  }

  /** Counts an attempt before it is looked at, so that many at once count as many. */
  count(key: string): void {
    const failures = this.#recent(key)
    if (this.#failures.size >= maxKeys) this.#forgetOldest()
    this.#failures.set(key, [...failures, this.#clock().getTime()])
  }

  /** Forgets the attempts of who has shown who he is. */
  reset(key: string): void {
    this.#failures.delete(key)
  }

  #recent(key: string): number[] {
    const since = this.#clock().getTime() - this.#limit.windowMs
    return (this.#failures.get(key) ?? []).filter((at) => at > since)
  }

  #forgetOldest(): void {
    const [oldest] = this.#failures.keys()
    if (oldest !== undefined) this.#failures.delete(oldest)
  }
}
