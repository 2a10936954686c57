import type { ColumnMapping } from '@store/contract/rules/catalog/imports/import-columns'
import { importColumns } from '@store/contract/rules/catalog/imports/import-columns'
import { isProblemHeading } from '@store/contract/rules/catalog/imports/rejections'
import { plainHeading } from '@store/contract/rules/sheets/column-names'
import type { FoundColumn } from '@store/contract/schemas/catalog/imports'
import { unescapeFormula } from '../../sheets/writing/cell-text.ts'
import { headingOf } from './import-columns.ts'
import type { ProductTable } from './open-product-table.ts'

/** The beginning of a file: its headings, and the first value under each. */
export interface SheetHead {
  headings: readonly string[]
  examples: readonly string[]
}

/** Number of rows searched for an example. */
const rowsLookedAt = 20
const longestExample = 80

/**
 * Reads the headings of a file, and what stands below them.
 * @throws HttpError when the file is invalid up to there
 */
export async function readHead(table: ProductTable): Promise<SheetHead> {
  const rows: (readonly string[])[] = []
  for await (const { cells } of table.rows()) {
    rows.push(cells)
    if (rows.length > rowsLookedAt) break
  }
  const [first = [], ...others] = rows
  const exampleAt = (index: number) =>
    others.map((cells) => unescapeFormula(cells[index] ?? '').trim()).find((text) => text !== '') ??
    ''
  return {
    headings: first.map(headingOf),
    examples: first.map((_, index) => exampleAt(index).slice(0, longestExample)),
  }
}

/** The headings that mean something, in the order of the file. */
export function headingsOf(head: SheetHead): string[] {
  return presentColumns(head, undefined).map(({ heading }) => heading)
}

/** The columns of a file for people; without a mapping the file uses our column names. */
export function presentColumns(head: SheetHead, mapping: ColumnMapping | undefined): FoundColumn[] {
  const columnOf = (heading: string) =>
    importColumns.find((column) =>
      mapping ? mapping[column] === heading : plainHeading(column) === plainHeading(heading),
    )
  return head.headings.flatMap((heading, index) => {
    if (heading === '' || isProblemHeading(heading)) return []
    const column = columnOf(heading)
    const example = head.examples[index]
    const isTwice = head.headings.indexOf(heading) !== head.headings.lastIndexOf(heading)
    return [{ heading, ...(column && { column }), ...(example && { example }), isTwice }]
  })
}
