import { caseById } from '../database/case-by-id.ts'
import type { Database } from '../database/database.ts'
import type { CartLineRecord } from './cart.ts'

/**
 * Takes exactly these lines out of a cart, with exactly these quantities: what was read is what is taken.
 * @returns false when the cart has changed since; the caller must roll back
 */
export async function takeCartLines(
  trx: Database,
  lines: readonly CartLineRecord[],
): Promise<boolean> {
  const quantities = lines.map(({ id, quantity }) => [id, quantity] as const)
  const taken = await trx('cart_lines')
    .whereIn(
      'id',
      lines.map(({ id }) => id),
    )
    .where('quantity', caseById(trx, quantities))
    .delete()
  return taken === lines.length
}
