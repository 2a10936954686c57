import {
  type Database,
  executeStatement,
  insertStatement,
  newPublicId,
  orUpdate,
} from '../../base/base.ts'
import { joinedProduct, joinProduct } from '../../catalog/catalog.ts'
import type { Addition } from './additions/cart-plan.ts'

/** Additions to a buyer's cart. */
export interface CartAdditions {
  userId: number
  additions: readonly Addition[]
  at: Date
}

/** Inserts cart lines or adds to their quantities, in one atomic statement. */
export async function addPieces(trx: Database, cart: CartAdditions): Promise<void> {
  const { userId, at } = cart
  // A fixed order prevents deadlocks between concurrent statements.
  const rows = cart.additions
    .toSorted((a, b) => a.productId - b.productId)
    .map(({ productId, quantity }) => ({
      public_id: newPublicId(),
      user_id: userId,
      product_id: productId,
      quantity,
      created_at: at,
    }))
  const inserted = insertStatement('cart_lines', rows)
  await executeStatement(trx, orUpdate(inserted, 'quantity = quantity + VALUES(quantity)'))
}

/** True when the quantity of one of these products exceeds its stock. */
export async function isAnyAboveStock(
  db: Database,
  { userId, additions }: CartAdditions,
): Promise<boolean> {
  const line = await db('cart_lines')
    .modify(joinProduct, 'cart_lines.product_id')
    .where('cart_lines.user_id', userId)
    .whereIn(
      'cart_lines.product_id',
      additions.map(({ productId }) => productId),
    )
    .where('cart_lines.quantity', '>', db.ref(joinedProduct.stock))
    .first('cart_lines.id')
  return line !== undefined
}

/** Sets the quantity of a line. @returns false when the buyer has no such line */
export async function setQuantity(
  db: Database,
  line: { userId: number; publicId: string; quantity: number },
): Promise<boolean> {
  const { userId, publicId, quantity } = line
  const changed = await db('cart_lines')
    .where({ user_id: userId, public_id: publicId })
    .update({ quantity })
  return changed > 0
}

/** Deletes a line. @returns false when the buyer has no such line */
export async function removeLine(
  db: Database,
  line: { userId: number; publicId: string },
): Promise<boolean> {
  const { userId, publicId } = line
  const removed = await db('cart_lines').where({ user_id: userId, public_id: publicId }).delete()
  return removed > 0
}
