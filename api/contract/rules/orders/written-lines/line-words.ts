import { plainWithTrademarks } from './kept-signs.ts'
import { joinGroups, markQuantity, quantityOf } from './line-quantity.ts'
import { gap, said } from './numbers/number-words.ts'

/** A run of letters and digits of a line. */
export interface LineWord {
  text: string
  /** Its place in the marked text. */
  start: number
  /** What stands before it: blanks, signs, or a gap where a price was. */
  before: string
  /** Digits alone, and no measure. */
  isNumber: boolean
  /** The quantity that it can be; undefined for zero, a part of a piece, and what starts with zero. */
  quantity: number | undefined
  /** It says itself that it is the quantity, as in `10 pcs`. */
  isSaid: boolean
}

/** A line in words. */
export interface WordedLine {
  marked: string
  words: LineWord[]
}

const unitsOfMeasure =
  '(?:m|mt|mtrs?|meters?|metres?|mm|cm|ft|feet|inch|inches|gb|tb|mb|mp|ch|channels?|ports?|v|w|watts?|va|kva|kw|amps?|ah|mah|hz|mhz|ghz|cores?|yr|yrs|years?|kg|gm|ml|l|ltr|p|k)'
const measure = new RegExp(String.raw`^\d+${unitsOfMeasure}$`, 'i')
const measureAlone = new RegExp(`^${unitsOfMeasure}$`, 'i')

const wordPattern = /[^\s\-/._,()[\]:;=*×|"~\ue000\ue001]+/gu

/** Marks of this reader; nobody writes them. */
const privateUse = /\p{Co}/gu

/** The runs of letters and digits of a line, numbers with what they can mean. @param text a clean line */
export function wordsOf(text: string): WordedLine {
  const marked = markQuantity(joinGroups(plainWithTrademarks(text).replace(privateUse, ' ')))
  let end = 0
  const words = Array.from(marked.matchAll(wordPattern), ({ 0: word, index: start }): LineWord => {
    const before = marked.slice(end, start)
    end = start + word.length
    const isPart = (before === '.' && start > 1) || /^\.\d/.test(marked.slice(end, end + 2))
    const isNegative = /[(,;\t]\s*-$/.test(before)
    const isNumber = /^\d+$/.test(word)
    const canCount = isNumber && !word.startsWith('0') && !isPart && !isNegative
    return {
      text: word,
      start,
      before,
      isNumber,
      quantity: canCount ? quantityOf(word) : undefined,
      isSaid: before.endsWith(said),
    }
  })
  const isMeasured = ({ isSaid }: LineWord, next: LineWord | undefined) =>
    !isSaid &&
    next !== undefined &&
    measureAlone.test(next.text) &&
    /^[\s,;|([-]*$/.test(next.before)
  return {
    marked,
    words: words.map((word, at) =>
      word.isNumber && isMeasured(word, words[at + 1]) ? { ...word, isNumber: false } : word,
    ),
  }
}

/** The words from one place to before another, as they were written. */
export function textOf({ marked, words }: WordedLine, from: number, to: number): string {
  const [first, last] = [words[from], words[to - 1]]
  if (!first || !last) return ''
  return marked.slice(first.start, last.start + last.text.length).replaceAll(said, '')
}

/** "8gb", and the "GB" of "8 GB". */
export function isMeasure(words: readonly LineWord[], at: number): boolean {
  const text = words[at]?.text ?? ''
  const isBehindNumber = /^\d+$/.test(words[at - 1]?.text ?? '')
  return measure.test(text) || (isBehindNumber && measureAlone.test(text))
}

/** True for letters and digits together, when they are more than a measure as `2mp`. */
export function canNameProduct(text: string): boolean {
  return /\d/.test(text) && /\p{L}/u.test(text) && !measure.test(text)
}

/** True when only signs that people leave out of model numbers part a word from the one before. */
export function continues({ before }: LineWord): boolean {
  return !before.includes(gap) && /^[-\s/._,()\ue001]*$/.test(before)
}
