import type { Database } from '../../../base/base.ts'

/** What of a product on sale tells whether another one is the same. */
export interface NamedProduct {
  name: string
  modelNo: string
}

/** The brands or categories that products on sale have. */
export async function findUsedNames(db: Database, field: 'brand' | 'category'): Promise<string[]> {
  return db('products').distinct(field).whereNull('deleted_at').orderBy(field).pluck(field)
}

/** Names and model numbers of all products on sale of a brand, in any case. */
export async function findNamesOfBrand(db: Database, brand: string): Promise<NamedProduct[]> {
  return db('products')
    .select('name', 'model_no AS modelNo')
    .where({ brand, deleted_at: null })
    .orderBy('id')
}
