import { type ImportColumn, importColumns } from '@store/contract/rules/import-columns'

/** What a column of the product file holds, as a person reads it; in the order of the file. */
export const columnNames: Readonly<Record<ImportColumn, string>> = {
  name: 'Name',
  brand: 'Brand',
  category: 'Category',
  modelNo: 'Model number',
  description: 'Description',
  gst: 'GST (%)',
  hsn: 'HSN',
  stock: 'Stock',
  seenStock: 'Stock when the file was made',
  priceEnduser: 'End-user price',
  priceReseller: 'Reseller price',
  priceDistributor: 'Distributor price',
  slabs: 'Quantity prices',
}

/** What a report calls a column, as a person reads it. */
export function columnNameOf(field: string): string {
  const column = importColumns.find((known) => known === field)
  return column ? columnNames[column] : field
}
