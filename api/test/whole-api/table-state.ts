import { readdir } from 'node:fs/promises'
import type { TestStore } from '../test-store.ts'

/** The content of the database and the data folder: a checksum per table and the names of all files. */
export interface StoredState {
  tables: Record<string, unknown>
  files: string[]
}

/** Reads everything that a request could change, to be compared with a later state. */
export async function readStoredState({ db, config }: TestStore): Promise<StoredState> {
  const [names]: { name: string }[][] = await db.raw(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  )
  const tables = (names ?? []).map(({ name }) => name)
  const [sums]: { Table: string; Checksum: unknown }[][] = await db.raw(
    `CHECKSUM TABLE ${tables.map(() => '??').join(', ')}`,
    tables,
  )
  const state = (sums ?? []).map(({ Table, Checksum }) => [Table.split('.').at(-1), Checksum])
  const files = await readdir(config.DATA_FOLDER, { recursive: true })
  return { tables: Object.fromEntries(state), files: files.sort() }
}
