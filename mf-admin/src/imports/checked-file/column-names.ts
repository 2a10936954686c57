import {
  type ImportColumn,
  importColumns,
} from '@store/contract/rules/catalog/imports/import-columns'

/** Display names of the import columns, in the order of the export. */
export const columnNames: Readonly<Record<ImportColumn, string>> = {
  name: 'Name',
  brand: 'Brand',
  category: 'Category',
  modelNo: 'Model number',
  description: 'Description',
  gst: 'GST (%)',
  hsn: 'HSN',
  unit: 'Unit',
  stock: 'Stock',
  seenStock: 'Stock when the file was made',
  priceEnduser: 'End-user price',
  priceReseller: 'Reseller price',
  priceDistributor: 'Distributor price',
  slabs: 'Quantity prices',
  facts: 'Facts',
}

/** The display name of a column in a report. */
export function columnNameOf(field: string): string {
  const column = importColumns.find((known) => known === field)
  return column ? columnNames[column] : field
}
