import type { WordLookup } from '../texts/word.ts'
import type { Alternative, QueryWord } from './query-word.ts'
import { WordScorer } from './word-scorer.ts'
import type { WordSources } from './word-sources.ts'

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

/** Visits the slots that may contain a word, some of them more than once. */
function forEachCandidate({ alternatives }: QueryWord, visit: (slot: number) => void): void {
  for (const alternative of alternatives) {
    for (const slots of rarestPartOf(alternative)?.candidates ?? []) slots.forEach(visit)
  }
}

/**
 * The words that a product may contain, by slot: a bit for each word. No text is read for it.
 * @returns valid until the next call
 */
export function candidateMasks(words: readonly QueryWord[], { masks }: WordSources): Uint16Array {
  masks.fill(0)
  for (const [index, word] of words.entries()) {
    const bit = 1 << index
    forEachCandidate(word, (slot) => {
      masks[slot] = (masks[slot] ?? 0) | bit
    })
  }
  return masks
}

/** True when a live product contains a word in one of its alternatives. */
export function isFound(word: QueryWord, { isLive }: WordSources): boolean {
  const scorer = new WordScorer(word)
  let isThere = false
  forEachCandidate(word, (slot) => {
    isThere ||= isLive(slot) && scorer.score(slot) >= 0
  })
  return isThere
}
