import { declarationLabels } from '../declarations/declarations.ts'
import type { ImportColumn } from './import-columns.ts'

/** What screens and messages call the columns of the product file. */
export const importColumnLabels: Readonly<Record<ImportColumn, string>> = {
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
  ...declarationLabels,
}
