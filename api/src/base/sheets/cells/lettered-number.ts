import { isText, type NumberFormat } from './number-format.ts'
import { type CellValue, exactText, readNumber } from './number-text.ts'

/** Shows a number or a text by a format, as spreadsheet programs do. @throws Error for a format that is not known */
export type ShowCell = (code: string, value: number | string) => string

/** The place of a text in a format. */
const placeOfText = /"[^"]*"|\\.|(@)/g

const digits = /\d[\d,]*(?:\.\d+)?/

/** Whether a shown text has exactly this number: not rounded, and not hidden behind words. */
function hasNumber(shown: string, number: string): boolean {
  const [whole = '', decimals = ''] = number.split('.')
  const run = `0*${whole}${decimals ? `\\.${decimals}0*` : '(?:\\.0+)?'}`
  return new RegExp(`(?<![\\d.])${run}(?![\\d.])`).test(shown.replace(/(?<=\d),(?=\d)/g, ''))
}

/**
 * A number as a text that shows it, where letters of its format belong to it: `TN-2365`, `500.00 Dr`. Where the text does not
 * show the whole number, it has the number nevertheless, and the kind `lettered`: nobody knows which of both is meant.
 */
export function readShown(value: number, shown: string): CellValue {
  const text = shown.replace(/\s+/g, ' ').trim()
  const [number] = digits.exec(text) ?? []
  if (number === undefined) {
    return value === 0 || !isText(text) ? { text: exactText(value) } : { text, kind: 'lettered' }
  }
  if (!text.split(number).some(isText)) return { text: exactText(value) }
  const exact = exactText(Math.abs(value))
  if (hasNumber(text, exact)) return { text }
  return { text: text.replace(digits, exact), kind: 'lettered' }
}

function readLettered(value: number, code: string, show: ShowCell): CellValue {
  // The place of a text shows a number, too.
  const ofNumber = code.replace(placeOfText, (found, place) => (place ? 'General' : found))
  try {
    return readShown(value, show(ofNumber, value))
  } catch {
    return { text: `${code} ${exactText(value)}`, kind: 'lettered' }
  }
}

/** What all cells of a book share. */
export interface CellContext {
  dayZero: number
  show: ShowCell
}

/** A number as its reader sees it, by {@link readNumber} or, where its format has letters, with them. */
export function readNumberCell(
  value: number,
  format: NumberFormat,
  { dayZero, show }: CellContext,
): CellValue {
  const { lettered } = format
  return lettered === undefined
    ? readNumber(value, format, dayZero)
    : readLettered(value, lettered, show)
}

/** A text in a format: some put letters before it, as before a number. */
export function readTextCell(
  text: string,
  { lettered: code }: NumberFormat,
  { show }: CellContext,
): string {
  const hasPlace = code !== undefined && [...code.matchAll(placeOfText)].some(([, place]) => place)
  return hasPlace ? show(code, text) : text
}
