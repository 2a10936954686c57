import type { Tier } from '@store/contract/rules/accounts/roles'
import { keyOfModel } from '@store/contract/rules/catalog/facts/product-facts'
import type { Paise } from '@store/contract/rules/pricing/money'
import type { Knex } from 'knex'
import type { Database } from '../../../base/base.ts'
import type { ProductDetails } from '../product.ts'
import { type DetailedRow, detailedColumns, detailsOf } from '../product-row.ts'

const priceColumns = {
  enduser: 'products.price_enduser',
  reseller: 'products.price_reseller',
  distributor: 'products.price_distributor',
} as const satisfies Record<Tier, string>

/** Similar products cost between these shares of the price. */
const priceRange = { from: 0.5, to: 2 }

interface KeyRow {
  id: number
}

const idsOf = (rows: readonly KeyRow[]) => rows.map(({ id }) => id)

/** Those in stock first, then the cheapest of the tier. */
function orderForBuyers(query: Knex.QueryBuilder, tier: Tier): void {
  void query.orderByRaw('products.stock > 0 DESC').orderBy([priceColumns[tier], 'products.id'])
}

/** The products on sale that fit a printer. */
export async function findSupplies(
  db: Database,
  { modelNo, tier, limit }: { modelNo: string; tier: Tier; limit: number },
): Promise<number[]> {
  const key = keyOfModel(modelNo)
  if (key === '') return []
  const rows: KeyRow[] = await db('product_fits')
    .join('products', 'products.id', 'product_fits.product_id')
    .whereNull('products.deleted_at')
    .where('product_fits.model_key', key)
    .modify(orderForBuyers, tier)
    .limit(limit)
    .select('products.id')
  return idsOf(rows)
}

/** Products of other brands that fit the same printers, those that fit most of them first. */
export async function findSameFits(
  db: Database,
  { id, brand, tier, limit }: { id: number; brand: string; tier: Tier; limit: number },
): Promise<number[]> {
  const rows: KeyRow[] = await db('product_fits AS own')
    .join('product_fits AS other', 'other.model_key', 'own.model_key')
    .join('products', 'products.id', 'other.product_id')
    .where('own.product_id', id)
    .whereNot('products.brand', brand)
    .whereNull('products.deleted_at')
    .groupBy('products.id')
    .orderByRaw('COUNT(*) DESC')
    .modify(orderForBuyers, tier)
    .limit(limit)
    .select('products.id')
  return idsOf(rows)
}

/** Products in stock of the same category at a similar price, those of the same brand first. */
export async function findSimilar(
  db: Database,
  {
    product: { id, brand, category },
    price,
    tier,
    limit,
  }: { product: ProductDetails; price: Paise; tier: Tier; limit: number },
): Promise<number[]> {
  const column = priceColumns[tier]
  const rows: KeyRow[] = await db('products')
    .where({ category })
    .whereNull('deleted_at')
    .whereNot({ id })
    .where('stock', '>', 0)
    .whereBetween(column, [Math.floor(price * priceRange.from), Math.ceil(price * priceRange.to)])
    .orderByRaw('brand = ? DESC', [brand])
    .orderByRaw('ABS(?? - ?)', [column, price])
    .orderBy('id')
    .limit(limit)
    .select('id')
  return idsOf(rows)
}

/** Public ids of products on sale by model number, in any case. */
export async function findByModelNos(
  db: Database,
  modelNos: readonly string[],
): Promise<{ public_id: string; model_no: string }[]> {
  if (modelNos.length === 0) return []
  return db('products')
    .whereIn('model_no', [...modelNos])
    .whereNull('deleted_at')
    .orderBy('id')
    .select('public_id', 'model_no')
}

/** Products on sale with their facts, in the given order. */
export async function findDetails(db: Database, ids: readonly number[]): Promise<ProductDetails[]> {
  if (ids.length === 0) return []
  const rows: DetailedRow[] = await db('products')
    .select(...detailedColumns)
    .whereIn('id', [...ids])
    .whereNull('deleted_at')
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [detailsOf(row)] : []
  })
}
