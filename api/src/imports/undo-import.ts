import { removeFromCarts } from '../cart/remove-from-carts.ts'
import { holdProducts, overwriteProducts, takeOffSale } from '../catalog/product-changes.ts'
import type { Database } from '../database/database.ts'
import { removeFromWishlists } from '../wishlist/remove-from-wishlists.ts'
import {
  ChangedSinceError,
  ImportNotFoundError,
  NotTheLastError,
  UndoneBeforeError,
} from './import-errors.ts'
import {
  findImport,
  findImportedRows,
  findLastImport,
  type ImportedRow,
  type ImportRecord,
  markUndone,
  takeTurn,
} from './import-repository.ts'

const batchSize = 500

async function findUndoable(trx: Database, publicId: string): Promise<ImportRecord> {
  const record = await findImport(trx, publicId)
  if (!record) throw new ImportNotFoundError()
  if (record.undoneAt) throw new UndoneBeforeError()
  if (record.id !== (await findLastImport(trx))) throw new NotTheLastError()
  return record
}

async function holdUnchanged(trx: Database, rows: readonly ImportedRow[]): Promise<void> {
  const held = await holdProducts(
    trx,
    rows.map(({ productId }) => productId),
  )
  const versions = new Map(held.map(({ id, version }) => [id, version]))
  if (rows.some(({ productId, versionAfter }) => versions.get(productId) !== versionAfter)) {
    throw new ChangedSinceError()
  }
}

async function putBack(trx: Database, rows: readonly ImportedRow[], at: Date): Promise<void> {
  const former = rows.flatMap(({ before }) => (before ? [before] : []))
  const created = rows.filter(({ before }) => !before).map(({ productId }) => productId)
  await overwriteProducts(trx, former, at)
  await takeOffSale(trx, created, at)
  await removeFromCarts(trx, created)
  await removeFromWishlists(trx, created)
}

/**
 * Puts every product of the last import back to what it was, row for row; those it made go off sale.
 * Belongs into a transaction.
 * @returns the import
 * @throws ImportNotFoundError, UndoneBeforeError, NotTheLastError; ChangedSinceError when one of the
 * products was edited, deleted or sold since
 */
export async function undoImport(trx: Database, publicId: string, at: Date): Promise<ImportRecord> {
  await takeTurn(trx)
  const made = await findUndoable(trx, publicId)
  for (let after = 0; ; ) {
    const rows = await findImportedRows(trx, made.id, { after, limit: batchSize })
    const last = rows.at(-1)
    if (!last) break
    await holdUnchanged(trx, rows)
    await putBack(trx, rows, at)
    after = last.productId
  }
  await markUndone(trx, made.id, at)
  return made
}
