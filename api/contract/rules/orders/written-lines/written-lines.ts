import { longestWrittenLine } from '../../limits.ts'
import { cleanLine } from './clean-line.ts'
import { joinGroups } from './line-quantity.ts'
import { canNameProduct } from './line-words.ts'
import { type LineReading, readLine } from './read-line.ts'

/** One item of a list, as it was pasted. */
export interface WrittenItem {
  /** Line of the text, from 1; several items may stand on one. */
  lineNumber: number
  /** What the line says of this item. */
  text: string
}

const isHeading = (text: string) =>
  /\b(?:model|part|item|product|particulars|description)/i.test(text) && /\b(?:qty|quantity|nos)\b/i.test(text) && !/\d/.test(text)

const isNamed = ({ line, parts }: LineReading) =>
  parts.some(({ key }) => canNameProduct(key)) ||
  line.words.some(({ text }) => canNameProduct(text))
const isComplete = (reading: LineReading) => reading.quantity !== undefined && isNamed(reading)

const named = String.raw`(?=[^\s,;]*\p{L})(?=[^\s,;]*\d)[^\s,;]{4,}`
const pair = String.raw`${named}\s*[\s:=x×*-]\s*\d{1,4}(?:\s*(?:pcs?|nos?))?\.?`
/** "Q2612A 10 CE285A 5": model and quantity in turn, two or more times. */
const pairs = new RegExp(String.raw`^(?:${pair}(?:\s+|$)){2,}$`, 'iu')
const cellPairs = /^[^,;\t]*\p{L}[^,;\t]*[,;\t]\s*\d+\s*(?:[,;\t][^,;\t]*\p{L}[^,;\t]*[,;\t]\s*\d+\s*)+$/u

/** Several items of one line: each part names something, and at least one says how many. */
function partsOf(text: string): string[] {
  if (cellPairs.test(text)) return text.match(/[^,;\t]+[,;\t]\s*\d+/g) ?? [text]
  const parts = text.split(/[;|]|,(?!\d{2,3}(?!\d))|\s(?:and|&|aur|और|\+)\s/iu).map((part) => part.trim())
  const said = parts.filter((part) => part !== '')
  const readings = said.map(readLine)
  const isList =
    said.length > 1 &&
    readings.every(isNamed) &&
    readings.some(isComplete)
  if (isList) return said
  return pairs.test(text) ? (text.match(new RegExp(pair, 'giu')) ?? [text]) : [text]
}

/** "1 Q2612A 10", "2 CE285A 5", … : numbers of the lines, where each line has a quantity without. */
function serialsOf(lines: readonly string[]): ReadonlySet<number> {
  const numbered = lines.flatMap((text, at) => {
    const [, serial, rest = ''] = /^\(?(\d{1,4})[)\]]?[\s:-]+(.*\D.*)$/.exec(text) ?? []
    return serial === undefined ? [] : [{ at, serial: Number(serial), rest }]
  })
  const isRow = numbered.every(({ serial }, index) => serial === index + 1)
  const isTwice = numbered.every(({ rest }) => isComplete(readLine(rest)))
  return new Set(numbered.length > 1 && isRow && isTwice ? numbered.map(({ at }) => at) : [])
}

/** Of a paragraph the beginning; its last word goes, for half a number is another one. */
const bounded = (text: string) =>
  text.length > longestWrittenLine ? text.slice(0, longestWrittenLine - 1).replace(/\S*$/, '…') : text

/** "(1) Q2612A 10": a number in brackets before a line that says its quantity numbers it. */
function withoutSerial(text: string): string {
  const rest = text.replace(/^\(\d{1,3}\)\s*/, '')
  return rest !== text && isComplete(readLine(rest)) ? rest : text
}

/**
 * Reads a list as people write it in WhatsApp, mails and sheets: leaves out headings, greetings, and what programs put
 * around lines, and parts several items of one line.
 * @returns the items, each to be read by `readLine`
 * @example readWrittenLines('Dear sir,\n1) Q2612A - 10 pcs, CE285A x 5') // 'Q2612A - 10 pcs' and 'CE285A x 5', both of line 2
 */
export function readWrittenLines(written: string): WrittenItem[] {
  const lines = written.split(/\r\n?|\n|\u2028/).map((line) => joinGroups(cleanLine(line)))
  const serials = serialsOf(lines)
  return lines.flatMap((line, at) => {
    if (line === '' || isHeading(line)) return []
    const text = serials.has(at) ? line.replace(/^\(?\d+[)\]]?[\s:-]+/, '') : withoutSerial(line)
    return partsOf(text).map((part) => ({
      lineNumber: at + 1,
      text: bounded(part.replace(/\s*\t+\s*/g, ', ')),
    }))
  })
}

