import type { ColumnMapping } from '@store/contract/rules/catalog/imports/import-columns'
import { importColumns } from '@store/contract/rules/catalog/imports/import-columns'
import { isProblemHeading } from '@store/contract/rules/catalog/imports/rejections'
import { plainHeading } from '@store/contract/rules/sheets/column-names'
import type { FoundColumn } from '@store/contract/schemas/catalog/imports'
import type { TableHead } from '@store/contract/schemas/table-head'
import { describeTable, headingOf, unescapeFormula } from '../../../base/base.ts'
import type { ProductTable } from './open-product-table.ts'

/** The beginning of a file. */
export interface SheetHead {
  /** As they stand in the file. */
  titles: readonly string[]
  /** What people see of it; its headings are those that a mapping names. */
  table: TableHead
  /** The first value under each heading. */
  examples: readonly string[]
  /** Those of the headings that the file hides. */
  hiddenColumns: readonly string[]
}

/** Number of rows searched for an example. */
const rowsLookedAt = 20

/**
 * Reads the headings of a file, and what stands below them.
 * @throws HttpError when the file is invalid up to there
 */
export async function readHead(table: ProductTable): Promise<SheetHead> {
  const rows: (readonly string[])[] = []
  let hidden: ReadonlySet<number> | undefined
  for await (const { cells, hiddenColumns } of table.rows()) {
    rows.push(cells)
    hidden ??= hiddenColumns
    if (rows.length > rowsLookedAt) break
  }
  const [first = [], ...others] = rows
  const exampleAt = (index: number) =>
    others.map((cells) => headingOf(unescapeFormula(cells[index] ?? ''))).find(Boolean) ?? ''
  const described = describeTable(first, others, table.sheet)
  return {
    titles: first.map(headingOf),
    table: described,
    examples: first.map((_, index) => exampleAt(index)),
    hiddenColumns: described.headings.filter((name, at) => hidden?.has(at) && isMeant(name)),
  }
}

/** Whether a column means something. */
const isMeant = (heading: string) => heading !== '' && !isProblemHeading(heading)

/** The headings that mean something, in the order of the file. */
export function meantHeadings({ table }: SheetHead): string[] {
  return table.headings.filter(isMeant)
}

/** The columns of a file for people; without a mapping the file uses our column names. */
export function presentColumns(head: SheetHead, mapping: ColumnMapping | undefined): FoundColumn[] {
  const columnOf = (heading: string) =>
    importColumns.find((column) =>
      mapping ? mapping[column] === heading : plainHeading(column) === plainHeading(heading),
    )
  return head.table.headings.flatMap((heading, index) => {
    if (!isMeant(heading)) return []
    const column = columnOf(heading)
    const example = head.examples[index]
    return [{ heading, ...(column && { column }), ...(example && { example }) }]
  })
}

/** The first rows of a file for people, under the headings that mean something. */
export function presentHead({ table }: SheetHead): TableHead {
  const { headings, rows, ...found } = table
  const meant = (cells: readonly string[]) =>
    cells.filter((_, index) => isMeant(headings[index] ?? ''))
  return { ...found, headings: meant(headings), rows: rows.map(meant) }
}
