import type { SqlValue } from './statement.ts'

/** A fragment of a statement with its values. */
export interface Expression {
  sql: string
  values: readonly SqlValue[]
}

/** `CASE id WHEN … THEN … END`: a different value for each row of one statement. */
export function caseById(values: readonly (readonly [number, number])[]): Expression {
  const cases = values.map(() => 'WHEN ? THEN ?').join(' ')
  return { sql: `CASE id ${cases} END`, values: values.flat() }
}
