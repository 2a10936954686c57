import { countCandidates } from './candidates.ts'
import { FoundList, type FoundProducts } from './found-products.ts'
import type { QueryWord } from './query-word.ts'
import { WordScorer } from './word-scorer.ts'
import type { WordSources } from './word-sources.ts'

/** One of the words that are not left out must be such a word: three characters, letters among them. */
const longWord = /^(?=.*\p{L}).{3}/u

/** A set of words by number, as bits, and how good an answer it makes. */
interface Kept {
  mask: number
  words: number
  hasLast: boolean
  weight: number
}

/** Negative when the first one is the better answer. */
function compareKept(one: Kept, other: Kept): number {
  return (
    other.words - one.words ||
    Number(other.hasLast) - Number(one.hasLast) ||
    other.weight - one.weight
  )
}

/** The products that may contain each set of words, by set; the empty set is left out. */
function slotsBySet(masks: Uint16Array): Map<number, number[]> {
  const slots = new Map<number, number[]>()
  for (let slot = 0; slot < masks.length; slot += 1) {
    const mask = masks[slot] ?? 0
    if (mask === 0) continue
    const known = slots.get(mask)
    if (known) known.push(slot)
    else slots.set(mask, [slot])
  }
  return slots
}

/**
 * The products with as many of the words as any product has. Of several sets of words the one with the last word,
 * which mostly names the thing (`3 inch` does not), and with the rarer words wins.
 * @returns undefined when only numbers and abbreviations are known
 */
export function searchNear(
  words: readonly QueryWord[],
  products: WordSources,
): FoundProducts | undefined {
  const scorers = words.map((word) => new WordScorer(word))
  const bySet = slotsBySet(products.candidateMasks.of(words))
  const longWords = words.reduce(
    (mask, { text }, index) => (longWord.test(text) ? mask | (1 << index) : mask),
    0,
  )
  const isLong = (mask: number) => (mask & longWords) !== 0
  /** Products by the words that they do contain, as bits. */
  const found = new Map<number, FoundList>()
  /** Reads a product: which of the words that it may contain it does contain. @returns these, as bits; 0 for too little */
  const verify = (slot: number, candidates: number): number => {
    if (!products.isLive(slot)) return 0
    let mask = 0
    let sum = 0
    for (const [index, scorer] of scorers.entries()) {
      const penalty = candidates & (1 << index) ? scorer.score(slot) : -1
      if (penalty < 0) continue
      mask |= 1 << index
      sum += penalty
    }
    if (!isLong(mask)) return 0
    const list = found.get(mask) ?? new FoundList()
    found.set(mask, list)
    list.add(slot, sum)
    return mask
  }

  const isMeasure = (index: number) => /^[\d.]+$/.test(words[index - 1]?.text ?? '')
  const last = words.findLastIndex(({ text }, index) => longWord.test(text) && !isMeasure(index))
  const weights = words.map((word) =>
    Math.log2(products.slots / Math.max(1, countCandidates(word))),
  )
  const describe = (mask: number): Kept => {
    const kept = [...words.keys()].filter((index) => (mask >> index) & 1)
    const weight = kept.reduce((sum, index) => sum + (weights[index] ?? 0), 0)
    return { mask, words: kept.length, hasLast: kept.includes(last), weight }
  }

  let best: Kept | undefined
  const sets = [...bySet.keys()].filter(isLong).map(describe).toSorted(compareKept)
  for (const set of sets) {
    // A product is no better than the words that it may contain: those of worse sets are not read.
    if (best && compareKept(best, set) < 0) break
    for (const slot of bySet.get(set.mask) ?? []) {
      const mask = verify(slot, set.mask)
      if (mask === 0 || mask === best?.mask) continue
      const kept = describe(mask)
      if (!best || compareKept(kept, best) < 0) best = kept
    }
  }
  const list = best && found.get(best.mask)
  if (!best || !list) return undefined

  const { mask: bestMask } = best
  const showing = words
    .map(({ text }, index) => scorers[index]?.correctionIn(list.best) ?? text)
    .filter((_text, index) => (bestMask >> index) & 1)
    .join(' ')
  return list.finish({ match: 'near', showing })
}
