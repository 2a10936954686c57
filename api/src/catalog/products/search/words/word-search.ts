import { hearWords } from '../sounds/heard-words.ts'
import { findAlternatives, type MatchTolerance } from './alternatives.ts'
import { countCandidates } from './candidates.ts'
import { FoundList, type FoundProducts } from './found-products.ts'
import { searchNear } from './near-search.ts'
import type { QueryWord } from './query-word.ts'
import { readQuery } from './query-words.ts'
import { WordScorer } from './word-scorer.ts'
import type { WordSources } from './word-sources.ts'

/** Tried in this order, each only if those before found nothing. */
const stages = [
  { isInDescriptions: false, isCorrected: false },
  { isInDescriptions: true, isCorrected: false },
  { isInDescriptions: true, isCorrected: true },
] as const

/** Added to the penalties of the words, so that a model number comes first. */
const wordsPenalty = 10
/** Added outside of the category that a word names: who types printer wants one, not the software for it. */
const otherCategoryPenalty = 2

/** A penalty outside of the categories that words name; the same everywhere when they name none. */
function categoryPenaltyOf(
  words: readonly QueryWord[],
  { filterByCategory }: WordSources,
): (slot: number) => number {
  const names = words.flatMap(({ text, alternatives }) => [
    text,
    ...alternatives.flatMap(({ corrected }) => corrected ?? []),
  ])
  const isOfCategory = filterByCategory(new Set(names))
  return (slot) => (isOfCategory(slot) ? 0 : otherCategoryPenalty)
}

/** All live products that contain every word. */
function searchAll(words: readonly QueryWord[], products: WordSources): FoundProducts {
  const list = new FoundList()
  const rarestFirst = words.toSorted((a, b) => countCandidates(a) - countCandidates(b))
  const [rarest] = rarestFirst
  if (!rarest || countCandidates(rarest) === 0) return list.finish()
  const scorers = rarestFirst.map((word) => new WordScorer(word))
  const isModel = products.modelFinderOf(words.map(({ text }) => text).join(''))
  const categoryPenalty = categoryPenaltyOf(words, products)
  const visit = (slot: number) => {
    if (!products.isLive(slot)) return
    let sum = 0
    for (const scorer of scorers) {
      const penalty = scorer.score(slot)
      if (penalty < 0) return
      sum += penalty
    }
    const model = isModel(slot)
    list.add(slot, model < 0 ? wordsPenalty + sum + categoryPenalty(slot) : model)
  }
  const all = (1 << words.length) - 1
  const masks = products.candidateMasks.of(words)
  for (let slot = 0; slot < masks.length; slot += 1) if (masks[slot] === all) visit(slot)
  if (list.length === 0) return list.finish()

  const corrected = words.map((word) => new WordScorer(word).correctionIn(list.best))
  if (corrected.every((text) => text === undefined)) return list.finish()
  const showing = words.map(({ text }, index) => corrected[index] ?? text).join(' ')
  return list.finish({ match: 'typo', showing })
}

function countAlternatives(words: readonly QueryWord[]): number {
  return words.reduce((sum, { alternatives }) => sum + alternatives.length, 0)
}

/**
 * Searches products by words, for a query that no product contains as a substring: all words in any order; model
 * numbers in descriptions, too; mistyped words; then with words left out.
 * @param isTyping the last word may be unfinished
 */
export function searchWords(q: string, products: WordSources, isTyping = false): FoundProducts {
  const readings = readQuery(q, (words) => hearWords(words, products, isTyping))
  const tried = readings.map((): QueryWord[] => [])
  for (const stage of stages) {
    const tolerance: MatchTolerance = { ...stage, isTyping }
    for (const [index, reading] of readings.entries()) {
      const words = findAlternatives(reading, products, tolerance)
      // A stage only adds alternatives: as many are the same ones.
      if (countAlternatives(words) === countAlternatives(tried[index] ?? [])) continue
      tried[index] = words
      const found = searchAll(words, products)
      if (found.slots.length > 0) return found
    }
  }
  return searchNear(tried.at(-1) ?? [], products) ?? new FoundList().finish()
}
