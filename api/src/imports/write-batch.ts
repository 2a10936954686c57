import { overwriteProducts } from '../catalog/product-changes.ts'
import { insertProducts } from '../catalog/product-insert.ts'
import { markStockSet } from '../catalog/product-stock.ts'
import type { Database } from '../database/database.ts'
import { rememberChanged, rememberCreated } from './import-repository.ts'
import type { PlannedBatch } from './plan-import.ts'

/** Writes what some rows ask for, and remembers what was there before. */
export async function writeBatch(
  trx: Database,
  work: { importId: number; batch: PlannedBatch; at: Date },
): Promise<void> {
  const { importId, batch, at } = work
  const created = batch.created.map((draft) => ({ ...draft, images: [] }))
  await rememberCreated(trx, importId, await insertProducts(trx, created, at))
  await rememberChanged(
    trx,
    importId,
    batch.changed.map(({ former }) => former),
  )
  const changed = batch.changed.map(({ former: { id, images }, draft }) => ({
    ...draft,
    id,
    images,
  }))
  await overwriteProducts(trx, changed, at)
  const restocked = batch.changed.filter(({ former, draft }) => draft.stock !== former.stock)
  await markStockSet(
    trx,
    restocked.map(({ former }) => former.id),
  )
}
