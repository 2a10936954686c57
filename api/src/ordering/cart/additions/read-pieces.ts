import type { Actor, Database } from '../../../base/base.ts'
import { findCartLines } from '../cart-query.ts'

/** The quantities in a buyer's cart, by product. */
export async function readPieces(db: Database, { userId }: Actor): Promise<Map<number, number>> {
  const lines = await findCartLines(db, userId)
  return new Map(lines.map(({ productId, quantity }) => [productId, quantity]))
}
