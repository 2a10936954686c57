import { readWholeNumber } from '@store/contract/rules/catalog/typed-numbers'
import { largestStock } from '@store/contract/rules/limits'
import { readQuantityCell } from '@store/contract/rules/sheets/quantity-cell'
import type { ProductCells } from './import-columns.ts'

/**
 * The cells of a row with its stock as a bare number, where it is one of pieces: `25 Nos` is 25. A number of boxes, or a
 * word, stays as it is, so that its fault names it.
 */
export function withPlainNumbers(cells: Partial<ProductCells>): Partial<ProductCells> {
  const { stock = '' } = cells
  // What is a number already stays as it was written, for the person who reads of a fault.
  if (readWholeNumber(stock, largestStock) !== undefined) return cells
  const pieces = readQuantityCell(stock, largestStock)
  return pieces === undefined ? cells : { ...cells, stock: String(pieces) }
}
