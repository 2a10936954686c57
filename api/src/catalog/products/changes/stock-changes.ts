import type { Knex } from 'knex'
import {
  caseById,
  type Database,
  executeStatement,
  placeholders,
  type Statement,
} from '../../../base/base.ts'
import { stockVersionBumpSql } from './product-version.ts'
import { recordMovements, type StockCause, type StockMovement } from './stock-movements.ts'

const productsAtOnce = 500

/** Quantity of a product, by internal key. A list has each product once. */
export interface ProductQuantity {
  productId: number
  quantity: number
}

function quantityByProduct(quantities: readonly ProductQuantity[]) {
  return caseById(quantities.map(({ productId, quantity }) => [productId, quantity]))
}

function idsOf(quantities: readonly ProductQuantity[]): number[] {
  return quantities.map(({ productId }) => productId)
}

/**
 * Decrements the stock of all products in one statement; rows are locked in the order of their keys. Send it late in
 * the transaction, to keep the locks on popular products short. When it affects fewer rows than there are products,
 * one is short or deleted, and the transaction must be rolled back.
 */
export function decrementStockStatement(quantities: readonly ProductQuantity[]): Statement {
  const quantity = quantityByProduct(quantities)
  return {
    sql: `UPDATE products SET stock = stock - ${quantity.sql}, ${stockVersionBumpSql}
      WHERE id IN (${placeholders(quantities.length)}) AND deleted_at IS NULL AND stock >= ${quantity.sql}`,
    values: [...quantity.values, ...idsOf(quantities), ...quantity.values],
  }
}

/** Reads the stock of products, by internal key. */
export function selectStockStatement(productIds: readonly number[]): Statement {
  return {
    sql: `SELECT id, stock FROM products WHERE id IN (${placeholders(productIds.length)})`,
    values: productIds,
  }
}

/** Returns stock, also of deleted products: they may be restored. */
export async function returnStock(
  trx: Database,
  quantities: readonly ProductQuantity[],
): Promise<void> {
  if (quantities.length === 0) return
  const returned = quantityByProduct(quantities)
  await executeStatement(trx, {
    sql: `UPDATE products SET stock = stock + ${returned.sql}, ${stockVersionBumpSql}
      WHERE id IN (${placeholders(quantities.length)})`,
    values: [...returned.values, ...idsOf(quantities)],
  })
}

/** The free stock of a product that is locked until the transaction ends. */
export interface LockedStock {
  id: number
  publicId: string
  name: string
  modelNo: string
  stock: number
}

/**
 * Locks the stock of products by public id, in the order of their keys as orders do; those no longer on sale are left out, unless
 * `withDeleted` is set.
 */
export async function lockStock(
  trx: Database,
  publicIds: readonly string[],
  { withDeleted = false }: { withDeleted?: boolean } = {},
): Promise<LockedStock[]> {
  const ids: number[] = await trx('products')
    .whereIn('public_id', [...publicIds])
    .pluck('id')
  if (ids.length === 0) return []
  const products = trx('products').whereIn('id', ids)
  if (!withDeleted) void products.whereNull('deleted_at')
  return products
    .orderBy('id')
    .forUpdate()
    .select('id', { publicId: 'public_id' }, 'name', { modelNo: 'model_no' }, 'stock')
}

/**
 * Changes the stock of locked products, as a sale or a return does, and records why. Several movements of a product add up.
 */
export async function moveStock(
  trx: Database,
  movements: readonly StockMovement[],
  cause: StockCause,
): Promise<void> {
  const changes = new Map<number, number>()
  for (const { productId, quantity } of movements) {
    changes.set(productId, (changes.get(productId) ?? 0) + quantity)
  }
  const quantities = [...changes].map(([productId, quantity]) => ({ productId, quantity }))
  for (let start = 0; start < quantities.length; start += productsAtOnce) {
    await returnStock(trx, quantities.slice(start, start + productsAtOnce))
  }
  await recordMovements(trx, movements, cause)
}

/** The columns of {@link selectMovements}. */
export const movementColumns = {
  id: 'stock_movements.id',
  productId: 'stock_movements.product_id',
  kind: 'stock_movements.kind',
  quantity: 'stock_movements.quantity',
  reference: 'stock_movements.reference',
  lineNo: 'stock_movements.line_no',
  costPaise: 'stock_movements.cost_paise',
  actorId: 'stock_movements.actor_id',
  createdAt: 'stock_movements.created_at',
} as const

/** The movements that are no order's, to be joined or summed. */
export function selectMovements(db: Database): Knex.QueryBuilder {
  return db('stock_movements')
}

/**
 * What each product cost when it last came in, in paise without GST; bills that were reversed do not count.
 * @returns by internal key; products that never came in with a cost are left out
 */
export async function findLastCosts(
  db: Database,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map()
  const last = db('stock_movements AS came')
    .where('came.kind', 'goods-in')
    .whereNotNull('came.cost_paise')
    .whereIn('came.product_id', [...productIds])
    .whereNotExists((reversed) => {
      void reversed
        .select(db.raw('1'))
        .from('stock_movements AS went')
        .where('went.kind', 'goods-in-reversed')
        .whereRaw('went.reference = came.reference')
    })
    .groupBy('came.product_id')
    .max('came.id')
  const rows: { product_id: number; cost_paise: number }[] = await db('stock_movements')
    .whereIn('id', last)
    .select('product_id', 'cost_paise')
  return new Map(rows.map((row) => [row.product_id, row.cost_paise]))
}
