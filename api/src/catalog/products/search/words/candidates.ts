import type { SlotList } from '../../../../base/base.ts'
import type { WordLookup } from '../texts/word.ts'
import type { Alternative, QueryWord } from './query-word.ts'
import { WordScorer } from './word-scorer.ts'

/** The part of an alternative that the fewest products contain. */
function rarestPartOf({ parts }: Alternative): WordLookup | undefined {
  const fewest = Math.min(...parts.map(({ countAtMost }) => countAtMost))
  return parts.find(({ countAtMost }) => countAtMost === fewest)
}

/** At most so many products contain a word. */
export function countCandidates({ alternatives }: QueryWord): number {
  return alternatives.reduce(
    (sum, alternative) => sum + (rarestPartOf(alternative)?.countAtMost ?? 0),
    0,
  )
}

/** The slots that may contain a word, some of them more than once. */
function candidatesOf({ alternatives }: QueryWord): SlotList[] {
  return alternatives.flatMap((alternative) => rarestPartOf(alternative)?.candidates ?? [])
}

/** The words that a product may contain, by slot: a bit for each word. No text is read for it. */
export class CandidateMasks {
  readonly #masks: Uint16Array
  #words: readonly QueryWord[] = []

  /** @param masks to work with: a number for each slot */
  constructor(masks: Uint16Array) {
    this.#masks = masks
  }

  /** Reads the postings once for the same array of words. @returns valid until it is called with another one */
  of(words: readonly QueryWord[]): Uint16Array {
    const masks = this.#masks
    if (words === this.#words) return masks
    this.#words = words
    masks.fill(0)
    for (const [index, word] of words.entries()) {
      const bit = 1 << index
      for (const slots of candidatesOf(word)) {
        slots.forEach((slot) => {
          masks[slot] = (masks[slot] ?? 0) | bit
        })
      }
    }
    return masks
  }
}

/** True when a live product contains a word in one of its alternatives. */
export function isFound(word: QueryWord, isLive: (slot: number) => boolean): boolean {
  const scorer = new WordScorer(word)
  return candidatesOf(word).some((slots) =>
    slots.some((slot) => isLive(slot) && scorer.score(slot) >= 0),
  )
}
