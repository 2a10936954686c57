import type { SoldRanksAnswer, SoldSum } from './messages.ts'
import { nameOrder } from './name-list.ts'
import type { SoldLines } from './sold-lines.ts'

/** Sums what was sold by article, then ranks products, brands and categories. */
export class SoldRanks {
  readonly #lines: SoldLines
  readonly #pieces: Float64Array
  readonly #revenue: Float64Array

  constructor(lines: SoldLines) {
    this.#lines = lines
    this.#pieces = new Float64Array(lines.articles)
    this.#revenue = new Float64Array(lines.articles)
  }

  /** Counts an order that was not cancelled; what it brought only where it is revenue. */
  count(slot: number, isRevenue: boolean): void {
    const [pieces, revenue] = [this.#pieces, this.#revenue]
    this.#lines.eachOf(slot, (article, quantity, paise) => {
      pieces[article] = (pieces[article] ?? 0) + quantity
      if (isRevenue) revenue[article] = (revenue[article] ?? 0) + paise
    })
  }

  /** The best of each, by revenue, then by pieces, then by key or name. */
  answer(most: number): SoldRanksAnswer {
    const lines = this.#lines
    const names = (a: string, b: string) => nameOrder.compare(a, b)
    return {
      products: this.#best(most, { keyOf: (at) => lines.productOf(at), order: (a, b) => a - b }),
      brands: this.#best(most, { keyOf: (at) => lines.brandOf(at), order: names }),
      categories: this.#best(most, { keyOf: (at) => lines.categoryOf(at), order: names }),
    }
  }

  #best<Key extends string | number>(
    most: number,
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
      .slice(0, most)
  }
}
