import type { Tier } from '@store/contract/rules/accounts/roles'
import * as adminMessages from '@store/contract/rules/admin-messages'
import {
  formOfProduct,
  type ProductDraft,
  readProductForm,
} from '@store/contract/rules/catalog/product-validation'
import { resolveStock } from '@store/contract/rules/catalog/stock-change'
import { nameOfTierPrice } from '@store/contract/rules/catalog/tier-price-names'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { ProductPatch } from '@store/contract/schemas/catalog/managed-products'
import { type Clock, type Database, HttpError, inTransaction } from '../../base/base.ts'
import { assertNoImportRunning } from '../imports/running/import-lock.ts'
import { ProductNotFoundError } from '../products/catalog-errors.ts'
import { findStockLastSet, markStockSet } from '../products/changes/product-stock.ts'
import { lockProducts, updateProducts } from '../products/changes/product-updates.ts'
import type { ProductDetails } from '../products/product.ts'
import { findLiveProduct } from '../products/product-query.ts'
import { auditProduct, productChanges } from './audit-product.ts'
import { cellChangedError, stockChangedError } from './product-admin-errors.ts'

/** Changes of single cells of a product, in the table of the superadmin. */
export interface ProductPatches {
  /**
   * Writes the cells and records them in the audit log.
   * @throws ProductNotFoundError; ImportRunningError; HttpError (400) for an invalid value, also a slab that would cost
   * more than the end-user price, and (409) when a cell is no longer what was seen
   */
  apply(actorId: number, publicId: string, patch: ProductPatch): Promise<ProductDetails>
}

/** A new value and the one that was seen. */
interface CellChange {
  value: number
  seen: number
}

interface Cell {
  field: string
  label: string
  format: (value: number) => string
}

/** The text of a cell for the form. @throws HttpError (409) when it is neither what was seen nor the new value */
function readCell(cell: Cell, current: number, change: CellChange | undefined): string {
  if (!change || change.value === current) return String(current)
  if (change.seen === current) return String(change.value)
  const [was, now] = [cell.format(change.seen), cell.format(current)]
  throw cellChangedError(cell.field, adminMessages.products.cellChanged(cell.label, was, now))
}

function readPrice(held: ProductDetails, tier: Tier, { prices }: ProductPatch): string {
  const cell = { field: `prices.${tier}`, label: nameOfTierPrice(tier), format: formatRupees }
  return readCell(cell, rupeesFromPaise(held.pricesPaise[tier]), prices?.[tier])
}

const gstCell: Cell = { field: 'gst', label: 'GST', format: (percent) => `${percent} %` }

function readStock(
  held: ProductDetails,
  lastSet: number | undefined,
  change: CellChange | undefined,
): number {
  if (!change) return held.stock
  const { value: requested, seen } = change
  const result = resolveStock({ requested, seen, stock: held.stock, lastSet })
  if ('message' in result) throw stockChangedError(result.message)
  return result.stock
}

/** Applies the cells by the rules of the product form. */
function patched(
  held: ProductDetails,
  lastSet: number | undefined,
  patch: ProductPatch,
): ProductDraft {
  const form = {
    ...formOfProduct(held),
    gst: readCell(gstCell, held.gstPercent, patch.gst),
    stock: String(readStock(held, lastSet, patch.stock)),
    prices: {
      enduser: readPrice(held, 'enduser', patch),
      reseller: readPrice(held, 'reseller', patch),
      distributor: readPrice(held, 'distributor', patch),
    },
  }
  const draft = readProductForm(form, held)
  if ('fields' in draft) throw new HttpError(draft)
  return draft
}

/** Creates the changes of single cells (ADR 0093). */
export function createProductPatches({
  db,
  clock,
}: {
  db: Database
  clock: Clock
}): ProductPatches {
  const findOrThrow = async (publicId: string) => {
    const product = await findLiveProduct(db, publicId)
    if (!product) throw new ProductNotFoundError()
    return product
  }
  return {
    async apply(actorId, publicId, patch) {
      const { id } = await findOrThrow(publicId)
      await inTransaction(db, async (trx) => {
        await assertNoImportRunning(trx)
        const [held] = await lockProducts(trx, [id])
        if (!held) throw new ProductNotFoundError()
        const draft = patched(held, await findStockLastSet(trx, id), patch)
        const changed = { ...draft, images: held.images, documents: held.documents }
        const at = clock.now()
        const changes = productChanges(held, changed)
        const cause = { kind: 'edited', at, actorId } as const
        if (changes.length > 0) await updateProducts(trx, [{ ...changed, id }], cause)
        if (patch.stock) await markStockSet(trx, [id])
        await auditProduct(trx, { actorId, done: 'changed', product: held, changes, at })
      })
      return findOrThrow(publicId)
    },
  }
}
