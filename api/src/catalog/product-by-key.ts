import type { Database } from '../database/database.ts'
import type { ProductRow } from './product-row.ts'

/** What a product of a file is found by. */
interface KeyParts {
  modelNo: string
  name: string
}

/**
 * Internal keys of products on sale that have one of these model numbers, or one of these names and no
 * model number. As the database compares, which is loosely: compare what comes back again.
 */
export async function findIdsByModelOrName(
  db: Database,
  parts: readonly KeyParts[],
): Promise<number[]> {
  const models = parts.map(({ modelNo }) => modelNo.trim()).filter(Boolean)
  const names = parts.filter(({ modelNo }) => !modelNo.trim()).map(({ name }) => name.trim())
  const live = () =>
    db<ProductRow & { deleted_at: Date | null }>('products').whereNull('deleted_at')
  const [byModel, byName] = [
    models.length > 0 ? await live().whereIn('model_no', models).pluck('id') : [],
    names.length > 0 ? await live().where('model_no', '').whereIn('name', names).pluck('id') : [],
  ]
  return [...byModel, ...byName]
}
