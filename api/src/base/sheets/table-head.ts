import { uniqueHeadings } from '@store/contract/rules/sheets/unique-headings'
import type { TableHead } from '@store/contract/schemas/table-head'
import { unescapeFormula } from './writing/cell-text.ts'

/** Rows below the headings that people see when they are asked for the columns of a table. */
const rowsShown = 5
const longestShown = 80

/** The text of a heading, on one line. */
export function headingOf(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim().slice(0, longestShown)
}

/** The names of the columns of a table, as people choose them. */
export function headingsOf(cells: readonly string[]): string[] {
  return uniqueHeadings(cells.map(headingOf))
}

function widthOf(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1
}

/**
 * What people see of a table in order to choose its columns: its headings, and the first five rows, all as wide as the widest.
 * @param sheet its name, where the file has several
 */
export function describeTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  sheet: string | undefined,
): TableHead {
  const shown = rows.slice(0, rowsShown)
  const width = Math.max(...[headings, ...shown].map(widthOf))
  const fill = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, column) => cells[column] ?? '')
  return {
    headings: headingsOf(fill(headings)),
    rows: shown.map((cells) => fill(cells).map((cell) => headingOf(unescapeFormula(cell)))),
    ...(sheet !== undefined && { sheet }),
  }
}
