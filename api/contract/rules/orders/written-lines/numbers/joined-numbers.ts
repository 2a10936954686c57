import type { LineWord } from '../line-words.ts'
import { alternatives } from '../words/word-list.ts'

/** Words that make one quantity, a choice or a correction of two numbers: "10 to 12 pcs", "10 pcs + 1 free". */
const sums =
  'into plus minus less free extra more additional scheme x n and aur an? half aadha और फ्री'
const choices = 'to till until thru through vs or ya se but then में से या'
const corrections =
  'instead of not no nahi+n? na change make it now ki ka ke jagah badle bajay की जगह नहीं बजाय'
const connectors = new RegExp(`^(?:[+&<>~]+|${alternatives(sums, choices, corrections)})$`, 'iu')
/** The lowest number that is a rate rather than a second count. */
const lowestRate = 100

interface Place {
  from: number
  to: number
}

const mayCount = (word: LineWord | undefined) =>
  word?.isNumber === true && word.quantity !== undefined

/** A bare number behind the quantity: a rate when it is much, or another count. */
function isOtherCount(between: readonly LineWord[], counted: LineWord, bare: LineWord): boolean {
  const isConnected = between.length > 0 && between.every(({ text }) => connectors.test(text))
  if (isConnected) return true
  const [count = 0, other = 0] = [counted.quantity, bare.quantity]
  return other < lowestRate || other <= count
}

/** A bare number before the quantity: a rate when it is much, or another count. */
function isJoined(words: readonly LineWord[], bare: number, counted: number): boolean {
  const between = words.slice(bare + 1, counted)
  if (between.every(({ text }) => connectors.test(text))) return true
  return (words[bare]?.quantity ?? 0) < lowestRate
}

/**
 * True when a number that may count stands beside the one that says that it is the quantity: a sum, a range, a product,
 * a choice, or what was corrected.
 * @param words of a line
 * @param place of the model, whose numbers count nothing
 */
export function hasOtherCount(words: readonly LineWord[], { from, to }: Place): boolean {
  const numbers = [...words.entries()].filter(
    ([at, word]) => (at < from || at >= to) && mayCount(word),
  )
  return numbers.slice(1).some(([at, word], index) => {
    const [before, former] = numbers[index] ?? []
    if (before === undefined || former === undefined) return false
    const between = words.slice(before + 1, at)
    const isApart = before < from && at >= to
    if (former.isSaid && word.isSaid) return between.length > 0 || /[,;]/.test(word.before)
    if (former.isSaid) return isOtherCount(isApart ? [] : between, former, word)
    return word.isSaid && !isApart && isJoined(words, before, at)
  })
}
