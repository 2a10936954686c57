import { longestWrittenLine } from '../../limits.ts'
import { cleanLine } from './clean-line.ts'
import { guessLine, type LineGuess } from './guess-line.ts'
import { joinGroups } from './line-quantity.ts'
import { canNameProduct } from './line-words.ts'

/** One item of a list, as it was pasted. */
export interface WrittenItem {
  /** Line of the text, from 1; several items may stand on one. */
  lineNumber: number
  /** What the line says of this item. */
  text: string
  /** As long as nobody looks it up; blank without any. */
  modelNo: string
  /** undefined when the line is asked about. */
  quantity: number | undefined
}

const isHeading = (text: string) =>
  /\b(?:model|part|item|product|particulars|description)/i.test(text) &&
  /\b(?:qty|quantity|nos)\b/i.test(text) &&
  !/\d/.test(text)

/** A word of letters and digits, with or without the hyphens between them. */
const isNamed = ({ line: { words } }: LineGuess) =>
  words.some(
    ({ text, before }, at) =>
      canNameProduct(text) ||
      (/^[-/._]$/.test(before) && canNameProduct(`${words[at - 1]?.text ?? ''}${text}`)),
  )
const isComplete = (reading: LineGuess) => reading.quantity !== undefined && isNamed(reading)

const named = String.raw`(?=[^\s,;]*\p{L})(?=[^\s,;]*\d)[^\s,;]{4,}`
const pair = String.raw`${named}\s*[\s:=x×*-]\s*\d{1,4}(?:\s*(?:pcs?|nos?))?\.?`
/** "Q2612A 10 CE285A 5": model and quantity in turn, two or more times. */
const pairs = new RegExp(String.raw`^(?:${pair}(?:\s+|$)){2,}$`, 'iu')
const cellPairs =
  /^[^,;\t]*\p{L}[^,;\t]*[,;\t]\s*\d+\s*(?:[,;\t][^,;\t]*\p{L}[^,;\t]*[,;\t]\s*\d+\s*)+$/u

/** Two numbers, and something besides. */
const mayPart = /\d\D+\d/

/** Several items of one line: each part names something, and at least one says how many. */
function partsOf(text: string): string[] {
  if (!mayPart.test(text)) return [text]
  if (cellPairs.test(text)) return text.match(/[^,;\t]+[,;\t]\s*\d+/g) ?? [text]
  const parts = text
    .split(/[;|]|,(?!\d{2,3}(?!\d))|\s(?:and|&|aur|और|\+)\s/iu)
    .map((part) => part.trim())
  const said = parts.filter((part) => part !== '')
  const readings = said.map(guessLine)
  const isList = said.length > 1 && readings.every(isNamed) && readings.some(isComplete)
  if (isList) return said
  return pairs.test(text) ? (text.match(new RegExp(pair, 'giu')) ?? [text]) : [text]
}

interface NumberedLine {
  at: number
  serial: number
  rest: string
}

function numberedLines(lines: readonly string[], pattern: RegExp): NumberedLine[] {
  return lines.flatMap((text, at) => {
    const [, serial, rest = ''] = pattern.exec(text) ?? []
    return serial === undefined ? [] : [{ at, serial: Number(serial), rest }]
  })
}

const isRow = (numbered: readonly NumberedLine[]) =>
  numbered.length > 1 && numbered.every(({ serial }, index) => serial === index + 1)

/**
 * What numbers before the lines of a list mean. "1 …", "2 …", "3 …" number its lines, whether these say a quantity or
 * not; "(10) …", "(5) …", "(20) …" count pieces. A number in brackets that can be both stays, and is asked about.
 */
function withoutSerials(lines: readonly string[]): string[] {
  const bare = numberedLines(lines, /^(\d{1,4})[\s:-]+(.*\D.*)$/)
  const bracketed = numberedLines(lines, /^[([]\s*(\d{1,4})\s*[)\]]\s*(.*\D.*)$/)
  const isCount =
    bracketed.length > 1 &&
    bracketed.some(({ serial }, index) => serial <= (bracketed[index - 1]?.serial ?? 0))
  const isNumbered = isRow(bracketed) && bracketed.length > 2
  const textOf = ({ serial, rest }: NumberedLine) => {
    if (isNumbered || isComplete(guessLine(rest))) return rest
    return isCount ? `${serial} x ${rest}` : undefined
  }
  const read = [...lines]
  for (const { at, rest } of isRow(bare) ? bare : []) read[at] = rest
  for (const line of bracketed) read[line.at] = textOf(line) ?? lines[line.at] ?? ''
  return read
}

const lineEnd = /\r\n?|\n|\u2028/

/** The lines of a text, as they are numbered. */
export const linesOf = (written: string): string[] => written.split(lineEnd)

/** Of a paragraph the beginning; its last word goes, for half a number is another one. */
const bounded = (text: string) =>
  text.length > longestWrittenLine
    ? text.slice(0, longestWrittenLine - 1).replace(/\S*$/, '…')
    : text

function itemOf(lineNumber: number, part: string): WrittenItem {
  // Tabs part cells, and a request may not contain them.
  const text = bounded(part.replace(/\s*\t+\s*/g, ', '))
  const { modelNo, quantity } = guessLine(text)
  return { lineNumber, text, modelNo, quantity }
}

/** Lines that are read at once; a page that shows them answers keys between two slices. */
const linesOfSlice = 50

/** Calls a function for each text, with a pause after every slice. */
function* inSlices<Result>(
  texts: readonly string[],
  read: (text: string, at: number) => Result,
): Generator<undefined, Result[]> {
  const results: Result[] = []
  for (const [at, text] of texts.entries()) {
    if (at > 0 && at % linesOfSlice === 0) yield
    results.push(read(text, at))
  }
  return results
}

/** {@link readWrittenLines} with pauses, for long lists: yields after each slice of lines, and returns the items. */
export function* readInSlices(written: string): Generator<undefined, WrittenItem[]> {
  const lines = yield* inSlices(linesOf(written), (line) => joinGroups(cleanLine(line)))
  const items = yield* inSlices(withoutSerials(lines), (text, at) => {
    if (text === '' || isHeading(text)) return []
    return partsOf(text).map((part) => itemOf(at + 1, part))
  })
  return items.flat()
}

/**
 * Reads a list as people write it in WhatsApp, mails and sheets: leaves out headings, greetings, and what programs put
 * around lines, and parts several items of one line.
 * @returns the items, each to be matched by `matchLine`
 * @example readWrittenLines('Dear sir,\n1) Q2612A - 10 pcs, CE285A x 5') // 'Q2612A - 10 pcs' and 'CE285A x 5', both of line 2
 */
export function readWrittenLines(written: string): WrittenItem[] {
  const slices = readInSlices(written)
  let slice = slices.next()
  while (!slice.done) slice = slices.next()
  return slice.value
}
