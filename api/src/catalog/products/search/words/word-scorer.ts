import type { Alternative, QueryWord } from './query-word.ts'

/** Scores products for one word of a query; valid until a product is added. */
export class WordScorer {
  readonly #alternatives: readonly Alternative[]

  constructor({ alternatives }: QueryWord) {
    this.#alternatives = alternatives
  }

  /** The penalty of the best alternative in a product, or -1 when it has none. */
  score(slot: number): number {
    let best = -1
    for (const alternative of this.#alternatives) {
      const penalty = this.#penaltyOf(alternative, slot)
      if (penalty >= 0 && (best === -1 || penalty < best)) best = penalty
      if (best === 0) break
    }
    return best
  }

  /** The correction by which a product was found; undefined when it was found as typed. */
  correctionIn(slot: number): string | undefined {
    const best = this.score(slot)
    return this.#alternatives.find((each) => this.#penaltyOf(each, slot) === best)?.corrected
  }

  #penaltyOf({ parts, penalty: more }: Alternative, slot: number): number {
    let worst = 0
    for (const part of parts) {
      const penalty = part.penaltyIn(slot)
      if (penalty < 0) return -1
      worst = Math.max(worst, penalty)
    }
    return Math.max(0, worst + more)
  }
}
