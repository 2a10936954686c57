import { candidateMasks, countCandidates } from './candidates.ts'
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

function countBits(mask: number): number {
  let count = 0
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1
  return count
}

function isBetter(one: Kept, other: Kept | undefined): boolean {
  if (!other) return true
  return (
    (one.words - other.words ||
      Number(one.hasLast) - Number(other.hasLast) ||
      one.weight - other.weight) > 0
  )
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
  const masks = candidateMasks(words, products)
  const sums = new Uint16Array(products.slots)
  /** Reads a product: which of the words that it may contain it does contain. */
  const verify = (slot: number): number => {
    if (!products.isLive(slot)) return 0
    let mask = 0
    for (const [index, scorer] of scorers.entries()) {
      const penalty = (masks[slot] ?? 0) & (1 << index) ? scorer.score(slot) : -1
      if (penalty < 0) continue
      mask |= 1 << index
      sums[slot] = (sums[slot] ?? 0) + penalty
    }
    return mask
  }

  const isMeasure = (index: number) => /^[\d.]+$/.test(words[index - 1]?.text ?? '')
  const last = words.findLastIndex(({ text }, index) => longWord.test(text) && !isMeasure(index))
  const describe = (mask: number): Kept => {
    const kept = words.flatMap((word, index) => ((mask >> index) & 1 ? [{ word, index }] : []))
    const weight = kept.reduce(
      (sum, { word }) => sum + Math.log2(products.slots / Math.max(1, countCandidates(word))),
      0,
    )
    const hasLast = kept.some(({ index }) => index === last)
    return { mask, words: kept.length, hasLast, weight }
  }
  const isLong = (mask: number) =>
    words.some(({ text }, index) => (mask >> index) & 1 && longWord.test(text))

  let best: Kept | undefined
  const found: { slot: number; mask: number }[] = []
  const kinds = new Map<number, Kept>()
  // A product that may contain fewer words than the best one does contain is not read.
  for (let level = words.length; level >= (best?.words ?? 1); level -= 1) {
    for (let slot = 0; slot < masks.length; slot += 1) {
      if (countBits(masks[slot] ?? 0) !== level) continue
      const mask = verify(slot)
      if (mask === 0 || !isLong(mask)) continue
      found.push({ slot, mask })
      const kept = kinds.get(mask) ?? describe(mask)
      kinds.set(mask, kept)
      if (isBetter(kept, best)) best = kept
    }
  }
  if (!best) return undefined

  const list = new FoundList()
  const { mask: bestMask } = best
  for (const { slot, mask } of found) if (mask === bestMask) list.add(slot, sums[slot] ?? 0)
  const showing = words
    .map(({ text }, index) => scorers[index]?.correctionIn(list.best) ?? text)
    .filter((_text, index) => (bestMask >> index) & 1)
    .join(' ')
  return list.finish({ match: 'near', showing })
}
