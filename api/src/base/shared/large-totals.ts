import { LRUCache } from 'lru-cache'
import type { Clock } from './clock.ts'
import { expiringEntries } from './expiring-entries.ts'

/** Counting fewer rows takes a few milliseconds. */
const largeTotal = 10_000
const reusedForMs = 30_000
const maxLists = 1_000

/**
 * Totals of unbounded lists. A small total is counted for every page; a large one is cached for half a minute in
 * this process, so that paging through a million rows does not count them for every page.
 */
export class LargeTotals {
  readonly #totals: LRUCache<string, number>

  constructor(clock: Clock) {
    this.#totals = new LRUCache({ max: maxLists, ...expiringEntries(clock, reusedForMs) })
  }

  /**
   * The number of rows.
   * @param name names the list
   * @param count counts the rows
   */
  async read(name: string, count: () => Promise<number>): Promise<number> {
    const known = this.#totals.get(name)
    if (known !== undefined) return known
    const total = await count()
    if (total >= largeTotal) this.#totals.set(name, total)
    return total
  }
}
