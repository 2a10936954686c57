import { isMeasure, type LineWord } from './line-words.ts'
import { gap } from './numbers/number-words.ts'
import { isAside, isKind, isLink, isOfPrice, isRequest } from './words/harmless-words.ts'

/** Signs that may change what a number means. */
const signs = '+<>~?#%@^{}$=\\\\'
const decoration = new RegExp(String.raw`[^\p{L}\p{M}\p{N}${signs}]`, 'gu')

/** What a line may say besides a model and a number, so that the number is certainly what is ordered. */
interface Known {
  /** Words of the name of what is ordered, in small letters. */
  own: ReadonlySet<string>
  /** The number says that it counts: "10 pcs". */
  isSaid: boolean
}

function isAccounted(words: readonly LineWord[], at: number, { own, isSaid }: Known): boolean {
  const { text = '', before = '', isNumber = false } = words[at] ?? {}
  const word = text.replace(decoration, '')
  const small = word.toLowerCase()
  // Numbers are weighed on their own.
  if (word === '' || isNumber || /^\d+$/.test(word) || isMeasure(words, at)) return true
  // "1250/- x 4 nos", where the price is taken out.
  if (small === 'x' && words[at + 1]?.isSaid) return true
  // "? 4 Q2612A 10 pcs": the question is about the other number.
  if (small === '?' && at === 0 && words[1]?.isNumber) return true
  if (own.has(small) || own.has(small.replace(/s$/, '')) || own.has(`${small}s`)) return true
  if (isRequest.test(word) || isKind.test(word) || isLink.test(word)) return true
  return (isSaid && isAside.test(word)) || (before.includes(gap) && isOfPrice.test(word))
}

/**
 * True when each of these words is known to leave a quantity as it is. What is not known is asked about, for no list can
 * hold all that people write of returns, questions and debts.
 * @param places of the words that are looked at
 */
export const areAccounted = (
  words: readonly LineWord[],
  places: readonly number[],
  known: Known,
): boolean => places.every((at) => isAccounted(words, at, known))
