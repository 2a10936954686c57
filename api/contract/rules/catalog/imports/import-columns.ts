import { columnNames, plainHeading } from '../../sheets/column-names.ts'
import { uniqueHeadings } from '../../sheets/unique-headings.ts'
import { declarationColumnNames } from '../declarations/declaration-column-names.ts'
import { declarationFields } from '../declarations/declarations.ts'

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
  ...declarationFields,
] as const

/** A column of the product file. */
export type ImportColumn = (typeof importColumns)[number]

/** The columns that a list of one brand or one category leaves out, because all its rows share the value. */
export const fixedColumns = ['brand', 'category', 'gst', 'unit'] as const

/** The values that all rows of a file share, as they are typed: of columns that the file does not have. */
export type FixedValues = Partial<Record<(typeof fixedColumns)[number], string>>

/** The heading of each column in a file; a column without a heading is not in the file. */
export type ColumnMapping = Partial<Record<ImportColumn, string>>

/** A column that a person has to choose. */
export interface UnclearColumn {
  column: ImportColumn
  /** Those that fit; none when no heading does. */
  headings: string[]
}

/** What the headings of a file tell. */
export interface GuessedColumns {
  mapping: ColumnMapping
  /** The columns for which several headings fit: they are not in the mapping. */
  unclear: UnclearColumn[]
}

const namesOfOthers: Readonly<Record<ImportColumn, readonly string[]>> = {
  ...columnNames,
  ...declarationColumnNames,
}

/**
 * Reads the headings of a file: by our own names first, then by those of others. Where several fit, a person has to choose:
 * Price and Rate are two prices, and one of them would be charged. An MRP is never one that is charged.
 * @param headings as they stand in the file; equal ones are told apart as by {@link uniqueHeadings}
 * @example guessColumns(['Make', 'Part No.', 'Remarks']) // { mapping: { brand: 'Make', modelNo: 'Part No.' }, unclear: [] }
 */
export function guessColumns(headings: readonly string[]): GuessedColumns {
  const mapping: ColumnMapping = {}
  const unclear: UnclearColumn[] = []
  const free = new Map(uniqueHeadings(headings).map((unique, at) => [unique, headings[at] ?? '']))
  const take = (column: ImportColumn, names: readonly string[]) => {
    const fitting = [...free].flatMap(([unique, heading]) =>
      names.includes(plainHeading(heading)) ? [unique] : [],
    )
    const [first, ...others] = fitting
    if (first === undefined) return
    if (others.length > 0) unclear.push({ column, headings: fitting })
    else mapping[column] = first
    for (const unique of fitting) free.delete(unique)
  }
  for (const column of importColumns) take(column, [plainHeading(column)])
  const open = importColumns.filter(
    (column) => mapping[column] === undefined && unclear.every((other) => other.column !== column),
  )
  for (const column of open) take(column, namesOfOthers[column].map(plainHeading))
  return { mapping, unclear }
}

/**
 * The columns that identify a product and that no heading is known for; none when it can be told.
 * @param fixed what is known of all rows
 */
export function findUntold(
  { mapping, unclear }: GuessedColumns,
  fixed: FixedValues = {},
): ImportColumn[] {
  const isKnown = (column: ImportColumn) =>
    column in fixed ||
    mapping[column] !== undefined ||
    unclear.some((other) => other.column === column)
  const hasModel = isKnown('modelNo') || isKnown('name')
  return [
    ...(isKnown('brand') ? [] : (['brand'] as const)),
    ...(hasModel ? [] : (['modelNo', 'name'] as const)),
  ]
}

/** Whether these columns identify a product: by brand, and by model number or name. */
export function canTellProducts(columns: readonly (ImportColumn | undefined)[]): boolean {
  return columns.includes('brand') && (columns.includes('modelNo') || columns.includes('name'))
}
