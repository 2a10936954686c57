import { indiaDayOf } from '@store/contract/rules/india-days'
import type { DateOrder } from '@store/contract/rules/payments/statement-columns'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const time = String.raw`(?:[ T,]+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\.\d+)?(?: ?[ap]m)?(?:Z|[+-]\d{2}:?\d{2})?)?`
const yearFirst = new RegExp(
  String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${time}(?:Z|[+-]\d{2}:\d{2})?$`,
  'i',
)
const dayFirst = new RegExp(String.raw`^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})${time}$`, 'i')
const withName = new RegExp(
  String.raw`^(\d{1,2})[-/. ]?([a-z]{3})[a-z]*[-/., ]{0,2}(\d{4}|\d{2})${time}$`,
  'i',
)

const nameFirst = new RegExp(
  String.raw`^([a-z]{3})[a-z]*[-/. ]{1,2}(\d{1,2})(?:st|nd|rd|th)?[-/., ]{1,2}(\d{4}|\d{2})${time}$`,
  'i',
)

const dayMs = 86_400_000

/**
 * A day of the calendar between 2000 and 2099.
 * @returns YYYY-MM-DD; undefined when there is no such day
 * @example calendarDay({ year: 26, month: 11, day: 25 }) // '2026-11-25'
 */
export function calendarDay(date: {
  year: number
  month: number
  day: number
}): string | undefined {
  const year = date.year < 100 ? 2000 + date.year : date.year
  const instant = new Date(Date.UTC(year, date.month - 1, date.day))
  const isThere =
    year >= 2000 && year <= 2099 && instant.getUTCMonth() === date.month - 1 && date.day > 0
  return isThere ? instant.toISOString().slice(0, 10) : undefined
}

function dayOfSheet(serial: number, epoch: number): string | undefined {
  const date = new Date(epoch + Math.floor(serial) * dayMs)
  return calendarDay({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  })
}

/** The instant of a text with a time and a zone: it may be the next day in India. */
function readInstant(text: string): Date | undefined {
  const [, day, time, zone] =
    /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})$/i.exec(text) ?? []
  if (!day || !time || !zone) return undefined
  const offset = zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2').toUpperCase()
  const instant = new Date(`${day}T${time}${offset}`)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}

/**
 * Reads a day as banks in India write it, with or without a time: 25/11/26, 25-11-2026, 25 Nov 2026, Nov 25, 2026,
 * 2026-11-25. An instant of another time zone is of the day that India had then.
 * @param options epoch: of a workbook, which may hold a day as its number: one of `dayZeros`; order: what stands first in
 *   25/11/2026
 * @returns YYYY-MM-DD; undefined when it is no day between 2000 and 2099
 */
export function readDay(
  text: string,
  { epoch, order = 'day-first' }: { epoch?: number | undefined; order?: DateOrder } = {},
): string | undefined {
  const cell = text.trim()
  if (epoch !== undefined && /^\d{5}(\.\d+)?$/.test(cell)) return dayOfSheet(Number(cell), epoch)
  const iso = yearFirst.exec(cell)
  if (iso) {
    const day = calendarDay({ year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) })
    const instant = day && readInstant(cell)
    return instant ? indiaDayOf(instant) : day
  }
  const numbers = dayFirst.exec(cell)
  if (numbers) {
    const [, first = 0, second = 0, year = 0] = numbers.map(Number)
    const [day, month] = order === 'day-first' ? [first, second] : [second, first]
    return calendarDay({ year, month, day })
  }
  const [, day, name = '', year] = withName.exec(cell) ?? []
  const [, otherName = name, otherDay = day, otherYear = year] = nameFirst.exec(cell) ?? []
  const month = months.indexOf(otherName.toLowerCase()) + 1
  return otherDay && otherYear
    ? calendarDay({ year: Number(otherYear), month, day: Number(otherDay) })
    : undefined
}
