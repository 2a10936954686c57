import type { Declarations } from '@store/contract/rules/catalog/declarations/declarations'
import type { ProductFact } from '@store/contract/rules/catalog/facts/product-facts'
import type { UnitCode } from '@store/contract/rules/catalog/tax/unit-codes'
import { type Database, newPublicId } from '../../../base/base.ts'
import type { ProductDetails, ProductRecord, StoredDocument } from '../product.ts'
import { type DetailedRow, detailedColumns, detailsOf } from '../product-row.ts'
import { replaceFits } from './product-fits.ts'
import { columnsOf } from './product-insert.ts'
import { versionBump } from './product-version.ts'
import { recordMovements, type StockCause, type StockMovement } from './stock-movements.ts'

/**
 * Reads and locks products until the transaction ends; deleted ones are left out. Locks are taken in the order of the
 * keys, as by orders, so that the two never deadlock.
 */
export async function lockProducts(
  trx: Database,
  ids: readonly number[],
): Promise<ProductDetails[]> {
  if (ids.length === 0) return []
  const rows = await trx<DetailedRow & { deleted_at: Date | null }>('products')
    .select(...detailedColumns)
    .whereIn('id', [...ids])
    .whereNull('deleted_at')
    .orderBy('id')
    .forUpdate()
  return rows.map(detailsOf)
}

/** The new data of the product with this key. */
export type ProductUpdate = Omit<
  ProductRecord,
  'publicId' | 'version' | 'unit' | 'countryOfOrigin'
> & {
  /** Unchanged when undefined, which must then be so for all. */
  unit?: UnitCode | undefined
  /** The stock as last set, null when unknown; unchanged when undefined, which must then be so for all. */
  stockLastSet?: number | null | undefined
  /** Unchanged when undefined, which must then be so for all. */
  facts?: readonly ProductFact[] | undefined
  /** Unchanged when undefined, which must then be so for all. */
  declarations?: Declarations | undefined
  /** Unchanged when undefined, which must then be so for all. */
  documents?: readonly StoredDocument[] | undefined
}

async function stockChangesOf(
  trx: Database,
  products: readonly ProductUpdate[],
): Promise<StockMovement[]> {
  const rows: { id: number; stock: number }[] = await trx('products')
    .whereIn(
      'id',
      products.map(({ id }) => id),
    )
    .select('id', 'stock')
  const former = new Map(rows.map(({ id, stock }) => [id, stock]))
  return products
    .map(({ id, stock }) => ({ productId: id, quantity: stock - (former.get(id) ?? stock) }))
    .filter(({ quantity }) => quantity !== 0)
}

/**
 * Updates products by their keys in one statement, and records what that changes of their stock; lock them first. A thousand at
 * a time is a good size. The version of each is incremented.
 */
export async function updateProducts(
  trx: Database,
  products: readonly ProductUpdate[],
  cause: StockCause,
): Promise<void> {
  // The rows exist, so only the part after ON DUPLICATE KEY is executed.
  const rows = products.map((product) => ({
    id: product.id,
    public_id: newPublicId(),
    ...columnsOf(product),
    ...(product.stockLastSet !== undefined && { stock_last_set: product.stockLastSet }),
    created_at: cause.at,
    updated_at: cause.at,
  }))
  const [first] = rows
  if (!first) return
  const movements = await stockChangesOf(trx, products)
  const { id: _id, public_id: _publicId, created_at: _createdAt, ...content } = first
  const given = Object.keys(content).map((column) => [column, trx.raw('VALUES(??)', [column])])
  await trx('products')
    .insert(rows)
    .onConflict('id')
    .merge({ ...Object.fromEntries(given), ...versionBump(trx) })
  await replaceFits(trx, products)
  await recordMovements(trx, movements, cause)
}

/**
 * Removes products from sale. The rows stay: past orders, imports and reviews refer to them.
 * @returns how many were on sale
 */
export async function softDeleteProducts(
  trx: Database,
  ids: readonly number[],
  now: Date,
): Promise<number> {
  if (ids.length === 0) return 0
  return trx('products')
    .whereIn('id', [...ids])
    .whereNull('deleted_at')
    .update({ deleted_at: now, ...versionBump(trx) })
}
