import type { Database } from '../database/database.ts'
import type { CartLineRecord } from './cart.ts'

interface CartLineRow {
  id: number
  public_id: string
  product_id: number
  quantity: number
}

/** The lines of a cart whose products are on sale, in stock or not, in the order they were added. */
export async function findCartLines(db: Database, userId: number): Promise<CartLineRecord[]> {
  const rows: CartLineRow[] = await db('cart_lines')
    .join('products', 'products.id', 'cart_lines.product_id')
    .where('cart_lines.user_id', userId)
    .whereNull('products.deleted_at')
    .orderBy('cart_lines.id')
    .select('cart_lines.id', 'cart_lines.public_id', 'cart_lines.product_id', 'cart_lines.quantity')
  return rows.map((row) => ({
    id: row.id,
    publicId: row.public_id,
    productId: row.product_id,
    quantity: row.quantity,
  }))
}
