import type { Tier } from '@store/contract/rules/accounts/roles'
import { foldSearchText } from '@store/contract/rules/catalog/product-search-text'
import { presentProduct } from '../product-presenter.ts'
import { type ProductRow, recordOf } from '../product-row.ts'
import { encodeModels, encodeNames } from '../search/texts/compact-text.ts'

/** A product for the index: search and sort keys, and prepared JSON of the response. */
export interface IndexEntry {
  id: number
  publicId: string
  version: number
  /** Version of everything but the stock; sales do not change it. */
  contentVersion: number
  brand: string
  category: string
  /** Country of origin; blank when it is not known. */
  country: string
  /** Name, brand, category and model number in lower case, a line each. */
  searchText: string
  name: string
  /** Compact texts for the search by words: of the names, and of the model numbers in the description. */
  names: string
  models: string
  /** Prices in rupees, as the wire has them: they sort like paise. */
  prices: Record<Tier, number>
  stock: number
  gst: number
  /** JSON of the response: the part before the pictures, and the slabs. */
  headJson: string
  slabs: string
  /** JSON of the pictures as stored, a fifth of the size in the response. */
  images: string
}

/** A row with the columns that only the index needs. */
export interface IndexedRow extends ProductRow {
  search_text: string
  stock_changes: number
  deleted_at: Date | null
}

/** Converts a row for the index; the JSON parts together equal the output of the route's serialiser. */
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
    country: product.countryOfOrigin ?? '',
    searchText: foldSearchText(row.search_text),
    name,
    names: encodeNames(product),
    models: encodeModels(description),
    prices: { enduser, reseller, distributor },
    stock: product.stock,
    gst: product.gst,
    headJson: JSON.stringify({ _id, name, brand, category, modelNo, description }).slice(0, -1),
    slabs: JSON.stringify(product.quantityBasedPrices),
    images: row.images,
  }
}
