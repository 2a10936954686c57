import {
  fitsOf,
  keyOfModel,
  type ProductFact,
} from '@store/contract/rules/catalog/facts/product-facts'
import type { Database } from '../../../base/base.ts'

const longestKey = 120

interface FitRow {
  product_id: number
  model_key: string
}

function keysOf(facts: readonly ProductFact[] = []): string[] {
  return [...new Set(fitsOf(facts).map((model) => keyOfModel(model).slice(0, longestKey)))]
}

function rowsOf(id: number, facts: readonly ProductFact[] | undefined): FitRow[] {
  return keysOf(facts).map((key) => ({ product_id: id, model_key: key }))
}

async function insertRows(db: Database, rows: readonly FitRow[]): Promise<void> {
  if (rows.length > 0) await db('product_fits').insert([...rows])
}

/** Stores in which printers new products fit, so that a printer finds them; derived from their facts. */
export async function insertFits(
  db: Database,
  products: readonly { publicId: string; facts?: readonly ProductFact[] | undefined }[],
): Promise<void> {
  const fitting = products.filter(({ facts }) => keysOf(facts).length > 0)
  if (fitting.length === 0) return
  const ids: { id: number; public_id: string }[] = await db('products')
    .whereIn(
      'public_id',
      fitting.map(({ publicId }) => publicId),
    )
    .select('id', 'public_id')
  const idOf = new Map(ids.map((row) => [row.public_id, row.id]))
  await insertRows(
    db,
    fitting.flatMap(({ publicId, facts }) => rowsOf(idOf.get(publicId) ?? 0, facts)),
  )
}

/** Stores in which printers changed products fit; those with undefined facts stay as they are. */
export async function replaceFits(
  trx: Database,
  products: readonly { id: number; facts?: readonly ProductFact[] | undefined }[],
): Promise<void> {
  const changed = products.filter(({ facts }) => facts !== undefined)
  if (changed.length === 0) return
  const ids = changed.map(({ id }) => id)
  const stored: FitRow[] = await trx('product_fits').whereIn('product_id', ids)
  const wanted = changed.flatMap(({ id, facts }) => rowsOf(id, facts))
  const textOf = (row: FitRow) => `${row.product_id} ${row.model_key}`
  const [before, after] = [new Set(stored.map(textOf)), new Set(wanted.map(textOf))]
  // Most changes of a product change no fits: then nothing is locked.
  for (const row of stored) {
    if (after.has(textOf(row))) continue
    await trx('product_fits')
      .where({ product_id: row.product_id, model_key: row.model_key })
      .delete()
  }
  await insertRows(
    trx,
    wanted.filter((row) => !before.has(textOf(row))),
  )
}
