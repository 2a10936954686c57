import type {
  ColumnMapping,
  ImportColumn,
} from '@store/contract/rules/catalog/imports/import-columns'
import { plainHeading } from '@store/contract/rules/sheets/column-names'
import type { FoundColumn } from '@store/contract/schemas/catalog/imports'

/** The column mapping in wire format. */
export function mappingOf(columns: readonly FoundColumn[]): ColumnMapping {
  const mapping: ColumnMapping = {}
  for (const { heading, column } of columns) if (column) mapping[column] = heading
  return mapping
}

/**
 * Maps one column to another field or to none; a field is mapped at most once.
 * @param position of the column in the file, from 0
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

/** Columns required for new products; a description is made where there is none. */
const requiredForNew = [
  ...(['name', 'brand', 'category', 'stock'] as const),
  ...(['priceEnduser', 'priceReseller', 'priceDistributor'] as const),
]

/** Required columns missing from the file; existing products do not need them. */
export function findMissing(columns: readonly FoundColumn[]): ImportColumn[] {
  return requiredForNew.filter((needed) => columns.every(({ column }) => column !== needed))
}

/** Whether all headings are those of an export, so that the mapping needs no review. */
export function areExportColumns(columns: readonly FoundColumn[]): boolean {
  return columns.every(
    ({ heading, column }) => column && plainHeading(column) === plainHeading(heading),
  )
}

/** Whether both mappings are equal. */
export function areSameChoice(
  ours: readonly FoundColumn[],
  theirs: readonly FoundColumn[],
): boolean {
  return ours.every(({ column }, position) => column === theirs[position]?.column)
}
