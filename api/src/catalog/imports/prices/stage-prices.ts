import * as adminMessages from '@store/contract/rules/admin-messages'
import type { PriceRule } from '@store/contract/rules/catalog/managed/price-rule'
import type { SkippedProduct } from '@store/contract/schemas/catalog/price-changes'
import type { Database } from '../../../base/base.ts'
import { findVersionedProducts, type VersionedProduct } from '../../products/product-by-key.ts'
import { findProductNames } from '../../products/product-query.ts'
import type { PlannedChange } from '../planning/plan-row.ts'
import { insertBatch } from '../running/import-job-repository.ts'
import { type ImportLock, renewImportLock } from '../running/import-lock.ts'
import { changeOf, mostNamed, type NamedProduct, planPrices, presentSkipped } from './price-plan.ts'
import type { SeenProduct } from './seen-products.ts'

/** Rows per transaction: an order waits no longer than one takes. */
const rowsOfBatch = 100

/** The products whose prices will be changed, and those left out. */
export interface StagedPrices {
  changed: number
  skipped: number
  /** The first of those left out, with the reason. */
  skips: SkippedProduct[]
}

const words = adminMessages.priceChanges

/** The change of a product, the reason why it is left out, or nothing to do. */
function planSeen(
  product: VersionedProduct,
  { contentVersion }: SeenProduct,
  rule: PriceRule,
): PlannedChange | { message: string } | undefined {
  if (product.contentVersion !== contentVersion) return { message: words.changedMeanwhile }
  const planned = planPrices(product, rule)
  if (planned.kind === 'refused') return { message: planned.message }
  return planned.kind === 'changed' ? changeOf(planned) : undefined
}

/**
 * Stores the batches to be written, while edits are locked. A product that is no longer what the preview saw is left
 * out; sales do not matter.
 */
export async function stagePrices({
  db,
  lock,
  rule,
  products,
}: {
  db: Database
  lock: ImportLock
  rule: PriceRule
  products: readonly SeenProduct[]
}): Promise<StagedPrices> {
  const staged: StagedPrices = { changed: 0, skipped: 0, skips: [] }
  const skip = (product: NamedProduct, message: string) => {
    staged.skipped += 1
    if (staged.skips.length < mostNamed) staged.skips.push(presentSkipped(product, message))
  }
  for (let from = 0; from < products.length; from += rowsOfBatch) {
    const seen = products.slice(from, from + rowsOfBatch)
    const found = await findVersionedProducts(
      db,
      seen.map(({ id }) => id),
    )
    const held = new Map(found.map((product) => [product.id, product]))
    const changed: PlannedChange[] = []
    const gone: number[] = []
    for (const one of seen) {
      const product = held.get(one.id)
      const planned = product && planSeen(product, one, rule)
      if (!product) gone.push(one.id)
      else if (planned && 'message' in planned) skip(product, planned.message)
      else if (planned) changed.push(planned)
    }
    for (const { public_id: publicId, name, model_no: modelNo } of await findProductNames(
      db,
      gone,
    )) {
      skip({ publicId, name, modelNo }, words.noLongerOnSale)
    }
    await renewImportLock(db, lock)
    staged.changed += changed.length
    if (changed.length > 0) {
      await insertBatch(db, lock.jobId, { position: from / rowsOfBatch + 1, created: [], changed })
    }
  }
  return staged
}
