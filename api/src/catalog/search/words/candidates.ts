import type { WordLookup } from '../texts/word-lookup.ts'
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

/** Lists whose slots may contain a word. */
function listsOf({ alternatives }: QueryWord): readonly Uint32Array[] {
  return alternatives.flatMap((alternative) => rarestPartOf(alternative)?.candidates ?? [])
}

/** The words that a product may contain, by slot: a bit for each word. No text is read for it. */
export function candidateMasks(
  words: readonly QueryWord[],
  { slots }: WordSources,
): Uint16Array<ArrayBuffer> {
  const masks = new Uint16Array(slots)
  for (const [index, word] of words.entries()) {
    const bit = 1 << index
    for (const list of listsOf(word))
      for (const slot of list) masks[slot] = (masks[slot] ?? 0) | bit
  }
  return masks
}

/** True when a live product contains a word in one of its alternatives. */
export function isFound(word: QueryWord, sources: WordSources): boolean {
  const scorer = new WordScorer(word)
  for (const list of listsOf(word)) {
    for (const slot of list) if (sources.isLive(slot) && scorer.score(slot) >= 0) return true
  }
  return false
}
