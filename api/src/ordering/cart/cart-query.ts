import { type Database, selectRows } from '../../base/base.ts'
import {
  joinedProduct,
  joinedProductSql,
  joinProduct,
  joinProductOnSale,
  joinProductOnSaleSql,
  type ProductRecord,
  type ProductRow,
  recordOf,
} from '../../catalog/catalog.ts'
import type { CartLineRecord, UnavailableCartLine } from './cart.ts'

interface CartLineRow {
  id: number
  public_id: string
  product_id: number
  quantity: number
}

/** Cart lines whose products are on sale, in stock or not, in insertion order. */
export async function findCartLines(db: Database, userId: number): Promise<CartLineRecord[]> {
  const rows: CartLineRow[] = await db('cart_lines')
    .modify(joinProductOnSale, 'cart_lines.product_id')
    .where('cart_lines.user_id', userId)
    .orderBy('cart_lines.id')
    .select('cart_lines.id', 'cart_lines.public_id', 'cart_lines.product_id', 'cart_lines.quantity')
  return rows.map((row) => ({
    id: row.id,
    publicId: row.public_id,
    productId: row.product_id,
    quantity: row.quantity,
  }))
}

/** The lines of a cart that {@link findCartLines} leaves out. */
export async function findUnavailableLines(
  db: Database,
  userId: number,
): Promise<UnavailableCartLine[]> {
  return db('cart_lines')
    .modify(joinProduct, 'cart_lines.product_id')
    .where('cart_lines.user_id', userId)
    .whereNotNull(joinedProduct.deletedAt)
    .orderBy('cart_lines.id')
    .select({
      publicId: 'cart_lines.public_id',
      productId: joinedProduct.publicId,
      name: joinedProduct.name,
      brand: joinedProduct.brand,
      modelNo: joinedProduct.modelNo,
      quantity: 'cart_lines.quantity',
    })
}

/** A cart line with its current product. */
export interface CartProduct {
  line: CartLineRecord
  product: ProductRecord
}

const cartProductsSql = `
  SELECT ${joinedProductSql},
    cart_lines.id AS line_id, cart_lines.public_id AS line_public_id, cart_lines.quantity
  FROM cart_lines ${joinProductOnSaleSql('cart_lines.product_id')}
  WHERE cart_lines.user_id = ?
  ORDER BY cart_lines.id`

/** {@link findCartLines} with the products, in one statement. */
export async function findCartProducts(db: Database, userId: number): Promise<CartProduct[]> {
  type Row = ProductRow & { line_id: number; line_public_id: string; quantity: number }
  const rows = await selectRows<Row>(db, { sql: cartProductsSql, values: [userId] })
  return rows.map((row) => ({
    line: {
      id: row.line_id,
      publicId: row.line_public_id,
      productId: row.id,
      quantity: row.quantity,
    },
    product: recordOf(row),
  }))
}
