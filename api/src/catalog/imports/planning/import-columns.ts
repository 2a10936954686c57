import { formatFacts, parseFacts } from '@store/contract/rules/catalog/facts/product-facts'
import {
  type ColumnMapping,
  canTellProducts,
  type FixedValues,
  fixedColumns,
  type ImportColumn,
  importColumns,
} from '@store/contract/rules/catalog/imports/import-columns'
import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import { isProblemHeading } from '@store/contract/rules/catalog/imports/rejections'
import type { ProductForm } from '@store/contract/rules/catalog/product-validation'
import { plainHeading } from '@store/contract/rules/sheets/column-names'
import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import type { RejectedCell } from '@store/contract/schemas/catalog/imports'
import { headingOf, headingsOf, type SheetRow, unescapeFormula } from '../../../base/base.ts'
import { invalidFileError, invalidMappingError } from '../import-errors.ts'
import { formatSlabs, parseSlabs } from './slab-text.ts'

/** Columns with numbers; the export writes them as numbers. */
export const numberColumns: ReadonlySet<ImportColumn> = new Set([
  'gst',
  'stock',
  'seenStock',
  'priceEnduser',
  'priceReseller',
  'priceDistributor',
  'mrp',
])

/** The cells of a product, by column. */
export type ProductCells = Record<ImportColumn, string>

/** The product column at each position of a row. */
export type ColumnLayout = readonly (ImportColumn | undefined)[]

const fixedOf = (fixed: FixedValues) => fixedColumns.filter((column) => column in fixed)

function findTwice<Entry>(entries: readonly (Entry | undefined)[]): Entry | undefined {
  return entries.find((entry, index) => entry !== undefined && entries.indexOf(entry) !== index)
}

/**
 * Reads the first row of a file with our column names; case and spaces do not matter.
 * @param fixed what all rows share
 * @throws HttpError (400) for an unknown or repeated name, or when products cannot be identified
 */
export function readColumns(cells: readonly string[], fixed: FixedValues = {}): ColumnLayout {
  const columns = cells.map(headingOf).map((heading) => {
    if (heading === '' || isProblemHeading(heading)) return undefined
    const column = importColumns.find((known) => plainHeading(known) === plainHeading(heading))
    if (!column) throw invalidFileError(sheetMessages.unknownColumn(heading))
    return column
  })
  const twice = findTwice(columns)
  if (twice) throw invalidFileError(sheetMessages.columnTwice(twice))
  if (!canTellProducts([...columns, ...fixedOf(fixed)])) {
    throw invalidFileError(importMessages.noColumns)
  }
  return columns
}

/**
 * Reads the first row of a file by a column mapping; unmapped columns are ignored.
 * @throws HttpError (400) when a mapped column is missing, or products cannot be identified
 */
export function readMappedColumns(
  cells: readonly string[],
  mapping: ColumnMapping,
  fixed: FixedValues = {},
): ColumnLayout {
  const headings = headingsOf(cells)
  const columns = importColumns.filter((column) => mapping[column] !== undefined)
  if (!canTellProducts([...columns, ...fixedOf(fixed)])) {
    throw invalidMappingError(importMessages.mappingIncomplete)
  }
  for (const column of columns) {
    const heading = mapping[column] ?? ''
    if (!headings.includes(heading)) throw invalidMappingError(sheetMessages.unknownColumn(heading))
  }
  return headings.map((heading) => columns.find((column) => mapping[column] === heading))
}

/** The cells of a row by column; a column that the file does not have is there only if all rows share its value. */
export function cellsOf(
  columns: ColumnLayout,
  row: readonly string[],
  fixed: FixedValues = {},
): Partial<ProductCells> {
  const cells: Partial<ProductCells> = { ...fixed }
  columns.forEach((column, index) => {
    if (column) cells[column] = unescapeFormula(row[index] ?? '')
  })
  return cells
}

/** The cells of a row that a spreadsheet program took for something else: only the month of manufacture may be a date. */
export function findStrangeCells(
  columns: ColumnLayout,
  { number: row, kinds }: SheetRow,
): RejectedCell[] {
  return [...(kinds ?? [])].flatMap(([index, kind]) => {
    const field = columns[index]
    // A price with an E is a price; a model number or a code with one has lost its digits.
    if (!field || (kind === 'scientific' && numberColumns.has(field))) return []
    if (kind === 'date' && field === 'monthOfManufacture') return []
    return [{ row, field, message: sheetMessages.cellHolds[kind] }]
  })
}

/** Columns with texts and lists, which a dash clears; a dash for a number is no number. */
const clearable: ReadonlySet<ImportColumn> = new Set(
  importColumns.filter((column) => !numberColumns.has(column)),
)
const dash = /^\s*[-–—]\s*$/

/** The cells that say something: a blank one keeps what the product has, a dash clears it. */
export function statedCells(cells: Partial<ProductCells>): Partial<ProductCells> {
  const stated: Partial<ProductCells> = {}
  for (const column of importColumns) {
    const cell = cells[column]
    if (cell?.trim()) stated[column] = clearable.has(column) && dash.test(cell) ? '' : cell
  }
  return stated
}

/**
 * Applies a row to a form. Blank cells leave it as it is, a dash clears a text, slabs or facts.
 * @returns the column that cannot be read instead, if there is one
 */
export function fillForm(
  form: ProductForm,
  cells: Partial<ProductCells>,
): ProductForm | 'slabs' | 'facts' {
  const {
    priceEnduser,
    priceReseller,
    priceDistributor,
    seenStock: _,
    ...others
  } = statedCells(cells)
  const { slabs, facts: factCell, ...texts } = others
  const quantityBasedPrices = slabs === undefined ? form.quantityBasedPrices : parseSlabs(slabs)
  if (!quantityBasedPrices) return 'slabs'
  const facts = factCell === undefined ? form.facts : parseFacts(factCell)
  if (!facts) return 'facts'
  return {
    ...form,
    ...texts,
    prices: {
      enduser: priceEnduser ?? form.prices.enduser,
      reseller: priceReseller ?? form.prices.reseller,
      distributor: priceDistributor ?? form.prices.distributor,
    },
    quantityBasedPrices,
    facts,
  }
}

/** The row of a form, as the export writes it. */
export function cellsOfForm(form: ProductForm): ProductCells {
  const { prices, quantityBasedPrices, facts, ...texts } = form
  return {
    ...texts,
    seenStock: texts.stock,
    priceEnduser: prices.enduser,
    priceReseller: prices.reseller,
    priceDistributor: prices.distributor,
    slabs: formatSlabs(quantityBasedPrices),
    facts: formatFacts(facts),
  }
}

const columnOfPrice: Readonly<Record<string, ImportColumn>> = {
  'prices.enduser': 'priceEnduser',
  'prices.reseller': 'priceReseller',
  'prices.distributor': 'priceDistributor',
}

/** The column of a form field. */
export function columnOfField(field: string): string {
  if (field.startsWith('facts')) return 'facts'
  return field.startsWith('quantityBasedPrices') ? 'slabs' : (columnOfPrice[field] ?? field)
}
