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

/** A product, the words that it contains as bits, and their penalty. */
interface Found {
  slot: number
  mask: number
  penalty: number
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
  const bySet = slotsBySet(candidateMasks(words, products))
  /** Reads a product: which of the words that it may contain it does contain, and their penalty. */
  const verify = (slot: number, candidates: number): Found => {
    const found = { slot, mask: 0, penalty: 0 }
    if (!products.isLive(slot)) return found
    for (const [index, scorer] of scorers.entries()) {
      const penalty = candidates & (1 << index) ? scorer.score(slot) : -1
      if (penalty < 0) continue
      found.mask |= 1 << index
      found.penalty += penalty
    }
    return found
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
  const isLong = (mask: number) =>
    words.some(({ text }, index) => (mask >> index) & 1 && longWord.test(text))

  let best: Kept | undefined
  const allFound: Found[] = []
  const sets = [...bySet.keys()].filter(isLong).map(describe).toSorted(compareKept)
  for (const set of sets) {
    // A product is no better than the words that it may contain: those of worse sets are not read.
    if (best && compareKept(best, set) < 0) break
    for (const slot of bySet.get(set.mask) ?? []) {
      const found = verify(slot, set.mask)
      const { mask } = found
      if (mask === 0 || !isLong(mask)) continue
      allFound.push(found)
      if (mask === best?.mask) continue
      const kept = describe(mask)
      if (!best || compareKept(kept, best) < 0) best = kept
    }
  }
  if (!best) return undefined

  const list = new FoundList()
  const { mask: bestMask } = best
  for (const { slot, mask, penalty } of allFound) if (mask === bestMask) list.add(slot, penalty)
  const showing = words
    .map(({ text }, index) => scorers[index]?.correctionIn(list.best) ?? text)
    .filter((_text, index) => (bestMask >> index) & 1)
    .join(' ')
  return list.finish({ match: 'near', showing })
}
