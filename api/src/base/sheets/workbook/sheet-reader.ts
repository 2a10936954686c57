import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import { cellReference } from '../cells/cell-reference.ts'
import { type CellContext, readNumberCell, readTextCell } from '../cells/lettered-number.ts'
import { type NumberFormat, plainFormat } from '../cells/number-format.ts'
import type { CellValue } from '../cells/number-text.ts'
import { sheetError } from '../sheet-error.ts'
import { type CellKind, longestCell, mostColumns, type SheetRow } from '../sheet-row.ts'
import { decodeEscapes } from './shared-texts.ts'
import type { XmlListener } from './xml-walk.ts'

/** Cells of a row, including blank ones; no spreadsheet program has more columns. */
const mostCells = 16_384

/** No spreadsheet program has more rows. */
const mostRowNumber = 1_048_576

/** The number of a row in the sheet. @throws Error for an invalid number, because no report could name the row */
function rowNumberOf(text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1 && number <= mostRowNumber) return number
  throw new Error(`not a row number: ${text}`)
}

/** The index of a column by its letters, from 0: `C7` is 2. */
function columnOf(reference: string): number | undefined {
  let column = 0
  let index = 0
  for (; index < 3; index += 1) {
    const letter = reference.charCodeAt(index) - 64
    if (!(letter >= 1 && letter <= 26)) break
    column = column * 26 + letter
  }
  return index === 0 ? undefined : column - 1
}

const isOn = (value: string | undefined) => /^(?:1|true|on)$/.test(value ?? '')

/** What all sheets of a workbook share. */
export interface WorkbookContent extends CellContext {
  /** Without those that are too long. */
  sharedTexts: readonly (string | undefined)[]
  styles: ReadonlyMap<string, NumberFormat>
}

/** Collects the rows of a sheet. A formula counts as the text of its last result; nothing is calculated. */
export class SheetReader implements XmlListener {
  readonly #book: WorkbookContent
  #rows: SheetRow[] = []
  #number = 0
  #cells: string[] = []
  #kinds: Map<number, CellKind> | undefined
  #column = -1
  #cellsOfRow = 0
  #type = 'n'
  #style = '0'
  #text = ''
  #isText = false
  #isReading = false
  #isHidden = false
  readonly #hiddenColumns = new Set<number>()

  constructor(book: WorkbookContent) {
    this.#book = book
  }

  /** The rows read since the last call. */
  take(): SheetRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'c') this.#openCell(attributes)
    else if (name === 'row') {
      this.#number = attributes.r === undefined ? this.#number + 1 : rowNumberOf(attributes.r)
      this.#cells = []
      this.#kinds = undefined
      this.#isHidden = isOn(attributes.hidden)
      this.#column = -1
      this.#cellsOfRow = 0
    } else if (name === 'col') this.#hideColumns(attributes)
    else if (name === 'rPh') this.#isReading = true
    this.#isText = name === 'v' || (name === 't' && !this.#isReading)
  }

  close(name: string): void {
    this.#isText = false
    if (name === 'rPh') this.#isReading = false
    if (name === 'row') this.#keepRow()
    if (name === 'c' && this.#text !== '') this.#keepCell()
  }

  text(piece: string): void {
    if (!this.#isText) return
    this.#text += piece
    if (this.#text.length > longestCell * 2)
      throw sheetError(sheetMessages.cellTooLong(this.#reference()))
  }

  #hideColumns({ min, max, hidden }: Readonly<Record<string, string>>): void {
    if (!isOn(hidden)) return
    const last = Math.min(Number(max), mostColumns)
    for (let column = Math.max(Number(min), 1); column <= last; column += 1) {
      this.#hiddenColumns.add(column - 1)
    }
  }

  #openCell({ r = '', t = 'n', s = '0' }: Readonly<Record<string, string>>): void {
    this.#cellsOfRow += 1
    if (this.#cellsOfRow > mostCells) throw sheetError(sheetMessages.tooManyColumns(this.#number))
    this.#column = columnOf(r) ?? this.#column + 1
    this.#type = t
    this.#style = s
    this.#text = ''
  }

  #keepRow(): void {
    const row: SheetRow = { number: this.#number, cells: this.#cells }
    if (this.#kinds) row.kinds = this.#kinds
    if (this.#isHidden) row.isHidden = true
    if (this.#hiddenColumns.size > 0) row.hiddenColumns = this.#hiddenColumns
    this.#rows.push(row)
  }

  #keepCell(): void {
    if (this.#column >= mostColumns) throw sheetError(sheetMessages.tooManyColumns(this.#number))
    const { text, kind } = this.#cellValue()
    while (this.#cells.length < this.#column) this.#cells.push('')
    this.#cells[this.#column] = text
    if (kind) this.#kinds = (this.#kinds ?? new Map()).set(this.#column, kind)
  }

  #cellValue(): CellValue {
    const raw = this.#text
    switch (this.#type) {
      case 's': {
        const { sharedTexts } = this.#book
        const text = sharedTexts[Number(raw)]
        if (text !== undefined) return this.#textValue(text)
        const fault = Number(raw) in sharedTexts ? 'cellTooLong' : 'missingText'
        throw sheetError(sheetMessages[fault](this.#reference()))
      }
      case 'n':
        return this.#numberValue(raw)
      case 'b':
        return { text: /^\s*(?:1|true)\s*$/i.test(raw) ? 'TRUE' : 'FALSE', kind: 'boolean' }
      case 'e':
        return { text: raw, kind: 'error' }
      case 'd':
        return { text: raw.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, ''), kind: 'date' }
      default:
        return this.#textValue(decodeEscapes(raw))
    }
  }

  #numberValue(raw: string): CellValue {
    const value = Number(raw)
    if (raw.trim() === '' || !Number.isFinite(value)) return { text: raw }
    const format = this.#book.styles.get(this.#style) ?? plainFormat
    return readNumberCell(value, format, this.#book)
  }

  #textValue(text: string): CellValue {
    const format = this.#book.styles.get(this.#style)
    return { text: format ? readTextCell(text, format, this.#book) : text }
  }

  #reference(): string {
    return cellReference(this.#column, this.#number)
  }
}
