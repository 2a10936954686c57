import { indiaDayOf, startOfIndiaDay } from '@store/contract/rules/india-days'

/** A month some months after another one. @param month YYYY-MM @example monthAfter('2026-12', 1) // '2027-01' */
function monthAfter(month: string, months: number): string {
  const [year = 0, count = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, count - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The month before the one of an instant in India, whose return is the next to be filed. */
export function monthBefore(instant: Date): string {
  return monthAfter(indiaDayOf(instant).slice(0, 7), -1)
}

/** A month in India, half open. @param month YYYY-MM */
export function periodOfMonth(month: string): { from: Date; until: Date } {
  return {
    from: startOfIndiaDay(`${month}-01`),
    until: startOfIndiaDay(`${monthAfter(month, 1)}-01`),
  }
}
