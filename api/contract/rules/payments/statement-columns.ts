/** The layouts of bank statements that are known; `mapped` is one whose columns a person has chosen. */
export const statementLayouts = [
  'hdfc',
  'icici',
  'sbi',
  'axis',
  'kotak',
  'canara',
  'yes',
  'idfc',
  'federal',
  'pnb',
  'bob',
  'union',
  'mt940',
  'mt942',
  'camt052',
  'camt053',
  'camt054',
  'ofx',
  'mapped',
] as const
export type StatementLayout = (typeof statementLayouts)[number]

/** Messages of what was booked so far: only a statement says that nothing else was. */
export const partialLayouts: readonly StatementLayout[] = ['mt942', 'camt052', 'camt054']

/**
 * What the columns of a statement may hold. Money stands in `credit` and `debit`, or in `amount` with a sign or with Cr or
 * Dr, in the same cell or in `direction`.
 */
export const statementColumns = [
  'date',
  'narration',
  'reference',
  'credit',
  'debit',
  'amount',
  'direction',
  'balance',
] as const
export type StatementColumn = (typeof statementColumns)[number]

/** The heading of each column in a file, as a person chose it. */
export type StatementMapping = Partial<Record<StatementColumn, string>>

/** What stands first in a date of digits: 25/11/2026, or 11/25/2026 as spreadsheet programs with American settings write. */
export const dateOrders = ['day-first', 'month-first'] as const
export type DateOrder = (typeof dateOrders)[number]

/** Whether a statement can be read by these columns: a day, a narration and what came in. */
export function canReadStatement(columns: readonly StatementColumn[]): boolean {
  const has = (column: StatementColumn) => columns.includes(column)
  return has('date') && has('narration') && has('credit') !== has('amount')
}
