import type { Tier } from '@store/contract/rules/roles'
import { foldName } from '../names.ts'
import { presentProduct } from '../product-presenter.ts'
import { type ProductRow, recordOf } from '../product-row.ts'

/** A product on sale as the index keeps it: what it is found and sorted by, and its parts of the answer. */
export interface Entry {
  id: number
  publicId: string
  version: number
  brand: string
  category: string
  /** Brand and category as filters compare them. */
  brandKey: string
  categoryKey: string
  /** Name, brand, category and model number in lower case, a line each. */
  searchText: string
  /** Prices in rupees, as the wire has them: they sort like paise. */
  prices: Record<Tier, number>
  /** JSON around the price, as bytes: see {@link bytesOf}. */
  head: string
  pictures: string
  stock: number
  gst: number
  slabs: string
}

/**
 * UTF-8 as a string of bytes: half the memory of a string with a letter beyond Latin-1, and a page is
 * put together without encoding anything again.
 */
function bytesOf(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1')
}

const shared = new Map<string, string>()

/** Products share pictures, brands and categories: equal text is kept once. */
function sharedOf(text: string): string {
  const known = shared.get(text)
  if (known !== undefined) return known
  shared.set(text, text)
  return text
}

/** A row with the columns that only the index needs. */
export interface IndexedRow extends ProductRow {
  search_text: string
  deleted_at: Date | null
}

/** Reads a row into the index; the parts together are what the route's serialiser would write. */
export function entryOf(row: IndexedRow): Entry {
  const product = presentProduct(recordOf(row), 'superadmin')
  const { _id, name, brand, category, modelNo, description, images, pictures } = product
  const { enduser = 0, reseller = 0, distributor = 0 } = product.prices
  const words = JSON.stringify({ _id, name, brand, category, modelNo, description })
  const shown = JSON.stringify({ images, pictures })
  return {
    id: row.id,
    publicId: _id,
    version: row.version,
    brand: sharedOf(brand),
    category: sharedOf(category),
    brandKey: sharedOf(foldName(brand)),
    categoryKey: sharedOf(foldName(category)),
    searchText: row.search_text,
    prices: { enduser, reseller, distributor },
    head: bytesOf(words.slice(0, -1)),
    pictures: sharedOf(bytesOf(`,${shown.slice(1, -1)}`)),
    stock: product.stock,
    gst: product.gst,
    slabs: JSON.stringify(product.quantityBasedPrices),
  }
}

/** A product of the answer, as a string of bytes, with the price of one tier. */
export function jsonOf(entry: Entry, tier: Tier): string {
  const { head, pictures, stock, gst, prices, slabs } = entry
  return (
    `${head}${pictures},"stock":${stock},"gst":${gst},` +
    `"prices":{"${tier}":${prices[tier]}},"quantityBasedPrices":${slabs}}`
  )
}
