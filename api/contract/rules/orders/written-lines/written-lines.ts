import { mostWrittenLines } from '../../limits.ts'
import { cleanLine } from './clean-line.ts'
import { guessLine, isComplete, isNamed } from './guess-line.ts'
import { boundedItem, cut, piecesOf } from './line-pieces.ts'
import { joinGroups, mayBePrice } from './line-quantity.ts'
import { editedLines } from './lists/edited-lines.ts'
import { inSlices } from './lists/in-slices.ts'
import { withoutMail } from './lists/mail-frame.ts'
import { numberingReader } from './lists/numbering.ts'
import { askedBySections } from './lists/sections.ts'
import { withoutColumns } from './lists/table-rows.ts'

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

const lineEnd = /\r\n?|\n|\u2028/

/** The lines of a text, as they are numbered. */
export const linesOf = (written: string): string[] => written.split(lineEnd)

function unreadItem(lineNumber: number, part: string): WrittenItem {
  // Tabs part cells, and a request may not contain them.
  const text = boundedItem(part.replace(/\s*\t+\s*/g, ', '))
  return { lineNumber, text, modelNo: '', quantity: undefined }
}

/** "Q2612A", "1150" of two cells: a price as likely as pieces. */
const isHighCell = (part: string) => mayBePrice(/\t\s*(\d+)\s*$/.exec(part)?.[1] ?? '')

/** @param isAsked it stands where nobody knows what its numbers mean, which the item says by a question mark */
function itemOf(lineNumber: number, part: string, isAsked: boolean): WrittenItem {
  const isDoubtful = (isAsked || isHighCell(part)) && !part.endsWith('?')
  const item = unreadItem(lineNumber, isDoubtful ? `${part} ?` : part)
  const { modelNo, quantity } = guessLine(item.text)
  return { ...item, modelNo, quantity }
}

/** {@link readWrittenLines} with pauses, for long lists: yields after each slice of lines, and returns the items. */
export function* readInSlices(written: string): Generator<undefined, WrittenItem[]> {
  const pieces = linesOf(written).flatMap((line, at) =>
    line.trim() === '' ? [] : piecesOf(line).map((text) => ({ lineNumber: at + 1, text })),
  )
  const pasted = pieces.map(({ text }) => text)
  const rows = withoutColumns(pasted)
  const texts = rows.map(({ text }) => text)
  const bySections = askedBySections(texts)
  const cleaned = yield* inSlices(texts, (text) => joinGroups(cleanLine(text)))
  const lines = withoutMail(cleaned, pasted)
  const edited = editedLines(lines, pasted)
  const withoutNumbering = yield* numberingReader(lines)
  let count = 0
  const items = yield* inSlices(lines, (line, at): WrittenItem[] => {
    const { lineNumber = 0 } = pieces[at] ?? {}
    if (line === '') return []
    // Nobody looks them up.
    if (count >= mostWrittenLines) return [unreadItem(lineNumber, line)]
    const text = withoutNumbering(line)
    if (text === '') return []
    const isAsked = (rows[at]?.isAsked ?? false) || (bySections[at] ?? false) || edited.has(at)
    const found = partsOf(text).map((part) => itemOf(lineNumber, part, isAsked))
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
