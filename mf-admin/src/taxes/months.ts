import { indiaDayOf } from '@store/contract/rules/india-days'

const offered = 36

/** The months until the one of an instant in India, the present one first: YYYY-MM. */
export function lastMonths(instant: Date): string[] {
  const [year = 0, month = 0] = indiaDayOf(instant).split('-').map(Number)
  return Array.from({ length: offered }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 7),
  )
}

const names = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** @example nameOfMonth('2026-11') // 'November 2026' */
export function nameOfMonth(month: string): string {
  return names.format(new Date(`${month}-01T00:00:00Z`))
}
