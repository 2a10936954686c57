import { type ImportColumn, importColumns } from '@store/contract/rules/import-columns'
import { messages } from '@store/contract/rules/messages'
import type { ProductForm } from '@store/contract/rules/product-validation'
import { unguardText } from './cell-text.ts'
import { badFile } from './import-errors.ts'
import { formatSlabs, parseSlabs } from './slab-text.ts'

/** Columns whose cells are numbers: the export writes them as such. */
export const numberColumns: ReadonlySet<ImportColumn> = new Set([
  'gst',
  'stock',
  'priceEnduser',
  'priceReseller',
  'priceDistributor',
])

/** The cells of a product, by column. */
export type ProductCells = Record<ImportColumn, string>

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Reads the first row: which column stands where; their case and blanks do not matter.
 * @throws RefusedError (400) for a name that is none, or twice, or when products cannot be told apart
 */
export function readColumns(cells: readonly string[]): (ImportColumn | undefined)[] {
  const columns = cells.map((cell) => {
    if (cell.trim() === '') return undefined
    const column = importColumns.find((known) => plain(known) === plain(cell))
    if (!column) throw badFile(messages.imports.unknownColumn(cell.trim().slice(0, 80)))
    return column
  })
  const named = columns.filter((column) => column !== undefined)
  const twice = named.find((column, index) => named.indexOf(column) !== index)
  if (twice) throw badFile(messages.imports.columnTwice(twice))
  if (!named.includes('brand') || !(named.includes('modelNo') || named.includes('name'))) {
    throw badFile(messages.imports.noColumns)
  }
  return columns
}

/** What a row says, by column; a column the file does not have says nothing. */
export function cellsOf(
  columns: readonly (ImportColumn | undefined)[],
  row: readonly string[],
): Partial<ProductCells> {
  const cells: Partial<ProductCells> = {}
  columns.forEach((column, index) => {
    if (column) cells[column] = unguardText(row[index] ?? '')
  })
  return cells
}

/** The form with a row written over it; `undefined` slabs are unreadable ones. */
export function fillForm(form: ProductForm, cells: Partial<ProductCells>): ProductForm | undefined {
  const { priceEnduser, priceReseller, priceDistributor, slabs, ...texts } = cells
  const quantityBasedPrices = slabs === undefined ? form.quantityBasedPrices : parseSlabs(slabs)
  if (!quantityBasedPrices) return undefined
  return {
    ...form,
    ...texts,
    prices: {
      enduser: priceEnduser ?? form.prices.enduser,
      reseller: priceReseller ?? form.prices.reseller,
      distributor: priceDistributor ?? form.prices.distributor,
    },
    quantityBasedPrices,
  }
}

/** The row of a form: what the export writes. */
export function cellsOfForm(form: ProductForm): ProductCells {
  const { prices, quantityBasedPrices, ...texts } = form
  return {
    ...texts,
    priceEnduser: prices.enduser,
    priceReseller: prices.reseller,
    priceDistributor: prices.distributor,
    slabs: formatSlabs(quantityBasedPrices),
  }
}

const columnOfPrice: Readonly<Record<string, ImportColumn>> = {
  'prices.enduser': 'priceEnduser',
  'prices.reseller': 'priceReseller',
  'prices.distributor': 'priceDistributor',
}

/** The column that a field of the form stands in. */
export function columnOfField(field: string): string {
  return field.startsWith('quantityBasedPrices') ? 'slabs' : (columnOfPrice[field] ?? field)
}
