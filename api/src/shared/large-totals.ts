import type { Clock } from './clock.ts'

/** Counting fewer rows takes a few milliseconds. */
const largeTotal = 10_000
const reusedForMs = 30_000

/**
 * Totals of unbounded lists. A small total is counted for every page; a large one is cached for half a minute in
 * this process, so that paging through a million rows does not count them for every page.
 */
export class LargeTotals {
  readonly #clock: Clock
  readonly #known = new Map<string, { total: number; until: number }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /**
   * How many rows there are.
   * @param name what is counted; the same name is the same list
   * @param count counts the rows
   */
  async read(name: string, count: () => Promise<number>): Promise<number> {
    const now = this.#clock.now().getTime()
    const known = this.#known.get(name)
    if (known && now < known.until) return known.total
    const total = await count()
    if (total >= largeTotal) this.#known.set(name, { total, until: now + reusedForMs })
    else this.#known.delete(name)
    return total
  }
}
