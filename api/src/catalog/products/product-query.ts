import { foldSearchText } from '@store/contract/rules/catalog/product-search-text'
import type { Knex } from 'knex'
import { type Database, likeContaining } from '../../base/base.ts'
import type { ProductDetails, ProductRecord } from './product.ts'
import {
  type DetailedRow,
  detailedColumns,
  detailsOf,
  type ProductRow,
  productColumns,
  recordOf,
} from './product-row.ts'

function liveProducts(db: Database) {
  return db<ProductRow & { deleted_at: Date | null }>('products')
    .select(...productColumns)
    .whereNull('deleted_at')
}

/** Products by internal key, deleted ones left out; in no particular order. */
export async function findProductsByIds(
  db: Database,
  ids: readonly number[],
): Promise<ProductRecord[]> {
  if (ids.length === 0) return []
  return (await liveProducts(db).whereIn('id', [...ids])).map(recordOf)
}

/** One product on sale with what its page shows, by its public id. */
export async function findLiveProduct(
  db: Database,
  publicId: string,
): Promise<ProductDetails | undefined> {
  const row: DetailedRow | undefined = await db('products')
    .select(...detailedColumns)
    .where('public_id', publicId)
    .whereNull('deleted_at')
    .first()
  return row && detailsOf(row)
}

/** Products on sale by public id; in no particular order. */
export async function findLiveProducts(
  db: Database,
  publicIds: readonly string[],
): Promise<ProductRecord[]> {
  if (publicIds.length === 0) return []
  return (await liveProducts(db).whereIn('public_id', [...publicIds])).map(recordOf)
}

/** Products on sale by model number, in any case (quick order); a number may belong to several. */
export async function findLiveProductsByModelNo(
  db: Database,
  modelNos: readonly string[],
): Promise<ProductRecord[]> {
  if (modelNos.length === 0) return []
  return (await liveProducts(db).whereIn('model_no', [...modelNos])).map(recordOf)
}

/** The internal key of a product, on sale or not, as a subquery. */
export function selectProductKey(db: Database, publicId: string): Knex.QueryBuilder {
  return selectProductKeys(db, [publicId])
}

/** The internal keys of products, on sale or not, as a subquery. */
export function selectProductKeys(db: Database, publicIds: readonly string[]): Knex.QueryBuilder {
  return db('products')
    .whereIn('public_id', [...publicIds])
    .select('id')
}

/** `id` and `version` of products by public id, as a subquery of an INSERT. */
export function selectProductVersions(
  db: Database,
  publicIds: readonly string[],
): Knex.QueryBuilder {
  return db('products')
    .whereIn('public_id', [...publicIds])
    .select('id', 'version')
}

/** Number of products, also of those no longer on sale. */
export async function countProducts(db: Database): Promise<number> {
  const [row]: { total: number }[] = await db('products').count({ total: '*' })
  return Number(row?.total)
}

/** Whether anything is on sale. */
export async function hasProducts(db: Database): Promise<boolean> {
  const product: unknown = await db('products').whereNull('deleted_at').first('id')
  return product !== undefined
}

/** The current name of a product, on sale or not. */
export interface ProductName {
  id: number
  public_id: string
  name: string
  model_no: string
  brand: string
  category: string
}

/** A product with low stock. */
export interface LowStockRow {
  public_id: string
  name: string
  model_no: string
  stock: number
}

/** Current names of products, by internal keys. */
export async function findProductNames(
  db: Database,
  ids: readonly number[],
): Promise<ProductName[]> {
  return db('products')
    .whereIn('id', [...ids])
    .select('id', 'public_id', 'name', 'model_no', 'brand', 'category')
}

/** Names of products by public id, also of those that are not on sale any more. */
export async function findNamesByPublicId(
  db: Database,
  publicIds: readonly string[],
): Promise<{ publicId: string; name: string; isOnSale: boolean }[]> {
  if (publicIds.length === 0) return []
  const rows: { public_id: string; name: string; deleted_at: Date | null }[] = await db('products')
    .whereIn('public_id', [...publicIds])
    .select('public_id', 'name', 'deleted_at')
  return rows.map((row) => ({
    publicId: row.public_id,
    name: row.name,
    isOnSale: row.deleted_at === null,
  }))
}

/**
 * The condition that a product's search text contains what was typed. A text that was stored before its signs were
 * folded has them as they were typed then.
 */
export function searchTextContains(typed: string): (products: Knex.QueryBuilder) => void {
  const texts = new Set([foldSearchText(typed), typed.toLowerCase()])
  return (products) => {
    for (const text of texts) void products.orWhere('search_text', 'like', likeContaining(text))
  }
}

/** Those of the products, on sale or not, whose name, brand, category or model number contains a text, in any case. */
export async function filterProductKeys(
  db: Database,
  ids: readonly number[],
  text: string,
): Promise<Set<number>> {
  const found: number[] = await db('products')
    .whereIn('id', [...ids])
    .where(searchTextContains(text))
    .pluck('id')
  return new Set(found)
}

/** The products on sale with the lowest stock, up to `maxStock`. */
export async function findLowStock(
  db: Database,
  { maxStock, limit }: { maxStock: number; limit: number },
): Promise<LowStockRow[]> {
  return db('products')
    .whereNull('deleted_at')
    .where('stock', '<=', maxStock)
    .orderBy(['stock', 'id'])
    .limit(limit)
    .select('public_id', 'name', 'model_no', 'stock')
}
