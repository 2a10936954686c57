import type { Tier } from '@store/contract/rules/accounts/roles'
import type { Declarations } from '@store/contract/rules/catalog/declarations/declarations'
import type { ProductFact } from '@store/contract/rules/catalog/facts/product-facts'
import { foldSearchText } from '@store/contract/rules/catalog/product-search-text'
import type { UnitCode } from '@store/contract/rules/catalog/tax/unit-codes'
import type { Paise } from '@store/contract/rules/pricing/money'
import type { Slab } from '@store/contract/rules/pricing/price'
import { newPublicId } from '../../base/base.ts'

/** A public, square picture of a product in several widths. */
export interface StoredImage {
  /** Another picture has another key: that of {@link newPictureKey}, or a hash (demo, former releases). */
  key: string
  /** Pixels, ascending. */
  widths: number[]
}

/** The file name of a picture in one width: its key in the storage, and the end of its URL. */
export function pictureNameOf(key: string, width: number): string {
  return `${key}-${width}.webp`
}

/** A new key of a picture: like that of a document, in lower case as all names of pictures. */
export function newPictureKey(productId: string): string {
  return newDocumentKey(productId).toLowerCase()
}

/** The public id of the product whose picture has this file name; undefined for a hash, which several products may share. */
export function productOfPicture(name: string): string | undefined {
  return /^([0-9a-z]{26})-[0-9a-z]{26}-/.exec(name)?.[1]?.toUpperCase()
}

/** A public PDF of a product: a data sheet or a manual. */
export interface StoredDocument {
  /** The public id of its product and one of its own: another file has another key. */
  key: string
  title: string
  bytes: number
}

/** A new key of a document; it names its product, so that what refers to a file is found by an index. */
export function newDocumentKey(productId: string): string {
  return `${productId}-${newPublicId()}`
}

/** The public id of the product whose document has this key. */
export function productOfDocument(key: string): string {
  return key.slice(0, key.indexOf('-'))
}

/** A product with the prices of all tiers. Money in paise. */
export interface ProductRecord {
  id: number
  publicId: string
  name: string
  brand: string
  category: string
  modelNo: string
  description: string
  /** In lists as well, which are filtered and sorted by it. */
  countryOfOrigin?: string | undefined
  hsn: string | undefined
  unit: UnitCode
  gstPercent: number
  stock: number
  pricesPaise: Record<Tier, Paise>
  slabs: Slab[]
  images: StoredImage[]
  version: number
}

/** A product with what only its own page shows, so that lists need not read it. */
export interface ProductDetails extends ProductRecord {
  facts: ProductFact[]
  /** With the country of origin. */
  declarations: Declarations
  documents: StoredDocument[]
}

const longestSearchText = 500

/** The search text of a product: name, brand, category and model number, as {@link foldSearchText} gives them. */
export function searchTextOf(
  product: Pick<ProductRecord, 'name' | 'brand' | 'category' | 'modelNo'>,
): string {
  const { name, brand, category, modelNo } = product
  // Lower case can be longer than the text itself ('İ'), and the column is limited.
  return foldSearchText([name, brand, category, modelNo].join('\n')).slice(0, longestSearchText)
}
