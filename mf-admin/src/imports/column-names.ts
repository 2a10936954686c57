import type { ImportColumn } from '@store/contract/rules/import-columns'

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
  priceEnduser: 'End-user price',
  priceReseller: 'Reseller price',
  priceDistributor: 'Distributor price',
  slabs: 'Quantity prices',
}
