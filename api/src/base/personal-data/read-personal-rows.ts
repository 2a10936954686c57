import type { Database } from '../database/database.ts'
import type { Person, PersonalTable } from './personal-table.ts'

/** The rows of a table that mention a person, with their exported columns. */
export interface PersonalRows {
  title: string
  rows: readonly Record<string, unknown>[]
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[{[]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    // What a person typed may begin with a bracket.
    return value
  }
}

/** Reads the rows of each table that mention a person; tables without one are left out. */
export async function readPersonalRows(
  db: Database,
  tables: readonly PersonalTable[],
  person: Person,
): Promise<PersonalRows[]> {
  const found: PersonalRows[] = []
  for (const { table, title, rows, exported } of tables) {
    const stored: Record<string, unknown>[] = await db(table)
      .modify((query) => rows(query, person))
      .select(...exported)
    const shown = stored.map((row) =>
      Object.fromEntries(Object.entries(row).map(([column, value]) => [column, parsed(value)])),
    )
    if (shown.length > 0) found.push({ title, rows: shown })
  }
  return found
}
