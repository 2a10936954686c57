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
  'seenStock',
  'priceEnduser',
  'priceReseller',
  'priceDistributor',
  'slabs',
] as const

/** One of them. */
export type ImportColumn = (typeof importColumns)[number]

/** Under which heading of a file each column stands; a column that is not named is not in the file. */
export type ColumnMapping = Partial<Record<ImportColumn, string>>

/** What other programs and suppliers call our columns, likeliest first; as {@link plainHeading} writes it. */
const otherNames: Readonly<Record<ImportColumn, readonly string[]>> = {
  name: ['productname', 'itemname', 'product', 'item', 'title', 'particulars'],
  brand: ['brandname', 'make', 'manufacturer', 'company'],
  category: ['productcategory', 'itemcategory', 'productgroup', 'itemgroup', 'group', 'type'],
  modelNo: [
    ...['model', 'modelnumber', 'modelname', 'partno', 'partnumber', 'mpn'],
    ...['sku', 'itemcode', 'productcode', 'code'],
  ],
  description: ['productdescription', 'details', 'specifications', 'specification', 'specs'],
  gst: ['gstpercent', 'gstrate', 'taxrate', 'taxpercent', 'tax'],
  hsn: ['hsncode', 'hsnno', 'hsnsac', 'hsnsaccode'],
  stock: [
    ...['stockqty', 'stockquantity', 'closingstock', 'availablestock', 'available', 'instock'],
    ...['onhand', 'qty', 'quantity'],
  ],
  seenStock: ['stockseen', 'oldstock'],
  priceEnduser: [
    ...['enduserprice', 'retailprice', 'sellingprice', 'customerprice', 'saleprice'],
    ...['enduser', 'retail', 'price', 'rate', 'mrp'],
  ],
  priceReseller: ['resellerprice', 'dealerprice', 'dealerrate', 'reseller', 'dealer'],
  priceDistributor: ['distributorprice', 'distributorrate', 'distributor', 'wholesaleprice'],
  slabs: ['quantitybasedprices', 'quantityprices', 'slabprices', 'bulkprices', 'pricebreaks'],
}

/**
 * A heading by its letters and digits alone, so that case, blanks and signs do not matter.
 * @example plainHeading('Model No.') // 'modelno'
 */
export function plainHeading(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Guesses which heading of a file is which column: our own names first, then what others call them. A heading
 * that is there twice is left to a person.
 * @example guessMapping(['Make', 'Part No.', 'Remarks']) // { brand: 'Make', modelNo: 'Part No.' }
 */
export function guessMapping(headings: readonly string[]): ColumnMapping {
  const mapping: ColumnMapping = {}
  const single = headings.filter(
    (heading) => headings.indexOf(heading) === headings.lastIndexOf(heading),
  )
  const taken = new Set<string>()
  const take = (column: ImportColumn, names: readonly string[]) => {
    if (mapping[column] !== undefined) return
    for (const name of names) {
      const heading = single.find((known) => !taken.has(known) && plainHeading(known) === name)
      if (heading === undefined) continue
      mapping[column] = heading
      taken.add(heading)
      return
    }
  }
  for (const column of importColumns) take(column, [plainHeading(column)])
  for (const column of importColumns) take(column, otherNames[column])
  return mapping
}

/** Whether these columns identify a product: by brand, and by model number or name. */
export function canTellProducts(columns: readonly (ImportColumn | undefined)[]): boolean {
  return columns.includes('brand') && (columns.includes('modelNo') || columns.includes('name'))
}
