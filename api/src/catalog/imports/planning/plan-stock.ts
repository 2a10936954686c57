import * as adminMessages from '@store/contract/rules/admin-messages'
import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import type { Outlier } from '@store/contract/rules/catalog/imports/outliers'
import type { ProductDraft } from '@store/contract/rules/catalog/product-validation'
import { resolveStock } from '@store/contract/rules/catalog/stock-change'
import { readWholeNumber } from '@store/contract/rules/catalog/typed-numbers'
import { largestStock } from '@store/contract/rules/limits'
import type { StockChoice } from '@store/contract/schemas/catalog/import-options'
import type { VersionedProduct } from '../../products/product-by-key.ts'
import type { ShownStocks } from '../options/shown-stocks.ts'
import type { ProductCells } from './import-columns.ts'

const words = importMessages

/** An invalid cell. */
interface CellFault {
  field: 'stock' | 'seenStock'
  message: string
}

/** What becomes of a stock; the mark says why it is probably a mistake, `stated` what the file says where that is another. */
type PlannedStock = { stock: number; mark?: string; stated?: number } | CellFault

/** How the stock of a file is meant. */
export interface StockRule {
  /** Undefined for a client that does not say. */
  choice: StockChoice | undefined
  /** What the preview showed; a preview itself has none. */
  shown: ShownStocks | undefined
  isPreview: boolean
}

interface StatedStock {
  /** The stock in the file. */
  requested: number
  /** What it was when the file was made, if that is in the file. */
  seen: number | undefined
  former: VersionedProduct
}

const stockFault = (message: string): CellFault => ({ field: 'stock', message })

function within(stock: number): { stock: number } | CellFault {
  return stock < 0 || stock > largestStock ? stockFault(adminMessages.products.stock) : { stock }
}

function addStock({ requested, seen, former }: StatedStock): PlannedStock {
  const sum = within(former.stock + requested)
  return seen === undefined || 'message' in sum ? sum : { ...sum, mark: words.isCount }
}

/** What a preview shows of a stock that is set: nothing is lost while a person looks at it. */
function previewStock({ requested, seen, former }: StatedStock): PlannedStock {
  const { stock, stockLastSet: lastSet } = former
  if (requested === stock) return { stock }
  if (seen !== undefined && seen !== stock) {
    return { stock: requested, mark: words.stockWas(seen, stock) }
  }
  const isOld = seen === undefined && requested === lastSet
  return { stock: requested, ...(isOld && { mark: words.stockOfOld }) }
}

/** Changes a stock by as much as the preview showed: what was sold since stays sold. */
function setAsShown({ requested, former }: StatedStock, shown: ShownStocks): PlannedStock {
  const known = shown.get(former.id)
  if (!known) return { stock: former.stock }
  if (known.contentVersion !== former.contentVersion) return stockFault(words.changedSincePreview)
  return { ...within(former.stock + requested - known.stock), stated: requested }
}

/** A client that does not say how the stock is meant, or did not look: no sale is overwritten (ADR 0049). */
function setUnseen({ requested, seen, former }: StatedStock): PlannedStock {
  const { stock, stockLastSet: lastSet } = former
  const result = resolveStock({ requested, seen, stock, lastSet })
  return 'message' in result ? stockFault(words.stockChanged(stock)) : result
}

/**
 * Calculates the stock of a product from its row (ADR 0168).
 * @returns the stock, or the cell at fault
 */
export function planStock(
  {
    cells,
    draft,
    former,
  }: {
    cells: Partial<ProductCells>
    draft: ProductDraft
    former: VersionedProduct
  },
  { choice, shown, isPreview }: StockRule,
): PlannedStock {
  const { stock } = former
  if (!cells.stock?.trim() || choice === 'leave') return { stock }
  const typed = (cells.seenStock ?? '').trim()
  const seen = typed === '' ? undefined : readWholeNumber(typed, largestStock)
  if (typed !== '' && seen === undefined) return { field: 'seenStock', message: words.seenStock }
  const stated = { requested: draft.stock, seen, former }
  if (choice === 'add') return addStock(stated)
  // Whoever made the file left it as it was.
  if (draft.stock === seen) return { stock }
  if (choice === undefined) return setUnseen(stated)
  if (isPreview) return previewStock(stated)
  return shown ? setAsShown(stated, shown) : setUnseen(stated)
}

/** The mark of a stock, as one of the cell. */
export function stockMarkOf(planned: { mark?: string }): Outlier[] {
  return planned.mark === undefined ? [] : [{ column: 'stock', message: planned.mark }]
}
