/** How long, and how many, ids that were skipped are asked for again. */
export interface CommittedIdLimits {
  /** Longer than a transaction is open, in milliseconds. */
  gapTimeoutMs: number
  /** The most ids looked back on at a time. */
  maxGaps: number
}

/**
 * Follows rows by their AUTO_INCREMENT keys, without any clock of another machine. Keys are given when a row is
 * written and not when it is committed, so a smaller one may show up after a larger one: keys that are missing are
 * asked for again for a while.
 */
export class CommittedIds {
  readonly #limits: CommittedIdLimits
  #newest = 0
  /** Id to the moment it was missed. */
  readonly #missing = new Map<number, number>()

  constructor(limits: CommittedIdLimits) {
    this.#limits = limits
  }

  /** The largest id that was seen: what is larger is new. */
  get newest(): number {
    return this.#newest
  }

  /** Smaller ids that may still show up. */
  get missing(): number[] {
    return [...this.#missing.keys()]
  }

  /** Starts after the newest rows there are. @param known up to `mostMissing` of their ids, newest first */
  begin(known: readonly number[]): void {
    this.#missing.clear()
    this.#newest = Math.max(0, (known[0] ?? 0) - this.#limits.maxGaps)
    this.note(known, performance.now())
  }

  /**
   * Takes over what a read has found: all that was committed after `newest`, and of `missing`.
   * @param readAt when the read began, by `performance.now()`
   */
  note(ids: readonly number[], readAt: number): void {
    const { gapTimeoutMs, maxGaps } = this.#limits
    for (const id of ids) this.#missing.delete(id)
    this.#giveUp(readAt - gapTimeoutMs)
    const newest = ids.reduce((largest, id) => Math.max(largest, id), this.#newest)
    const seen = new Set(ids)
    for (let id = Math.max(this.#newest, newest - maxGaps) + 1; id < newest; id += 1) {
      if (!seen.has(id)) this.#missing.set(id, readAt)
    }
    this.#newest = newest
  }

  /** A map keeps the order of insertion, so the oldest stand in front. */
  #giveUp(before: number): void {
    for (const [id, missedAt] of this.#missing) {
      if (missedAt > before) return
      this.#missing.delete(id)
    }
  }
}
