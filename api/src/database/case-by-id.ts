import type { Knex } from 'knex'
import type { Database } from './database.ts'

/** `CASE id WHEN … THEN … END`: a value of its own for each row of one statement. */
export function caseById(db: Database, values: readonly (readonly [number, number])[]): Knex.Raw {
  const cases = values.map(() => 'WHEN ? THEN ?').join(' ')
  return db.raw(`CASE id ${cases} END`, values.flat())
}
