/** Limits for re-reading skipped ids. */
export interface CommittedIdLimits {
  /** How long a gap is re-read, in milliseconds. Must exceed the longest transaction. */
  gapTimeoutMs: number
  /** Largest number of gaps. */
  maxGaps: number
}

/**
 * Follows rows by their AUTO_INCREMENT ids, independent of clocks. Ids are assigned on insert and not on commit, so a
 * smaller id may become visible after a larger one. Missing ids are therefore re-read for a while.
 */
export class CommittedIds {
  readonly #limits: CommittedIdLimits
  #newest = 0
  /** By id: when it was first missed. */
  readonly #missing = new Map<number, number>()

  constructor(limits: CommittedIdLimits) {
    this.#limits = limits
  }

  /** The largest id seen so far. */
  get newest(): number {
    return this.#newest
  }

  /** Smaller ids that may still become visible. */
  get missing(): number[] {
    return [...this.#missing.keys()]
  }

  /** Starts after the newest existing rows. @param known up to `mostMissing` of their ids, newest first */
  begin(known: readonly number[]): void {
    this.#missing.clear()
    this.#newest = Math.max(0, (known[0] ?? 0) - this.#limits.maxGaps)
    this.note(known, performance.now())
  }

  /**
   * Records the ids a read returned: those after `newest`, and those of `missing` that are now visible.
   * @param readAt start of the read, by `performance.now()`
   */
  note(ids: readonly number[], readAt: number): void {
    const { gapTimeoutMs, maxGaps } = this.#limits
    for (const id of ids) this.#missing.delete(id)
    this.#dropExpired(readAt - gapTimeoutMs)
    const newest = ids.reduce((largest, id) => Math.max(largest, id), this.#newest)
    const seen = new Set(ids)
    for (let id = Math.max(this.#newest, newest - maxGaps) + 1; id < newest; id += 1) {
      if (!seen.has(id)) this.#missing.set(id, readAt)
    }
    this.#newest = newest
  }

  /** Maps keep insertion order, so the oldest come first. */
  #dropExpired(before: number): void {
    for (const [id, missedAt] of this.#missing) {
      if (missedAt > before) return
      this.#missing.delete(id)
    }
  }
}
