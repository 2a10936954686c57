import {
  type ColumnMapping,
  type ImportColumn,
  plainHeading,
} from '@store/contract/rules/import-columns'
import type { FoundColumn } from '@store/contract/schemas/imports'

/** What was chosen for the columns of a file, as it is sent. */
export function mappingOf(columns: readonly FoundColumn[]): ColumnMapping {
  const mapping: ColumnMapping = {}
  for (const { heading, column } of columns) if (column) mapping[column] = heading
  return mapping
}

/**
 * The columns with one of them taken for another thing, or for nothing; what it is taken for now, no other is.
 * @param place of the column in the file, from 0
 */
export function chooseColumn(
  columns: readonly FoundColumn[],
  position: number,
  chosen: ImportColumn | undefined,
): FoundColumn[] {
  return columns.map((found, index) => {
    const { column, ...rest } = found
    if (index === position) return chosen ? { ...rest, column: chosen } : rest
    return column === chosen ? rest : found
  })
}

/** Without which no product can be made (spec §5, Product form). */
const requiredForNew = [
  ...(['name', 'brand', 'category', 'description', 'stock'] as const),
  ...(['priceEnduser', 'priceReseller', 'priceDistributor'] as const),
]

/** What a new product needs and no column of the file is taken for; what is there already can do without. */
export function findMissing(columns: readonly FoundColumn[]): ImportColumn[] {
  return requiredForNew.filter((needed) => columns.every(({ column }) => column !== needed))
}

/** Whether a file calls its columns as an export does: then nobody has to look at them. */
export function areExportColumns(columns: readonly FoundColumn[]): boolean {
  return columns.every(
    ({ heading, column }) => column && plainHeading(column) === plainHeading(heading),
  )
}

/** Whether both are taken for the same things. */
export function areSameChoice(
  ours: readonly FoundColumn[],
  theirs: readonly FoundColumn[],
): boolean {
  return ours.every(({ column }, position) => column === theirs[position]?.column)
}
