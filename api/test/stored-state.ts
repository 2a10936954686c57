import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestStore } from './test-store.ts'

/** Stock of a product, by its internal key. */
export async function stockOf(store: TestStore, id: number): Promise<number> {
  const row: { stock: number } | undefined = await store.db('products').where({ id }).first('stock')
  return row?.stock ?? Number.NaN
}

/** Number of rows of a table. */
export async function countRows(store: TestStore, table: string): Promise<number> {
  const [row]: { total: number }[] = await store.db(table).count({ total: '*' })
  return Number(row?.total)
}

/** Number of private files in the storage. */
export async function countStoredFiles(store: TestStore): Promise<number> {
  const folder = join(store.config.DATA_FOLDER, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}
