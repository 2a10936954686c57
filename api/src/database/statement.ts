import type { Database } from './database.ts'

/** What the driver writes into a statement; null for nothing. */
export type SqlValue = string | number | Date | null

/** One statement: text of this program with a `?` for each value, which the driver writes in. */
export interface Statement {
  sql: string
  values: readonly SqlValue[]
}

/** So many `?` with commas between them. */
export function placeholders(count: number): string {
  return Array.from({ length: count }, () => '?').join(', ')
}

/**
 * Rows for a table, all with the columns of the first.
 * @param computed columns that the database works out, with the expression for each
 */
export function insertStatement<Row extends object>(
  table: string,
  rows: readonly (Row & { [Column in keyof Row]: SqlValue })[],
  computed: Readonly<Record<string, string>> = {},
): Statement {
  const columns = Object.keys(rows[0] ?? {})
  const names = [...columns, ...Object.keys(computed)]
  const row = `(${[...columns.map(() => '?'), ...Object.values(computed)].join(', ')})`
  return {
    sql: `INSERT INTO ${table} (${names.join(', ')}) VALUES ${rows.map(() => row).join(', ')}`,
    values: rows.flatMap((each) => Object.values<SqlValue>(each)),
  }
}

/** What a statement did: the key it gave to a row, and how many rows it touched. */
export interface StatementResult {
  insertId: number
  affectedRows: number
}

export const emptyResult: StatementResult = { insertId: 0, affectedRows: 0 }

/** Sends one statement over a transaction or a pool. */
export async function executeStatement(
  db: Database,
  { sql, values }: Statement,
): Promise<StatementResult> {
  const [done = emptyResult]: StatementResult[] = await db.raw(sql, [...values])
  return done
}
