import { longestModelNo } from '../../limits.ts'
import { guessLine, type LineGuess } from './guess-line.ts'
import { isCut } from './line-pieces.ts'
import { quantityOf } from './line-quantity.ts'
import { canNameProduct, continues, textOf, type WordedLine } from './line-words.ts'
import { modelKeyOf } from './model-key.ts'

/** Words of a line that may be a model number. */
export interface ModelSpan {
  /** See {@link modelKeyOf}. */
  key: string
  from: number
  to: number
}

/** A line that is a model number, with or without a quantity, and nothing else. */
export interface PlainReading {
  modelNo: string
  /** See {@link modelKeyOf}. */
  key: string
  quantity: number | undefined
  /** The key of the words before it, which have to be the brand; undefined without any. */
  brand: string | undefined
}

/** What a line can mean; which of it is meant only the catalogue knows. */
export interface LineReading extends LineGuess {
  /**
   * The line as a model number, as one with a quantity after a comma, and as one behind its brand, whatever its signs could
   * mean.
   */
  plain: PlainReading[]
  /** All words that may be a whole model number. */
  spans: ModelSpan[]
  /** Words that may be a part of one, most of them first. */
  parts: ModelSpan[]
}

const shortestKey = 3
const shortestPart = 4
/** "12A" for a toner Q2612A: what dealers call it, unless the line is about current. */
const shortName = /^\d\d[ax]$/
const electrical =
  /\b(?:\d+\s*v|volts?|amps?|power|plugs?|sockets?|adapt[eo]rs?|chargers?|cords?|fuses?|mcb|smps|ups)\b/i
const mostWords = 6
/** A line of more words, or of more runs of them that may name a product, is a paragraph. */
const mostWordsOfLine = 24
const mostSpans = 60
/** Parts of model numbers that one line may have. */
const mostParts = 8

function spanOf(line: WordedLine, from: number, to: number): ModelSpan {
  return { key: modelKeyOf(textOf(line, from, to)), from, to }
}

function canBeWhole({ words }: WordedLine, { key, from, to }: ModelSpan): boolean {
  const inside = words.slice(from, to)
  if (key.length < shortestKey || key.length > longestModelNo) return false
  // "PC-VGA": hyphens tell a model number from words.
  const isHyphenated = inside.length > 1 && inside.slice(1).every(({ before }) => before === '-')
  if (!/\d/.test(key) && !isHyphenated) return false
  return !inside[0]?.isSaid && inside.slice(1).every(continues)
}

function spansOf(line: WordedLine): ModelSpan[] {
  const count = Math.min(line.words.length, mostWordsOfLine)
  const spans = Array.from({ length: count }, (_, from) => from).flatMap((from) =>
    Array.from({ length: Math.min(mostWords, count - from) }, (_, more) =>
      spanOf(line, from, from + more + 1),
    ).filter((span) => canBeWhole(line, span)),
  )
  return spans.length > mostSpans ? [] : spans
}

/** Words that blanks part from others, with what signs join to them; of a line without such words its long numbers. */
function partsOf(line: WordedLine): ModelSpan[] {
  const { words, marked } = line
  const isLong = ({ key }: ModelSpan) =>
    key.length >= shortestPart || (shortName.test(key) && !electrical.test(marked))
  const starts = words.flatMap(({ before }, at) =>
    at === 0 || !/^[-/._]$/.test(before) ? [at] : [],
  )
  const chunks = starts
    .map((from, index) => spanOf(line, from, starts[index + 1] ?? words.length))
    .filter((span) => isLong(span) && words[span.from]?.isSaid === false)
  const named = chunks.filter(({ key }) => canNameProduct(key))
  const parts = named.length > 0 ? named : chunks.filter(({ key }) => /^\d+$/.test(key))
  return parts.slice(0, mostParts)
}

/** Words of the longest brand before a model number. */
const mostBrandWords = 3

function plainReading(modelNo: string, quantity: number | undefined, brand?: string): PlainReading {
  const brandKey = brand === undefined ? undefined : modelKeyOf(brand)
  return { modelNo, key: modelKeyOf(modelNo), quantity, brand: brandKey }
}

function plainOf(text: string): LineReading['plain'] {
  if (isCut(text)) return []
  const [, modelNo, digits = ''] = /^(.*\S)\s*[,;]\s*(\d+)(?:\s*pcs)?[\s,;]*$/.exec(text) ?? []
  const quantity = quantityOf(digits)
  const lines = [plainReading(text, undefined)]
  if (modelNo !== undefined) lines.push(plainReading(modelNo, quantity))
  const words = (modelNo ?? text.replace(/[,;]$/, '')).split(' ')
  const brands = words.slice(1, mostBrandWords + 1).map((_, at) => words.slice(0, at + 1))
  for (const brand of brands) {
    const line = plainReading(words.slice(brand.length).join(' '), quantity, brand.join(' '))
    if (line.brand !== '') lines.push(line)
  }
  return lines.filter(({ key }) => key.length >= shortestKey && key.length <= longestModelNo)
}

/**
 * Reads one item of a list, for a catalogue that knows models.
 * @param text of one item, as `readWrittenLines` gives it
 */
export function readLine(text: string): LineReading {
  const guess = guessLine(text)
  const { line, from, to } = guess
  const region = spanOf(line, from, to)
  const parts = partsOf(line)
  const isWider = parts.some(
    (part) => part.from >= from && part.to <= to && part.key !== region.key,
  )
  return {
    ...guess,
    plain: plainOf(text),
    spans: [...spansOf(line), ...(region.key === '' || /\d/.test(region.key) ? [] : [region])],
    parts: isWider && to - from <= mostWords ? [region, ...parts] : parts,
  }
}
