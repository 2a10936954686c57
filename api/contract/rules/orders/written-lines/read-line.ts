import { longestModelNo } from '../../limits.ts'
import { canNameProduct, continues, type LineWord, textOf, type WordedLine, wordsOf } from './line-words.ts'
import { modelKeyOf } from './model-key.ts'
import { quantityBeside } from './quantity-beside.ts'

/** Words of a line that may be a model number. */
export interface ModelSpan {
  /** See {@link modelKeyOf}. */
  key: string
  from: number
  to: number
}

/** What a line can mean; which of it is meant only the catalogue knows. */
export interface LineReading {
  line: WordedLine
  /** The model number as long as nobody looks it up; blank without any. */
  modelNo: string
  /** The quantity beside that; undefined when the line is asked about. */
  quantity: number | undefined
  /** All words that may be a whole model number. */
  spans: ModelSpan[]
  /** Words that may be a part of one, most of them first. */
  parts: ModelSpan[]
}

const shortestKey = 3
const shortestPart = 4
const mostWords = 6
/** A line of more words is a paragraph. */
const mostWordsOfLine = 24

function spanOf(line: WordedLine, from: number, to: number): ModelSpan {
  return { key: modelKeyOf(textOf(line, from, to)), from, to }
}

function canBeWhole({ words }: WordedLine, { key, from, to }: ModelSpan): boolean {
  const inside = words.slice(from, to)
  if (key.length < shortestKey || key.length > longestModelNo || !/\d/.test(key)) return false
  return !inside[0]?.isSaid && inside.slice(1).every(continues)
}

function spansOf(line: WordedLine): ModelSpan[] {
  const count = Math.min(line.words.length, mostWordsOfLine)
  return Array.from({ length: count }, (_, from) => from).flatMap((from) =>
    Array.from({ length: Math.min(mostWords, count - from) }, (_, more) =>
      spanOf(line, from, from + more + 1),
    ).filter((span) => canBeWhole(line, span)),
  )
}

/** Where the model is when nobody knows the catalogue: what is left beside a number at the end or at the beginning. */
function guessRegion({ words }: WordedLine): [number, number] {
  const counted = words.findIndex(({ isSaid }) => isSaid)
  const last = words.length - 1
  if (counted >= 0) return counted === 0 ? [1, endOfRun(words, 1)] : [0, endOfRun(words, 0)]
  const [first, final] = [words[0], words[last]]
  const isParted = /[,;:\t]/.test(final?.before ?? '')
  const hasDigit = (from: number, to: number) =>
    words.slice(from, to).some(({ text }) => /\d/.test(text))
  if (final?.isNumber && last > 0 && (isParted || hasDigit(0, last))) return [0, last]
  if (first?.isNumber && last > 0 && words.slice(1).some(({ text }) => canNameProduct(text))) return [1, words.length]
  return [0, endOfRun(words, 0)]
}

/** The end of the words from one on that no price or quantity parts. */
function endOfRun(words: readonly LineWord[], from: number): number {
  const end = words.findIndex((word, at) => at > from && (word.isSaid || !continues(word)))
  return end < 0 ? words.length : end
}

/** Words that blanks part from others, with what signs join to them; of a line without such words its long numbers. */
function partsOf(line: WordedLine): ModelSpan[] {
  const { words } = line
  const starts = words.flatMap(({ before }, at) =>
    at === 0 || !/^[-/._]$/.test(before) ? [at] : [],
  )
  const chunks = starts
    .map((from, index) => spanOf(line, from, starts[index + 1] ?? words.length))
    .filter(({ key, from }) => key.length >= shortestPart && words[from]?.isSaid === false)
  const named = chunks.filter(({ key }) => canNameProduct(key))
  return named.length > 0 ? named : chunks.filter(({ key }) => /^\d+$/.test(key))
}

/**
 * Reads one item of a list.
 * @param text of one item, as `readWrittenLines` gives it
 */
export function readLine(text: string): LineReading {
  const line = wordsOf(text)
  const [from, to] = guessRegion(line)
  const region = spanOf(line, from, to)
  const parts = partsOf(line)
  const isWider = parts.some((part) => part.from >= from && part.to <= to && part.key !== region.key)
  return {
    line,
    modelNo: textOf(line, from, to),
    quantity: quantityBeside(line.words, from, to),
    spans: [...spansOf(line), ...(region.key === '' || /\d/.test(region.key) ? [] : [region])],
    parts: isWider && to - from <= mostWords ? [region, ...parts] : parts,
  }
}
