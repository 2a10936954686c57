import { startOfIndiaDay } from '@store/contract/rules/india-days'

const msADay = 24 * 60 * 60 * 1000

function instantOf(day: string, plusMs: number): string {
  return day === '' ? '' : new Date(startOfIndiaDay(day).getTime() + plusMs).toISOString()
}

/**
 * Parses the value of a date field.
 * @returns '' for an invalid date
 */
export function readDay(text: string | null): string {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return ''
  const noon = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text) ? text : ''
}

/** The first instant of a day in India, ISO 8601; '' for no day. */
export function startOf(day: string): string {
  return instantOf(day, 0)
}

/** The first instant after a day in India, ISO 8601: the API does not include it. '' for no day. */
export function endOf(day: string): string {
  return instantOf(day, msADay)
}
