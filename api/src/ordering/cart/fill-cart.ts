import type { Database } from '../../base/base.ts'
import { addPieces, type CartAdditions } from './cart-repository.ts'

/**
 * Puts pieces into a buyer's cart without checking them against the stock: for the history of a demo, whose orders are
 * placed at once, and placing checks them.
 */
export async function fillCart(db: Database, additions: CartAdditions): Promise<void> {
  await addPieces(db, additions)
}
