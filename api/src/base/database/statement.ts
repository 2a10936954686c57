import { plainText } from '@store/contract/rules/plain-text'
import type { Database } from './database.ts'

/** A value that the driver escapes into a statement. */
export type SqlValue = string | number | Date | null

/** A statement or a part of one: constant SQL text with a `?` for each value. */
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

/** An INSERT that updates the rows whose key exists. @param changes SQL text, such as `quantity = quantity + VALUES(quantity)` */
export function orUpdate({ sql, values }: Statement, changes: string): Statement {
  return { sql: `${sql} ON DUPLICATE KEY UPDATE ${changes}`, values }
}

/** `CASE id WHEN … THEN … END`: a different value for each row of one statement. */
export function caseById(values: readonly (readonly [number, number])[]): Statement {
  const cases = values.map(() => 'WHEN ? THEN ?').join(' ')
  return { sql: `CASE id ${cases} END`, values: values.flat() }
}

/** The LIKE pattern for a text that starts with another; `%` and `_` are plain characters to a person who searches. */
export function likeStarting(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** The LIKE pattern for a text that contains another. */
export function likeContaining(text: string): string {
  return `%${likeStarting(text)}`
}

/** True for a dash, an apostrophe and a quotation mark of whatever kind, which people and their devices write differently. */
export function isKeyboardSign(sign: string): boolean {
  return /^['"-]$/.test(plainText(sign))
}

/**
 * The LIKE pattern for a text that somebody typed: dashes, apostrophes and quotation marks match those that phones and
 * word processors put, which stand in texts as they were stored.
 */
export function likeTyped(text: string): string {
  return likeContaining(text).replace(/[^\w\s]/gu, (sign) => (isKeyboardSign(sign) ? '_' : sign))
}

/** The result of a statement. */
export interface StatementResult {
  insertId: number
  affectedRows: number
}

export const emptyResult: StatementResult = { insertId: 0, affectedRows: 0 }

/** Executes one statement that writes, on a transaction or a pool; `executeBatch` sends several at once. */
export async function executeStatement(
  db: Database,
  { sql, values }: Statement,
): Promise<StatementResult> {
  const [done = emptyResult]: StatementResult[] = await db.raw(sql, [...values])
  return done
}

/** Reads the rows of a SELECT that is sent as text, because building it for every request would cost more. */
export async function selectRows<Row extends object>(
  db: Database,
  { sql, values }: Statement,
): Promise<Row[]> {
  const [rows = []]: Row[][] = await db.raw(sql, [...values])
  return rows
}
