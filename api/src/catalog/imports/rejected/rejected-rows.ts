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
  type Table,
  unescapeFormula,
  writeTable,
} from '../../../base/base.ts'
import { type ColumnLayout, numberColumns } from '../planning/import-columns.ts'
import {
  type FindByKeys,
  type PlannedBatch,
  type PlannedSheet,
  planImport,
} from '../planning/plan-import.ts'

/** A row that an import leaves out. */
export interface RejectedRow {
  /** As the file has them. */
  cells: readonly string[]
  /** What is wrong with each cell at fault, in sentences. */
  problem: string
}

/** A column of the file. */
export interface RejectedColumn {
  heading: string
  /** Its position in the file. */
  at: number
  /** Only columns of numbers hold numbers: a model number or a phone is none, whatever its digits. */
  hasNumbers: boolean
}

/** Columns of a file, and some of its rows that are left out. */
export interface RejectedRows {
  columns: readonly RejectedColumn[]
  rows: readonly RejectedRow[]
}

/** A number as spreadsheet programs write it; others stay the texts that they are. */
function asNumber(cell: string): string | number {
  const number = Number(cell)
  return String(number) === cell && Number.isFinite(number) ? number : cell
}

function columnOf({ heading, at, hasNumbers }: RejectedColumn): Column<RejectedRow> {
  const textOf = ({ cells }: RejectedRow) => unescapeFormula(cells[at] ?? '')
  return hasNumbers
    ? { heading, kind: 'found', value: (row) => asNumber(textOf(row)) }
    : { heading, kind: 'text', value: textOf }
}

/**
 * The rows that an import leaves out as they stand in the file, under its headings, with what is wrong in a last
 * column. A file that has this column from an earlier import gets a new one.
 */
export function rejectedTable(
  columns: readonly RejectedColumn[],
  batches: AsyncIterable<readonly RejectedRow[]>,
): Table<RejectedRow> {
  const problems: Column<RejectedRow> = {
    ...{ heading: problemHeading, kind: 'text', width: 60 },
    value: ({ problem }) => problem,
  }
  return { name: 'Products', columns: [...columns.map(columnOf), problems], batches }
}

/** Plans a file as {@link planImport} does, with the rows that each batch leaves out. */
export async function* planWithRejectedRows(
  sheet: PlannedSheet,
  find: FindByKeys,
): AsyncGenerator<{ batch: PlannedBatch; rejected: RejectedRows }> {
  let headings: readonly string[] = []
  let layout: ColumnLayout = []
  const readColumns = (cells: readonly string[]) => {
    headings = cells
    layout = sheet.readColumns(cells)
    return layout
  }
  const problemOf = ({ field, value, message }: RejectedCell) => {
    const heading = headings[layout.findIndex((column) => column === field)]
    return `${heading === undefined ? field : headingOf(heading)}: ${describeRejection({ value, message })}`
  }
  const columnAt = (heading: string, at: number): RejectedColumn => {
    const field = layout[at]
    return { heading, at, hasNumbers: field !== undefined && numberColumns.has(field) }
  }
  for await (const batch of planImport({ ...sheet, readColumns }, find)) {
    const columns = headings.map(columnAt).filter(({ heading }) => !isProblemHeading(heading))
    const rows = batch.rejected.map(({ cells, faults }) => ({
      cells,
      problem: faults.map(problemOf).join(' '),
    }))
    yield { batch, rejected: { columns, rows } }
  }
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
  const batches = planWithRejectedRows(sheet, find)
  // The columns are known once the first rows were read.
  const first = await batches.next()
  async function* rows() {
    for (let step = first; !step.done; step = await batches.next()) yield step.value.rejected.rows
  }
  const table = rejectedTable(first.done ? [] : first.value.rejected.columns, rows())
  await pipeline(writeTable(table, format), createWriteStream(target, { mode: 0o600 }))
}
