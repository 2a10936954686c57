import type { Alternative, QueryWord } from './query-word.ts'
import { WordScorer } from './word-scorer.ts'
import type { WordSources } from './word-sources.ts'

/** The part of an alternative that the fewest products contain. */
function rarestPartOf({ parts }: Alternative) {
  const counts = parts.map(({ word, texts }) => texts.countAtMost(word))
  const fewest = Math.min(...counts)
  return { part: parts[counts.indexOf(fewest)], fewest }
}

/** At most so many products contain a word; infinite when only reading them tells. */
export function countCandidates({ alternatives }: QueryWord): number {
  return alternatives.reduce((sum, alternative) => sum + rarestPartOf(alternative).fewest, 0)
}

/** Lists whose slots may contain a word; undefined when that may be any. */
function listsOf({ alternatives }: QueryWord): Uint32Array[] | undefined {
  const lists: Uint32Array[] = []
  for (const alternative of alternatives) {
    const { part } = rarestPartOf(alternative)
    const slots = part?.texts.candidates(part.word)
    if (!slots) return undefined
    lists.push(...slots)
  }
  return lists
}

/** The words that a product may contain, by slot: a bit for each word. No text is read for it. */
export function candidateMasks(
  words: readonly QueryWord[],
  { slots }: WordSources,
): Uint16Array<ArrayBuffer> {
  const masks = new Uint16Array(slots)
  for (const [index, word] of words.entries()) {
    const bit = 1 << index
    const lists = listsOf(word)
    if (!lists) for (let slot = 0; slot < slots; slot += 1) masks[slot] = (masks[slot] ?? 0) | bit
    for (const list of lists ?? []) for (const slot of list) masks[slot] = (masks[slot] ?? 0) | bit
  }
  return masks
}

/** True when a live product contains a word in one of its alternatives. */
export function isFound(word: QueryWord, sources: WordSources): boolean {
  const scorer = new WordScorer(word)
  for (const list of listsOf(word) ?? []) {
    for (const slot of list) if (sources.isLive(slot) && scorer.score(slot) >= 0) return true
  }
  return false
}
