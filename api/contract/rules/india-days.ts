/** India has one time zone and no daylight saving time: days start 5½ hours before those of UTC (api.md, analytics). */
export const indiaOffsetMinutes = 330

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * The day of an instant in India.
 * @example indiaDayOf(new Date('2026-11-20T20:00:00Z')) // '2026-11-21'
 */
export function indiaDayOf(instant: Date): string {
  return new Date(instant.getTime() + indiaOffsetMinutes * minuteMs).toISOString().slice(0, 10)
}

/**
 * The start of a day in India.
 * @param day YYYY-MM-DD
 * @example startOfIndiaDay('2026-11-21') // 2026-11-20T18:30:00Z
 */
export function startOfIndiaDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - indiaOffsetMinutes * minuteMs)
}

/** The day a number of days after another one; negative for before. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/**
 * The first day of the financial year of a day.
 * @param day YYYY-MM-DD
 * @example startOfFinancialYear('2027-03-31') // '2026-04-01'
 */
export function startOfFinancialYear(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0)
  return `${year}-04-01`
}

/** All days from one to another, both included; empty when `to` is before `from`. */
export function daysBetween(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index))
}

const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })

/**
 * A day as people write it.
 * @param day YYYY-MM-DD
 * @example formatDay('2026-11-24') // '24 Nov 2026'
 */
export function formatDay(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`))
}
