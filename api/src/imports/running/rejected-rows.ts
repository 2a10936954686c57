import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  describeRejection,
  isProblemHeading,
  problemHeading,
} from '@store/contract/rules/catalog/imports/rejections'
import type { RejectedCell } from '@store/contract/schemas/catalog/imports'
import type { SheetRow } from '../../sheets/sheet-row.ts'
import { type ColumnLayout, headingOf } from '../planning/import-columns.ts'
import { type FindByKeys, type PlannedSheet, planImport } from '../planning/plan-import.ts'
import { escapeFormula, unescapeFormula } from '../sheets/cell-text.ts'
import { writeCsvRows } from '../sheets/write-csv.ts'
import { type SheetCell, writeWorkbookRows } from '../sheets/write-workbook.ts'

type Row = readonly string[]

/** The rows of a file that are still needed: its headings, and those read since the last batch. */
class RecentRows {
  headings: Row = []
  #isFirst = true
  readonly #cells = new Map<number, Row>()

  async *remember(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
    for await (const row of rows) {
      if (this.#isFirst) this.headings = row.cells
      else this.#cells.set(row.number, row.cells)
      this.#isFirst = false
      yield row
    }
  }

  take(): ReadonlyMap<number, Row> {
    const taken = new Map(this.#cells)
    this.#cells.clear()
    return taken
  }
}

function groupByRow(rejected: readonly RejectedCell[]): Map<number, RejectedCell[]> {
  const groups = new Map<number, RejectedCell[]>()
  for (const cell of rejected) groups.set(cell.row, [...(groups.get(cell.row) ?? []), cell])
  return groups
}

/**
 * The rejected rows as they stand in the file, under its headings, with what is wrong in a last column. A file that has
 * this column from an earlier import gets a new one.
 */
async function* rejectedRowsOf(sheet: PlannedSheet, find: FindByKeys): AsyncGenerator<Row[]> {
  const recent = new RecentRows()
  let layout: ColumnLayout = []
  const readColumns = (cells: Row) => {
    layout = sheet.readColumns(cells)
    return layout
  }
  const withProblem = (cells: Row, problem: string) => {
    const { headings } = recent
    const own = headings.map((_, index) => cells[index] ?? '')
    return [...own.filter((_, index) => !isProblemHeading(headings[index] ?? '')), problem]
  }
  const problemOf = ({ field, value, message }: RejectedCell) => {
    const heading = recent.headings[layout.findIndex((column) => column === field)]
    return `${heading === undefined ? field : headingOf(heading)}: ${describeRejection({ value, message })}`
  }
  let hasHeadings = false
  const rows = recent.remember(sheet.rows)
  for await (const { rejected } of planImport({ ...sheet, rows, readColumns }, find)) {
    if (!hasHeadings) yield [withProblem(recent.headings, problemHeading)]
    hasHeadings = true
    const cells = recent.take()
    yield [...groupByRow(rejected)].map(([number, faults]) =>
      withProblem(cells.get(number) ?? [], faults.map(problemOf).join(' ')),
    )
  }
}

/** Digits that a spreadsheet program shows as they are, and that no reader takes for a formula. */
const wholeNumber = /^(?:0|[1-9]\d{0,14})$/
const plainNumber = /^-?[\d,]+(?:\.\d+)?$/

async function* asCsvRows(batches: AsyncIterable<Row[]>): AsyncGenerator<Row[]> {
  const write = (cell: string) =>
    plainNumber.test(cell) ? cell : escapeFormula(unescapeFormula(cell))
  for await (const rows of batches) yield rows.map((cells) => cells.map(write))
}

async function* asSheetRows(batches: AsyncIterable<Row[]>): AsyncGenerator<SheetCell[][]> {
  const cellOf = (cell: string): SheetCell => ({
    text: unescapeFormula(cell),
    isNumber: wholeNumber.test(cell),
  })
  for await (const rows of batches) yield rows.map((cells) => cells.map(cellOf))
}

/** The format of the file that {@link writeRejectedRows} wrote. */
export async function formatOfRejectedRows(target: string): Promise<'xlsx' | 'csv'> {
  const [start] = await createReadStream(target, { end: 1 }).toArray()
  return String(start) === 'PK' ? 'xlsx' : 'csv'
}

/**
 * Writes the rejected rows of a file into another one: of a text as .csv, of any other as .xlsx.
 * @param target path of the new file
 * @throws HttpError when the file is invalid as a whole
 */
export async function writeRejectedRows(
  { target, isText }: { target: string; isText: boolean },
  sheet: PlannedSheet,
  find: FindByKeys,
): Promise<void> {
  const rows = rejectedRowsOf(sheet, find)
  const file = isText
    ? Readable.from(writeCsvRows(asCsvRows(rows)))
    : writeWorkbookRows('Products', asSheetRows(rows))
  await pipeline(file, createWriteStream(target, { mode: 0o600 }))
}
