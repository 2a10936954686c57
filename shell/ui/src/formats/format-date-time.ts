import { t } from '@lingui/core/macro'
import { intlLocale } from '@store/sdk'

type Style = 'date' | 'dateTime'

// Dates are shown in Indian time, wherever the browser is.
const timeZone = 'Asia/Kolkata'
const options: Record<Style, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium', timeZone },
  dateTime: { dateStyle: 'medium', timeStyle: 'short', timeZone },
}

/** Made once per language: making one takes longer than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats an instant in Indian time, in the language that is shown.
 * @param instant ISO 8601 in UTC, as on the wire
 * @returns `N/A` for a missing or invalid one (spec §2, admin orders)
 * @example formatDateTime('2026-11-20T18:45:00Z') // '21 Nov 2026, 12:15 am'
 */
export function formatDateTime(instant: string | null | undefined): string {
  return format('dateTime', instant)
}

/**
 * Formats the day of an instant in Indian time, in the language that is shown.
 * @example formatDate('2026-11-20T18:45:00Z') // '21 Nov 2026'
 */
export function formatDate(instant: string | null | undefined): string {
  return format('date', instant)
}

function format(style: Style, instant: string | null | undefined): string {
  const date = new Date(instant ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? t`N/A` : formatterOf(style).format(date)
}

function formatterOf(style: Style): Intl.DateTimeFormat {
  const locale = intlLocale()
  const key = `${locale} ${style}`
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options[style])
  formatters.set(key, formatter)
  return formatter
}
