import { indiaOffsetMinutes } from '@store/contract/rules/india-days'

/** A row of a query that counts by day; the driver returns counts as strings. */
export interface DayCount {
  /** YYYY-MM-DD, a day in India. */
  day: string
  total: number | string
}

/** SQL for the day in India of a column with an instant, as YYYY-MM-DD. @param column a constant name */
export function indiaDaySql(column: string): string {
  return `DATE_FORMAT(${column} + INTERVAL ${indiaOffsetMinutes} MINUTE, '%Y-%m-%d')`
}

/** The counts by their days. */
export function dayCountsOf(rows: readonly DayCount[]): Map<string, number> {
  return new Map(rows.map(({ day, total }) => [day, Number(total)]))
}
