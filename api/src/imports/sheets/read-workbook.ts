import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import { invalidFileError } from '../import-errors.ts'
import { readPercentStyles } from './number-formats.ts'
import { longestCell, mostColumns, type SheetRow } from './sheet-row.ts'
import { decodeEscapes, findSheet, readSharedTexts } from './workbook-parts.ts'
import { openWorkbook, type WorkbookZip } from './workbook-zip.ts'
import { walkXml, type XmlListener } from './xml-walk.ts'

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
function columnOf(reference: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(reference ?? '') ?? []
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** The digits that spreadsheet programs compute with and show. */
const shownDigits = 15

/** A number as its reader sees it: `0.28999999999999998` is 0.29, and 0.18 shown in percent is `18%`. */
function numberText(raw: string, isPercent: boolean): string {
  const value = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(value)) return raw
  const rounded = (number: number) =>
    Number.isInteger(number) ? number : Number(number.toPrecision(shownDigits))
  return isPercent ? `${rounded(value * 100)}%` : String(rounded(value))
}

/** Collects the rows of a sheet. A formula counts as the text of its last result; nothing is calculated. */
class SheetReader implements XmlListener {
  readonly #shared: readonly string[]
  readonly #percentStyles: ReadonlySet<number>
  #rows: SheetRow[] = []
  #row: SheetRow = { number: 0, cells: [] }
  #column = -1
  #cellsOfRow = 0
  #type = 'n'
  #text = ''
  #isPercent = false
  #isText = false

  constructor(shared: readonly string[], percentStyles: ReadonlySet<number>) {
    this.#shared = shared
    this.#percentStyles = percentStyles
  }

  /** The rows read since the last call. */
  take(): SheetRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      const { r } = attributes
      const number = r === undefined ? this.#row.number + 1 : rowNumberOf(r)
      this.#row = { number, cells: [] }
      this.#column = -1
      this.#cellsOfRow = 0
    } else if (name === 'c') {
      this.#cellsOfRow += 1
      if (this.#cellsOfRow > mostCells) throw invalidFileError(importMessages.tooManyColumns)
      this.#column = columnOf(attributes.r) ?? this.#column + 1
      this.#type = attributes.t ?? 'n'
      this.#isPercent = this.#percentStyles.has(Number(attributes.s ?? 0))
      this.#text = ''
    }
    this.#isText = name === 'v' || name === 't'
  }

  close(name: string): void {
    this.#isText = false
    if (name === 'row') this.#rows.push(this.#row)
    if (name === 'c' && this.#text !== '') this.#keepCell()
  }

  text(piece: string): void {
    if (!this.#isText) return
    this.#text += piece
    if (this.#text.length > longestCell * 2) throw invalidFileError(importMessages.cellTooLong)
  }

  #keepCell(): void {
    if (this.#column >= mostColumns) throw invalidFileError(importMessages.tooManyColumns)
    const { cells } = this.#row
    while (cells.length < this.#column) cells.push('')
    cells[this.#column] = this.#cellText()
  }

  #cellText(): string {
    switch (this.#type) {
      case 's':
        return this.#shared[Number(this.#text)] ?? ''
      case 'n':
        return numberText(this.#text, this.#isPercent)
      default:
        return decodeEscapes(this.#text)
    }
  }
}

async function* readRows(zip: WorkbookZip): AsyncGenerator<SheetRow> {
  const { sheet, sharedTexts, styles } = await findSheet(zip)
  const shared = await readSharedTexts(zip, sharedTexts)
  const reader = new SheetReader(shared, await readPercentStyles(zip, styles))
  const part = await zip.open(sheet)
  if (!part) throw invalidFileError(importMessages.fileBroken)
  try {
    for await (const _ of walkXml(part, reader)) yield* reader.take()
  } finally {
    part.destroy()
  }
}

/**
 * Reads the first sheet of an .xlsx workbook row by row, unpacking while reading.
 * @param file its path, or its bytes
 * @throws HttpError (400, 413, 415) when it is not a workbook, or unpacks too large; Error for a corrupt one
 */
export async function* readWorkbook(file: string | Buffer): AsyncGenerator<SheetRow> {
  const zip = await openWorkbook(file)
  try {
    yield* readRows(zip)
  } finally {
    zip.close()
  }
}
