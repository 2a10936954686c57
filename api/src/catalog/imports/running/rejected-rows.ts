import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import {
  describeRejection,
  isProblemHeading,
  problemHeading,
} from '@store/contract/rules/catalog/imports/rejections'
import type { RejectedCell } from '@store/contract/schemas/catalog/imports'
import type { TableFormat } from '@store/contract/schemas/wire'
import {
  type Column,
  headingOf,
  type SheetRow,
  type Table,
  unescapeFormula,
  writeTable,
} from '../../../base/base.ts'
import { type ColumnLayout, numberColumns } from '../planning/import-columns.ts'
import { type FindByKeys, type PlannedSheet, planImport } from '../planning/plan-import.ts'

type Row = readonly string[]

interface RejectedRow {
  /** As the file has them. */
  cells: Row
  problem: string
}

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

/** A number as spreadsheet programs write it; others stay the texts that they are. */
function asNumber(cell: string): string | number {
  const number = Number(cell)
  return String(number) === cell && Number.isFinite(number) ? number : cell
}

/** A column of the file. Only those of numbers hold numbers: a model number or a phone is none, whatever its digits. */
function columnOf({
  heading,
  at,
  field,
}: {
  heading: string
  at: number
  field: ColumnLayout[number]
}): Column<RejectedRow> {
  const textOf = ({ cells }: RejectedRow) => unescapeFormula(cells[at] ?? '')
  return field && numberColumns.has(field)
    ? { heading, kind: 'found', value: (row) => asNumber(textOf(row)) }
    : { heading, kind: 'text', value: textOf }
}

/**
 * The rejected rows as they stand in the file, under its headings, with what is wrong in a last column. A file that has
 * this column from an earlier import gets a new one.
 */
async function rejectedTable(sheet: PlannedSheet, find: FindByKeys): Promise<Table<RejectedRow>> {
  const recent = new RecentRows()
  let layout: ColumnLayout = []
  const readColumns = (cells: Row) => {
    layout = sheet.readColumns(cells)
    return layout
  }
  const problemOf = ({ field, value, message }: RejectedCell) => {
    const heading = recent.headings[layout.findIndex((column) => column === field)]
    return `${heading === undefined ? field : headingOf(heading)}: ${describeRejection({ value, message })}`
  }
  const rowsRead = recent.remember(sheet.rows)
  const batches = planImport({ ...sheet, rows: rowsRead, readColumns }, find)
  async function* rows(next: IteratorResult<{ rejected: readonly RejectedCell[] }>) {
    for (let step = next; !step.done; step = await batches.next()) {
      const cells = recent.take()
      yield [...groupByRow(step.value.rejected)].map(([number, faults]) => ({
        cells: cells.get(number) ?? [],
        problem: faults.map(problemOf).join(' '),
      }))
    }
  }
  // The headings are known once the first rows were read.
  const first = await batches.next()
  const columns = recent.headings
    .map((heading, at) => ({ heading, at, field: layout[at] }))
    .filter(({ heading }) => !isProblemHeading(heading))
    .map(columnOf)
  const problems: Column<RejectedRow> = {
    ...{ heading: problemHeading, kind: 'text', width: 60 },
    value: ({ problem }) => problem,
  }
  return { name: 'Products', columns: [...columns, problems], batches: rows(first) }
}

/** The format of the file that {@link writeRejectedRows} wrote. */
export async function formatOfRejectedRows(target: string): Promise<TableFormat> {
  const [start] = await createReadStream(target, { end: 1 }).toArray()
  return String(start) === 'PK' ? 'xlsx' : 'csv'
}

/**
 * Writes the rejected rows of a file into another one.
 * @param target path of the new file
 * @throws HttpError when the file is invalid as a whole
 */
export async function writeRejectedRows(
  { target, format }: { target: string; format: TableFormat },
  sheet: PlannedSheet,
  find: FindByKeys,
): Promise<void> {
  const table = await rejectedTable(sheet, find)
  await pipeline(writeTable(table, format), createWriteStream(target, { mode: 0o600 }))
}
