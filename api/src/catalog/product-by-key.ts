import type { Database } from '../database/database.ts'
import type { ProductRecord } from './product.ts'
import { type ProductRow, productColumns, recordOf } from './product-row.ts'

/** What a product of a file is found by. */
interface KeyParts {
  modelNo: string
  name: string
}

async function select<Column extends keyof ProductRow>(
  db: Database,
  parts: readonly KeyParts[],
  columns: readonly Column[],
): Promise<Pick<ProductRow, Column>[]> {
  const models = parts.map(({ modelNo }) => modelNo.trim()).filter(Boolean)
  const names = parts.filter(({ modelNo }) => !modelNo.trim()).map(({ name }) => name.trim())
  const live = () =>
    db('products')
      .select(...columns)
      .whereNull('deleted_at')
  const byModel: Pick<ProductRow, Column>[] =
    models.length > 0 ? await live().whereIn('model_no', models) : []
  const byName: Pick<ProductRow, Column>[] =
    names.length > 0 ? await live().where('model_no', '').whereIn('name', names) : []
  return [...byModel, ...byName]
}

/**
 * Products on sale that have one of these model numbers, or one of these names and no model number. As the
 * database compares, which is loosely: compare what comes back again.
 */
export async function findProductsByModelOrName(
  db: Database,
  parts: readonly KeyParts[],
): Promise<ProductRecord[]> {
  return (await select(db, parts, productColumns)).map(recordOf)
}

/** The internal keys of {@link findProductsByModelOrName}, to hold these products. */
export async function findIdsByModelOrName(
  db: Database,
  parts: readonly KeyParts[],
): Promise<number[]> {
  return (await select(db, parts, ['id'])).map(({ id }) => id)
}
