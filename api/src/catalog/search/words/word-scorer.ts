import type { Alternative, QueryWord } from './query-word.ts'

/** An alternative with the functions that find its parts. */
interface Finder {
  alternative: Alternative
  find: readonly ((slot: number) => number)[]
}

/** Scores products for one word of a query; valid until a product is added. */
export class WordScorer {
  readonly #finders: readonly Finder[]

  constructor({ alternatives }: QueryWord) {
    this.#finders = alternatives.map((alternative) => ({
      alternative,
      find: alternative.parts.map(({ word, texts }) => texts.finderOf(word)),
    }))
  }

  /** The penalty of the best alternative in a product, or -1 when it has none. */
  score(slot: number): number {
    let best = -1
    for (const finder of this.#finders) {
      const penalty = this.#penaltyOf(finder, slot)
      if (penalty >= 0 && (best === -1 || penalty < best)) best = penalty
      if (best === 0) break
    }
    return best
  }

  /** The correction by which a product was found; undefined when it was found as typed. */
  correctionIn(slot: number): string | undefined {
    const best = this.score(slot)
    const found = this.#finders.find((finder) => this.#penaltyOf(finder, slot) === best)
    return found?.alternative.corrected
  }

  #penaltyOf({ alternative, find }: Finder, slot: number): number {
    let worst = 0
    for (const findPart of find) {
      const penalty = findPart(slot)
      if (penalty < 0) return -1
      worst = Math.max(worst, penalty)
    }
    return Math.max(0, worst + alternative.penalty)
  }
}
