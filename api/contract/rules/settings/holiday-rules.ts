import { type FormError, fieldError } from '../field-errors.ts'
import { isDay } from '../india-days.ts'
import { validateText } from '../text-rule.ts'
import { settingsMessages as messages } from './settings-messages.ts'

/** A day on which the seller does not ship. */
export interface Holiday {
  /** YYYY-MM-DD, a day in India. */
  date: string
  name: string
}

/** The most days on which the seller does not ship. */
export const mostHolidays = 60

/** Days as they are stored: by date. */
export function normaliseHolidays(days: readonly Holiday[]): Holiday[] {
  return days
    .map(({ date, name }) => ({ date, name: name.trim() }))
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

/**
 * Checks days on which the seller does not ship.
 * @returns the first error, its field such as `days.2.name`; `undefined` when they are valid
 */
export function validateHolidays(days: readonly Holiday[]): FormError | undefined {
  if (days.length > mostHolidays) return fieldError('days', messages.tooManyHolidays(mostHolidays))
  const seen = new Set<string>()
  for (const [index, { date, name }] of days.entries()) {
    if (!isDay(date)) return fieldError(`days.${index}.date`, messages.holidayDate)
    if (seen.has(date)) return fieldError(`days.${index}.date`, messages.holidayTwice)
    if (name.trim() === '') return fieldError(`days.${index}.name`, messages.holidayName)
    seen.add(date)
  }
  return validateText({ days })
}
