import {
  canNameProduct,
  continues,
  type LineWord,
  textOf,
  type WordedLine,
  wordsOf,
} from './line-words.ts'
import { countBeside, quantityBeside } from './quantity-beside.ts'

/** What a line means as long as nobody looks it up. */
export interface LineGuess {
  line: WordedLine
  /** The words of the model: the first, and the one after the last. */
  from: number
  to: number
  /** The model number; blank without any. */
  modelNo: string
  /** The quantity beside that; undefined when the line is asked about. */
  quantity: number | undefined
  /** A number stands where people write quantities, whatever the line says besides. */
  hasCount: boolean
}

const noName: ReadonlySet<string> = new Set()

/** Where the model is when nobody knows the catalogue: what is left beside a number at the end or at the beginning. */
function guessRegion({ words }: WordedLine): [number, number] {
  const counted = words.findIndex(({ isSaid }) => isSaid)
  const last = words.length - 1
  if (counted >= 0) return counted === 0 ? [1, endOfRun(words, 1)] : [0, endOfRun(words, 0)]
  // ", 5": a quantity of nothing.
  if (last === 0 && words[0]?.isNumber && words[0].before !== '') return [0, 0]
  const [first, final] = [words[0], words[last]]
  const isParted = /[,;:\t]/.test(final?.before ?? '')
  const hasDigit = (from: number, to: number) =>
    words.slice(from, to).some(({ text }) => /\d/.test(text))
  if (final?.isNumber && last > 0 && (isParted || hasDigit(0, last))) return [0, last]
  if (first?.isNumber && last > 0 && words.slice(1).some(({ text }) => canNameProduct(text)))
    return [1, words.length]
  return [0, endOfRun(words, 0)]
}

/** The end of the words from one on that no price or quantity parts. */
function endOfRun(words: readonly LineWord[], from: number): number {
  const end = words.findIndex((word, at) => at > from && (word.isSaid || !continues(word)))
  return end < 0 ? words.length : end
}

/** Reads one item of a list without a catalogue. @param text as `readWrittenLines` gives it */
export function guessLine(text: string): LineGuess {
  const line = wordsOf(text)
  const [from, to] = guessRegion(line)
  const place = { from, to }
  const hasCount = countBeside(line.words, place) !== undefined
  const quantity = hasCount ? quantityBeside(line.words, place, noName) : undefined
  return { line, from, to, modelNo: textOf(line, from, to), quantity, hasCount }
}

/** A word of letters and digits, with or without the hyphens between them. */
export const isNamed = ({ line: { words } }: LineGuess): boolean =>
  words.some(
    ({ text, before }, at) =>
      canNameProduct(text) ||
      (/^[-/._]$/.test(before) && canNameProduct(`${words[at - 1]?.text ?? ''}${text}`)),
  )

/** It names something, and says how many. */
export const isComplete = (guess: LineGuess): boolean => guess.hasCount && isNamed(guess)
