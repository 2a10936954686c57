import type { Database } from './database.ts'

/** A value that the driver escapes into a statement. */
export type SqlValue = string | number | Date | null

/** A statement: constant SQL text with a `?` for each value. */
export interface Statement {
  sql: string
  values: readonly SqlValue[]
}

/** `?, ?, …` for a number of values. */
export function placeholders(count: number): string {
  return Array.from({ length: count }, () => '?').join(', ')
}

/**
 * Builds an INSERT. All rows have the columns of the first one.
 * @param computed SQL expressions for further columns, the same for all rows
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

/** The result of a statement. */
export interface StatementResult {
  insertId: number
  affectedRows: number
}

export const emptyResult: StatementResult = { insertId: 0, affectedRows: 0 }

/** Executes one statement on a transaction or a pool. */
export async function executeStatement(
  db: Database,
  { sql, values }: Statement,
): Promise<StatementResult> {
  const [done = emptyResult]: StatementResult[] = await db.raw(sql, [...values])
  return done
}
