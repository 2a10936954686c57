import { columnNames, plainHeading } from '../../sheets/column-names.ts'

/** The columns of the product file, in the order the export writes them. */
export const importColumns = [
  'name',
  'brand',
  'category',
  'modelNo',
  'description',
  'gst',
  'hsn',
  'unit',
  'stock',
  'seenStock',
  'priceEnduser',
  'priceReseller',
  'priceDistributor',
  'slabs',
  'facts',
] as const

/** A column of the product file. */
export type ImportColumn = (typeof importColumns)[number]

/** The heading of each column in a file; a column without a heading is not in the file. */
export type ColumnMapping = Partial<Record<ImportColumn, string>>

/**
 * Guesses the heading of each column: by our own names first, then by those of others. Repeated headings are ignored; a
 * person has to choose.
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
  for (const column of importColumns) take(column, columnNames[column].map(plainHeading))
  return mapping
}

/** Whether these columns identify a product: by brand, and by model number or name. */
export function canTellProducts(columns: readonly (ImportColumn | undefined)[]): boolean {
  return columns.includes('brand') && (columns.includes('modelNo') || columns.includes('name'))
}
