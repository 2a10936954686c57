// Dates are shown in Indian time, wherever the browser is.
const timeZone = 'Asia/Kolkata'
const dateOnly = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone })
const dateAndTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
})

/**
 * Formats an instant in Indian time.
 * @param instant ISO 8601 in UTC, as on the wire
 * @returns `N/A` for a missing or invalid one (spec §2, admin orders)
 * @example formatDateTime('2026-11-20T18:45:00Z') // '21 Nov 2026, 12:15 am'
 */
export function formatDateTime(instant: string | null | undefined): string {
  return format(dateAndTime, instant)
}

/**
 * Formats the day of an instant in Indian time.
 * @example formatDate('2026-11-20T18:45:00Z') // '21 Nov 2026'
 */
export function formatDate(instant: string | null | undefined): string {
  return format(dateOnly, instant)
}

function format(style: Intl.DateTimeFormat, instant: string | null | undefined): string {
  const date = new Date(instant ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? 'N/A' : style.format(date)
}
