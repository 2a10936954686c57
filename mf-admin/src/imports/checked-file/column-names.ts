import { importColumnLabels } from '@store/contract/rules/catalog/imports/column-labels'
import { importColumns } from '@store/contract/rules/catalog/imports/import-columns'

/** Display names of the import columns, in the order of the export. */
export const columnNames = importColumnLabels

/** The display name of a column in a report. */
export function columnNameOf(field: string): string {
  const column = importColumns.find((known) => known === field)
  return column ? columnNames[column] : field
}
