import { mostWrittenLines } from '../../limits.ts'
import { cleanLine } from './clean-line.ts'
import { guessLine, type LineGuess } from './guess-line.ts'
import { boundedItem, cut, piecesOf } from './line-pieces.ts'
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
  /^[^,;\t\p{L}]*\p{L}[^,;\t]*[,;\t]\s*\d+\s*(?:[,;\t][^,;\t\p{L}]*\p{L}[^,;\t]*[,;\t]\s*\d+\s*)+$/u

/** Two numbers, and something besides. */
const mayPart = /\d\D+\d/

/** Several items of one line: each part names something, and at least one says how many. */
function partsOf(text: string): string[] {
  if (!mayPart.test(text)) return [text]
  if (cellPairs.test(text)) return text.match(/[^,;\t]+[,;\t]\s*\d+/g) ?? [text]
  const parts = text
    .split(/[;|]|,(?!\d{2,3}(?!\d))|\s(?:and|&|aur|और|\+)\s/iu)
    .map((part) => boundedItem(part.trim()))
  const said = parts.filter((part) => part !== '' && part !== cut)
  const isList =
    said.length > 1 &&
    said.every((part) => isNamed(guessLine(part))) &&
    said.some((part) => isComplete(guessLine(part)))
  if (isList) return said
  return pairs.test(text) ? (text.match(new RegExp(pair, 'giu')) ?? [text]) : [text]
}

/** Lines and characters that are read at once; a page that shows them answers keys between two slices. */
const linesOfSlice = 50
const charactersOfSlice = 4_000

/** Calls a function for each text, with a pause after every slice. */
function* inSlices<Result>(
  texts: readonly string[],
  read: (text: string, at: number) => Result,
): Generator<undefined, Result[]> {
  const results: Result[] = []
  let [lines, characters] = [0, 0]
  for (const [at, text] of texts.entries()) {
    if (lines >= linesOfSlice || characters >= charactersOfSlice) {
      yield
      lines = 0
      characters = 0
    }
    results.push(read(text, at))
    lines += 1
    characters += text.length
  }
  return results
}

/** A number before a line that may be its place in the list. */
interface Numbering {
  serial: number
  rest: string
}

function numberingOf(text: string, pattern: RegExp): Numbering | undefined {
  const [, serial, rest = ''] = pattern.exec(text) ?? []
  return serial === undefined ? undefined : { serial: Number(serial), rest }
}

const bareNumbering = (text: string) => numberingOf(text, /^(\d{1,4})[\s:-]+(.*\D.*)$/)
const bracketedNumbering = (text: string) =>
  numberingOf(text, /^[([]\s*(\d{1,4})\s*[)\]]\s*(.*\D.*)$/)

const isRow = (serials: readonly number[]) =>
  serials.length > 1 && serials.every((serial, index) => serial === index + 1)

/**
 * Finds out what numbers before the lines of a list mean. "1 …", "2 …", "3 …" number its lines, whether these say a
 * quantity or not; "(10) …", "(5) …", "(20) …" count pieces. A number in brackets that can be both stays, and is asked about.
 * @returns what a line says without its number
 */
function* serialReader(lines: readonly string[]): Generator<undefined, (text: string) => string> {
  const bare = (yield* inSlices(lines, (text) => bareNumbering(text)?.serial ?? [])).flat()
  const bracketed = (yield* inSlices(
    lines,
    (text) => bracketedNumbering(text)?.serial ?? [],
  )).flat()
  const isCount =
    bracketed.length > 1 && bracketed.some((serial, index) => serial <= (bracketed[index - 1] ?? 0))
  const isNumbered = isRow(bracketed) && bracketed.length > 2
  const isBareRow = isRow(bare)
  return (text) => {
    const inBrackets = bracketedNumbering(text)
    if (!inBrackets) return (isBareRow && bareNumbering(text)?.rest) || text
    const { serial, rest } = inBrackets
    if (isNumbered || isComplete(guessLine(boundedItem(rest)))) return rest
    return isCount ? `${serial} x ${rest}` : text
  }
}

const lineEnd = /\r\n?|\n|\u2028/

/** The lines of a text, as they are numbered. */
export const linesOf = (written: string): string[] => written.split(lineEnd)

function unreadItem(lineNumber: number, part: string): WrittenItem {
  // Tabs part cells, and a request may not contain them.
  const text = boundedItem(part.replace(/\s*\t+\s*/g, ', '))
  return { lineNumber, text, modelNo: '', quantity: undefined }
}

function itemOf(lineNumber: number, part: string): WrittenItem {
  const item = unreadItem(lineNumber, part)
  const { modelNo, quantity } = guessLine(item.text)
  return { ...item, modelNo, quantity }
}

/** {@link readWrittenLines} with pauses, for long lists: yields after each slice of lines, and returns the items. */
export function* readInSlices(written: string): Generator<undefined, WrittenItem[]> {
  const pieces = linesOf(written).flatMap((line, at) =>
    line.trim() === '' ? [] : piecesOf(line).map((text) => ({ lineNumber: at + 1, text })),
  )
  const lines = yield* inSlices(
    pieces.map(({ text }) => text),
    (text) => joinGroups(cleanLine(text)),
  )
  const withoutSerial = yield* serialReader(lines)
  let count = 0
  const items = yield* inSlices(lines, (line, at): WrittenItem[] => {
    const { lineNumber = 0 } = pieces[at] ?? {}
    if (line === '') return []
    // Nobody looks them up.
    if (count >= mostWrittenLines) return [unreadItem(lineNumber, line)]
    const text = withoutSerial(line)
    if (text === '' || isHeading(text)) return []
    const found = partsOf(text).map((part) => itemOf(lineNumber, part))
    count += found.length
    return found
  })
  return items.flat()
}

/**
 * Reads a list as people write it in WhatsApp, mails and sheets: leaves out headings, greetings, and what programs put
 * around lines, and parts several items of one line.
 * @returns the items, each to be matched by `matchLine`; after the first {@link mostWrittenLines} the lines as they are
 * @example readWrittenLines('Dear sir,\n1) Q2612A - 10 pcs, CE285A x 5') // 'Q2612A - 10 pcs' and 'CE285A x 5', both of line 2
 */
export function readWrittenLines(written: string): WrittenItem[] {
  const slices = readInSlices(written)
  let slice = slices.next()
  while (!slice.done) slice = slices.next()
  return slice.value
}
