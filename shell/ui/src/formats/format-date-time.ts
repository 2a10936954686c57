import { t } from '@lingui/core/macro'
import {
  type DateLanguage,
  formatIndiaDay,
  formatIndiaTime,
} from '@store/contract/rules/india-days'
import { i18n } from '@store/sdk'

/**
 * Formats an instant in Indian time, in the language that is shown.
 * @param instant ISO 8601 in UTC, as on the wire
 * @returns `N/A` for a missing or invalid one (site 5.6)
 * @example formatDateTime('2026-11-20T18:45:00Z') // '21 Nov 2026, 12:15 am'
 */
export function formatDateTime(instant: string | null | undefined): string {
  return format(formatIndiaTime, instant)
}

/**
 * Formats a day, or that of an instant in Indian time, in the language that is shown.
 * @param instant ISO 8601 in UTC, or YYYY-MM-DD
 * @example formatDate('2026-11-20T18:45:00Z') // '21 Nov 2026'
 */
export function formatDate(instant: string | null | undefined): string {
  return format(formatIndiaDay, instant)
}

function format(
  write: (date: Date, language: DateLanguage) => string,
  instant: string | null | undefined,
): string {
  const date = new Date(instant ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? t`N/A` : write(date, i18n.locale)
}
