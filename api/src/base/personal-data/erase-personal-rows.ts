import type { Database } from '../database/database.ts'
import type { Person, PersonalTable } from './personal-table.ts'

/**
 * Does with the rows that mention a person what closing its account does, in the transaction of the caller: deletes them, or
 * gives them their new values, in the order of the tables.
 */
export async function erasePersonalRows(
  trx: Database,
  tables: readonly PersonalTable[],
  { person, at }: { person: Person; at: Date },
): Promise<void> {
  for (const { table, rows, closing } of tables) {
    const found = trx(table).modify((query) => rows(query, person))
    if (closing === 'delete') await found.delete()
    else if (closing.changes) await found.update(closing.changes(trx, at))
  }
}
