import { largestStock } from '@store/contract/rules/limits'
import type { Database } from '../../../base/base.ts'
import { insertProducts } from '../../products/changes/product-insert.ts'
import { lockProducts, updateProducts } from '../../products/changes/product-updates.ts'
import {
  findIdsByModelOrName,
  findProductsByModelOrName,
  findVersionedProducts,
} from '../../products/product-by-key.ts'
import { CatalogueChangedError } from '../import-errors.ts'
import { insertChangedRows, insertCreatedRows } from '../import-repository.ts'
import { keyOfProduct } from '../planning/product-key.ts'
import type { StagedBatch } from './import-job-repository.ts'

async function assertNew(trx: Database, created: StagedBatch['created']): Promise<void> {
  if ((await findIdsByModelOrName(trx, created)).length === 0) return
  // The database compares loosely.
  const keys = new Set(created.map(keyOfProduct))
  const known = await findProductsByModelOrName(trx, created)
  if (known.some((product) => keys.has(keyOfProduct(product)))) throw new CatalogueChangedError()
}

/**
 * Writes the changes of several rows, and stores the former values. A sale since the check is kept: the stock changes
 * by as much as the row changes it.
 * @throws CatalogueChangedError when a product was edited since, or more was sold than the row leaves
 */
export async function writeBatch(
  trx: Database,
  work: { importId: number; batch: StagedBatch; at: Date; actorId: number },
): Promise<void> {
  const { importId, batch, at, actorId } = work
  const cause = { kind: 'imported', at, actorId } as const
  await assertNew(trx, batch.created)
  const ids = batch.changed.map(({ former }) => former.id)
  await lockProducts(trx, ids)
  const held = new Map((await findVersionedProducts(trx, ids)).map((one) => [one.id, one]))
  const changes = batch.changed.map(({ former, draft, statedStock = draft.stock }) => {
    const current = held.get(former.id)
    if (current?.contentVersion !== former.contentVersion) throw new CatalogueChangedError()
    const difference = draft.stock - former.stock
    const stock = current.stock + difference
    if (stock < 0 || stock > largestStock) throw new CatalogueChangedError()
    // The value in the file, so that a later sale is detected as one.
    const stockLastSet = difference === 0 ? (current.stockLastSet ?? null) : statedStock
    const { id, images } = current
    // A batch that an older release staged has no facts, no unit or no declarations.
    const stated: Partial<typeof draft> = draft
    const { facts = current.facts, unit = current.unit } = stated
    const { declarations = current.declarations } = stated
    return {
      current,
      written: { ...draft, id, images, stock, stockLastSet, facts, unit, declarations },
    }
  })
  await insertChangedRows(
    trx,
    importId,
    changes.map(({ current, written }) => ({ ...current, stockAfter: written.stock })),
  )
  await updateProducts(
    trx,
    changes.map(({ written }) => written),
    cause,
  )
  const created = batch.created.map((draft) => ({ ...draft, images: [] }))
  await insertCreatedRows(trx, importId, await insertProducts(trx, created, cause))
}
