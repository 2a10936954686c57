import type { Tier } from '@store/contract/rules/roles'
import { presentProduct } from '../product-presenter.ts'
import { type ProductRow, recordOf } from '../product-row.ts'

/** A product on sale on its way into the index: what it is found and sorted by, and its parts of the answer. */
export interface IndexEntry {
  id: number
  publicId: string
  version: number
  /** Which version of all but the stock: sales leave it as it is. */
  contentVersion: number
  brand: string
  category: string
  /** Name, brand, category and model number in lower case, a line each. */
  searchText: string
  /** Prices in rupees, as the wire has them: they sort like paise. */
  prices: Record<Tier, number>
  stock: number
  gst: number
  /** JSON of the answer: what stands before the pictures, and the slabs. */
  headJson: string
  slabs: string
  /** JSON of the pictures as they are stored, a fifth of what the answer tells of them. */
  images: string
}

/** A row with the columns that only the index needs. */
export interface IndexedRow extends ProductRow {
  search_text: string
  stock_changes: number
  deleted_at: Date | null
}

/** Reads a row into the index; the parts together are what the route's serialiser would write. */
export function entryOf(row: IndexedRow): IndexEntry {
  const product = presentProduct(recordOf(row), 'superadmin')
  const { _id, name, brand, category, modelNo, description } = product
  const { enduser = 0, reseller = 0, distributor = 0 } = product.prices
  return {
    id: row.id,
    publicId: _id,
    version: row.version,
    contentVersion: row.version - row.stock_changes,
    brand,
    category,
    searchText: row.search_text,
    prices: { enduser, reseller, distributor },
    stock: product.stock,
    gst: product.gst,
    headJson: JSON.stringify({ _id, name, brand, category, modelNo, description }).slice(0, -1),
    slabs: JSON.stringify(product.quantityBasedPrices),
    images: row.images,
  }
}
