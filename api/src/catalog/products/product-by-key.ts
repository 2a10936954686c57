import { lineOf, modelNumberOf } from '@store/contract/rules/catalog/product-texts'
import type { Database } from '../../base/base.ts'
import { type StockColumns, stockLastSetOf } from './changes/product-stock.ts'
import type { ProductDetails } from './product.ts'
import { type DetailedRow, detailedColumns, detailsOf } from './product-row.ts'

/** The identifying fields of a product in a file. */
interface ProductKeyFields {
  modelNo: string
  name: string
}

type FullRow = DetailedRow & StockColumns

/** A product with the fields that show whether it was edited or sold since it was read. */
export interface VersionedProduct extends ProductDetails {
  /** Incremented by edits, but not by sales and returns. */
  contentVersion: number
  /** The stock as an admin or an import set it last; undefined when unknown. */
  stockLastSet: number | undefined
}

async function select<Column extends keyof FullRow>(
  db: Database,
  keys: readonly ProductKeyFields[],
  columns: readonly Column[],
): Promise<Pick<FullRow, Column>[]> {
  // As they are stored, and as they stand there: products of older releases may have double blanks.
  const models = keys
    .flatMap(({ modelNo }) => [modelNumberOf(modelNo), modelNo.trim()])
    .filter(Boolean)
  const names = keys
    .filter(({ modelNo }) => !modelNumberOf(modelNo))
    .flatMap(({ name }) => [lineOf(name), name.trim()])
  const live = () =>
    db('products')
      .select(...columns)
      .whereNull('deleted_at')
  const byModel: Pick<FullRow, Column>[] =
    models.length > 0 ? await live().whereIn('model_no', models) : []
  const byName: Pick<FullRow, Column>[] =
    names.length > 0 ? await live().where('model_no', '').whereIn('name', names) : []
  return [...byModel, ...byName]
}

/**
 * Products on sale that have one of these model numbers, or one of these names and no model number. The database
 * compares loosely, so compare the results again.
 */
export async function findProductsByModelOrName(
  db: Database,
  keys: readonly ProductKeyFields[],
): Promise<VersionedProduct[]> {
  return (await select(db, keys, tracedColumns)).map(traced)
}

const tracedColumns = [...detailedColumns, 'stock_last_set', 'stock_changes'] as const

function traced(row: FullRow): VersionedProduct {
  return {
    ...detailsOf(row),
    contentVersion: row.version - row.stock_changes,
    stockLastSet: stockLastSetOf(row),
  }
}

/** Products on sale by their internal keys. */
export async function findVersionedProducts(
  db: Database,
  ids: readonly number[],
): Promise<VersionedProduct[]> {
  if (ids.length === 0) return []
  const rows: FullRow[] = await db('products')
    .select(...tracedColumns)
    .whereIn('id', [...ids])
    .whereNull('deleted_at')
  return rows.map(traced)
}

/** The internal keys of {@link findProductsByModelOrName}, to lock these products. */
export async function findIdsByModelOrName(
  db: Database,
  keys: readonly ProductKeyFields[],
): Promise<number[]> {
  return (await select(db, keys, ['id'])).map(({ id }) => id)
}
