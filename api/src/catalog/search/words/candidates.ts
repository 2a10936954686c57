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

/** The slots that may contain a word, each once, in no order; undefined when that may be any. */
export function candidatesOf({ alternatives }: QueryWord): Iterable<number> | undefined {
  const lists: Uint32Array[] = []
  for (const alternative of alternatives) {
    const { part } = rarestPartOf(alternative)
    const slots = part?.texts.candidates(part.word)
    if (!slots) return undefined
    lists.push(slots)
  }
  const [only] = lists
  return lists.length === 1 ? only : new Set(lists.flatMap((slots) => [...slots]))
}

/** True when a live product contains a word in one of its alternatives. */
export function isFound(word: QueryWord, { isLive }: WordSources): boolean {
  const scorer = new WordScorer(word)
  for (const slot of candidatesOf(word) ?? []) {
    if (isLive(slot) && scorer.score(slot) >= 0) return true
  }
  return false
}
