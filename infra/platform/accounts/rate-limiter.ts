/** Maximum number of attempts per time window. */
interface RateLimit {
  maxAttempts: number
  windowMs: number
}

/** Keys come from callers, so the oldest are evicted beyond this number. */
const maxKeys = 10_000

/** Limits failed attempts per key, such as a name or an address. */
export class RateLimiter {
  readonly #limit: RateLimit
  readonly #clock: () => Date
  readonly #attempts = new Map<string, number[]>()

  constructor(limit: RateLimit, clock: () => Date = () => new Date()) {
    this.#limit = limit
    this.#clock = clock
  }

  /** @returns seconds until the next attempt is allowed; 0 when it is allowed now */
  retryAfterSeconds(key: string): number {
    const attempts = this.#recent(key)
    const [oldest] = attempts
    if (oldest === undefined || attempts.length < this.#limit.maxAttempts) return 0
    return Math.ceil((oldest + this.#limit.windowMs - this.#clock().getTime()) / 1000)
  }

  /** Counts an attempt. Call this before checking it, so that concurrent attempts are all counted. */
  count(key: string): void {
    const attempts = this.#recent(key)
    if (this.#attempts.size >= maxKeys) this.#evictOldest()
    this.#attempts.set(key, [...attempts, this.#clock().getTime()])
  }

  /** Resets the count after a successful attempt. */
  reset(key: string): void {
    this.#attempts.delete(key)
  }

  #recent(key: string): number[] {
    const since = this.#clock().getTime() - this.#limit.windowMs
    return (this.#attempts.get(key) ?? []).filter((at) => at > since)
  }

  #evictOldest(): void {
    const [oldest] = this.#attempts.keys()
    if (oldest !== undefined) this.#attempts.delete(oldest)
  }
}
