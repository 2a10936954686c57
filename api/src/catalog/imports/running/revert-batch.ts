import type { Database } from '../../../base/base.ts'
import {
  lockProducts,
  softDeleteProducts,
  updateProducts,
} from '../../products/changes/product-updates.ts'
import { findVersionedProducts } from '../../products/product-by-key.ts'
import type { ImportedRow } from '../import-repository.ts'

/**
 * Restores products to their state before an import; those it created are removed from sale. Sales since the import are
 * kept: the stock changes by as much as the import changed it. Edits since the import are kept.
 */
export async function revertBatch(
  trx: Database,
  rows: readonly ImportedRow[],
  { at, actorId }: { at: Date; actorId: number },
): Promise<void> {
  const ids = rows.map(({ productId }) => productId)
  await lockProducts(trx, ids)
  const held = new Map((await findVersionedProducts(trx, ids)).map((one) => [one.id, one]))
  const former = rows.flatMap(({ before, contentAfter }) => {
    const current = before && held.get(before.id)
    if (!current) return []
    if (contentAfter !== undefined && contentAfter !== current.contentVersion) return []
    const change = before.stockAfter === undefined ? 0 : current.stock - before.stockAfter
    const { facts = current.facts, unit = current.unit } = before
    const { declarations = current.declarations } = before
    return [{ ...before, facts, unit, declarations, stock: Math.max(0, before.stock + change) }]
  })
  const created = rows.filter(({ before }) => !before).map(({ productId }) => productId)
  await updateProducts(trx, former, { kind: 'import-undone', at, actorId })
  await softDeleteProducts(trx, created, at)
}
