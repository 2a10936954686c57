import { readdir } from 'node:fs/promises'
import type { TestStore } from '../testing/test-store.ts'

/** What lies in the database and on disk: a checksum a table, and the names of all files. */
export interface StoredState {
  tables: Record<string, unknown>
  files: string[]
}

async function filesBelow(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).sort()
}

/**
 * Photographs all that a request could change.
 * @param besides tables a refused request may well write, each with a reason where this is called
 */
export async function photograph(
  { db, config }: TestStore,
  besides: readonly string[] = [],
): Promise<StoredState> {
  const [names]: { name: string }[][] = await db.raw(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  )
  const tables = (names ?? []).map(({ name }) => name).filter((name) => !besides.includes(name))
  const [sums]: { Table: string; Checksum: unknown }[][] = await db.raw(
    `CHECKSUM TABLE ${tables.map(() => '??').join(', ')}`,
    tables,
  )
  const state = (sums ?? []).map(({ Table, Checksum }) => [Table.split('.').at(-1), Checksum])
  return { tables: Object.fromEntries(state), files: await filesBelow(config.DATA_FOLDER) }
}
