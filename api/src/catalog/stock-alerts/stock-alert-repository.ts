import type { Database } from '../../base/base.ts'
import { joinUser, userColumns } from '../../people/people.ts'
import { joinedProduct, joinProductOnSale } from '../products/product-join.ts'

/** Identifies an alert: its buyer is told when its product is back in stock. */
export interface StockAlertKey {
  userId: number
  productId: number
}

/** An alert whose product is in stock again. */
export interface DueStockAlert extends StockAlertKey {
  buyerName: string
  buyerEmail: string
  productPublicId: string
  productName: string
  modelNo: string
  stock: number
}

const rowOf = ({ userId, productId }: StockAlertKey) => ({ user_id: userId, product_id: productId })

/** Stores an alert; repeating it changes nothing. */
export async function insertStockAlert(
  db: Database,
  { at, ...key }: StockAlertKey & { at: Date },
): Promise<void> {
  await db('stock_alerts')
    .insert({ ...rowOf(key), created_at: at })
    .onConflict(['product_id', 'user_id'])
    .ignore()
}

/** Deletes an alert. @returns false when there was none, or another instance has deleted it */
export async function deleteStockAlert(db: Database, key: StockAlertKey): Promise<boolean> {
  return (await db('stock_alerts').where(rowOf(key)).delete()) === 1
}

export async function hasStockAlert(db: Database, key: StockAlertKey): Promise<boolean> {
  return (await db('stock_alerts').where(rowOf(key)).first('user_id')) !== undefined
}

/** Alerts whose products are in stock. */
export async function findDueStockAlerts(db: Database, limit: number): Promise<DueStockAlert[]> {
  return db('stock_alerts')
    .modify(joinProductOnSale, 'stock_alerts.product_id')
    .modify(joinUser, 'stock_alerts.user_id')
    .where(joinedProduct.stock, '>', 0)
    .limit(limit)
    .select({
      userId: 'stock_alerts.user_id',
      productId: 'stock_alerts.product_id',
      buyerName: userColumns.name,
      buyerEmail: userColumns.email,
      productPublicId: joinedProduct.publicId,
      productName: joinedProduct.name,
      modelNo: joinedProduct.modelNo,
      stock: joinedProduct.stock,
    })
}
