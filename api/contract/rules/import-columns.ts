/** The columns of the product file, in the order the export writes them. */
export const importColumns = [
  'name',
  'brand',
  'category',
  'modelNo',
  'description',
  'gst',
  'hsn',
  'stock',
  'priceEnduser',
  'priceReseller',
  'priceDistributor',
  'slabs',
] as const

/** One of them. */
export type ImportColumn = (typeof importColumns)[number]
