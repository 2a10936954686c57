import { candidatesOf } from './candidates.ts'
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
  const masks = new Uint16Array(products.slots)
  const sums = new Uint16Array(products.slots)
  const counts = words.map(() => 0)
  for (const [index, word] of words.entries()) {
    const bit = 1 << index
    const scorer = scorers[index]
    for (const slot of candidatesOf(word) ?? []) {
      if (((masks[slot] ?? 0) & bit) !== 0 || !products.isLive(slot)) continue
      const penalty = scorer?.score(slot) ?? -1
      if (penalty < 0) continue
      masks[slot] = (masks[slot] ?? 0) | bit
      sums[slot] = (sums[slot] ?? 0) + penalty
      counts[index] = (counts[index] ?? 0) + 1
    }
  }

  const isMeasure = (index: number) => /^[\d.]+$/.test(words[index - 1]?.text ?? '')
  const last = words.findLastIndex(({ text }, index) => longWord.test(text) && !isMeasure(index))
  const describe = (mask: number): Kept => {
    const kept = words.flatMap((_word, index) => ((mask >> index) & 1 ? [index] : []))
    const weight = kept.reduce(
      (sum, index) => sum + Math.log2(products.slots / (counts[index] || 1)),
      0,
    )
    return { mask, words: kept.length, hasLast: kept.includes(last), weight }
  }
  const isLong = (mask: number) =>
    words.some(({ text }, index) => (mask >> index) & 1 && longWord.test(text))

  let best: Kept | undefined
  const isSeen = new Uint8Array(1 << words.length)
  for (const mask of masks) {
    if (isSeen[mask]) continue
    isSeen[mask] = 1
    if (!isLong(mask)) continue
    const kept = describe(mask)
    if (isBetter(kept, best)) best = kept
  }
  if (!best) return undefined

  const list = new FoundList()
  for (const [slot, mask] of masks.entries()) {
    if (mask === best.mask) list.add(slot, sums[slot] ?? 0)
  }
  const { mask } = best
  const showing = words
    .map(({ text }, index) => scorers[index]?.correctionIn(list.best) ?? text)
    .filter((_text, index) => (mask >> index) & 1)
    .join(' ')
  return list.finish({ match: 'near', showing })
}
