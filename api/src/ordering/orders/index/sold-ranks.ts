import type { SoldRanksResult, SoldSum } from './order-operations.ts'
import { compareNames, type SoldLines } from './sold-lines.ts'

/** Sums sales per article, then ranks products, brands and categories. */
export class SoldRanks {
  readonly #lines: SoldLines
  readonly #pieces: Float64Array
  readonly #revenue: Float64Array

  constructor(lines: SoldLines) {
    this.#lines = lines
    this.#pieces = new Float64Array(lines.articles)
    this.#revenue = new Float64Array(lines.articles)
  }

  /** Counts an order that is not cancelled; its value only when it counts as revenue. */
  count(slot: number, isRevenue: boolean): void {
    const [pieces, revenue] = [this.#pieces, this.#revenue]
    this.#lines.forEachLine(slot, (article, quantity, paise) => {
      pieces[article] = (pieces[article] ?? 0) + quantity
      if (isRevenue) revenue[article] = (revenue[article] ?? 0) + paise
    })
  }

  /** The best sellers, by revenue, then pieces, then key or name. */
  result(limit: number): SoldRanksResult {
    const lines = this.#lines
    return {
      products: this.#best(limit, { keyOf: (at) => lines.productOf(at), order: (a, b) => a - b }),
      brands: this.#best(limit, { keyOf: (at) => lines.brandOf(at), order: compareNames }),
      categories: this.#best(limit, { keyOf: (at) => lines.categoryOf(at), order: compareNames }),
    }
  }

  #best<Key extends string | number>(
    limit: number,
    by: { keyOf(article: number): Key | undefined; order(a: Key, b: Key): number },
  ): SoldSum<Key>[] {
    const sums = new Map<Key, SoldSum<Key>>()
    for (let article = 0; article < this.#pieces.length; article += 1) {
      const key = by.keyOf(article)
      const pieces = this.#pieces[article] ?? 0
      if (key === undefined || pieces === 0) continue
      const sum = sums.get(key) ?? { key, pieces: 0, revenue: 0 }
      sum.pieces += pieces
      sum.revenue += this.#revenue[article] ?? 0
      sums.set(key, sum)
    }
    return [...sums.values()]
      .sort((a, b) => b.revenue - a.revenue || b.pieces - a.pieces || by.order(a.key, b.key))
      .slice(0, limit)
  }
}
