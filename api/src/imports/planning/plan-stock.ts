import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import type { ProductDraft } from '@store/contract/rules/catalog/product-validation'
import { resolveStock } from '@store/contract/rules/catalog/stock-change'
import { readWholeNumber } from '@store/contract/rules/catalog/typed-numbers'
import { largestStock } from '@store/contract/rules/limits'
import type { VersionedProduct } from '../../catalog/product-by-key.ts'
import type { ProductCells } from './import-columns.ts'

/** An invalid cell. */
interface CellFault {
  field: 'stock' | 'seenStock'
  message: string
}

/**
 * Calculates the stock of a product from its row: a change against the stock with which the file was exported (ADR
 * 0049).
 * @returns the stock, or the error when it would overwrite a sale
 */
export function planStock(
  cells: Partial<ProductCells>,
  draft: ProductDraft,
  former: VersionedProduct,
): { stock: number } | CellFault {
  const { stock, stockLastSet: lastSet } = former
  if (!cells.stock?.trim()) return { stock }
  const typed = (cells.seenStock ?? '').trim()
  const seen = typed === '' ? undefined : readWholeNumber(typed, largestStock)
  if (typed !== '' && seen === undefined) {
    return { field: 'seenStock', message: importMessages.seenStock }
  }
  const result = resolveStock({ requested: draft.stock, seen, stock, lastSet })
  return 'message' in result
    ? { field: 'stock', message: importMessages.stockChanged(stock) }
    : result
}
