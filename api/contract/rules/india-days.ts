/** India has one time zone and no daylight saving time: days start 5½ hours before those of UTC (base 2.4). */
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
 * The hour of an instant in India, 0 to 23.
 * @example indiaHourOf(new Date('2026-11-20T20:00:00Z')) // 1
 */
export function indiaHourOf(instant: Date): number {
  return inIndia(instant).getUTCHours()
}

/**
 * The start of a day in India.
 * @param day YYYY-MM-DD
 * @example startOfIndiaDay('2026-11-21') // 2026-11-20T18:30:00Z
 */
export function startOfIndiaDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - indiaOffsetMinutes * minuteMs)
}

/**
 * True for a day of the calendar from the year 2000 on.
 * @param text as YYYY-MM-DD
 * @example isDay('2027-02-29') // false
 */
export function isDay(text: string): boolean {
  if (!/^2\d{3}-\d\d-\d\d$/.test(text)) return false
  const noon = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text)
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

/**
 * Months by language, as the English and Hindi of India write them. Own tables, because the ones of browsers differ:
 * older WebKit writes `27-Nov-2026`, and some put a narrow space before `pm`. A page is written by the server and taken
 * over by the browser, so both have to write the same.
 */
const months = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
  hi: 'जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰'.split(' '),
}

/** Weekdays by language. */
const weekdays = {
  en: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
  hi: 'रवि सोम मंगल बुध गुरु शुक्र शनि'.split(' '),
}

/** A language that dates are written in. */
export type DateLanguage = keyof typeof months

/** An instant whose parts in UTC are those of the time in India. */
function inIndia(instant: Date): Date {
  return new Date(instant.getTime() + indiaOffsetMinutes * minuteMs)
}

function writeDayAndMonth(date: Date, language: DateLanguage): string {
  return `${date.getUTCDate()} ${months[language][date.getUTCMonth()]}`
}

function writeDay(date: Date, language: DateLanguage): string {
  return `${writeDayAndMonth(date, language)} ${date.getUTCFullYear()}`
}

/**
 * A day as people write it.
 * @param day YYYY-MM-DD
 * @example formatDay('2026-11-24') // '24 Nov 2026'
 */
export function formatDay(day: string): string {
  return writeDay(new Date(`${day}T00:00:00Z`), 'en')
}

/**
 * The day of an instant in India, as people write it.
 * @example formatIndiaDay(new Date('2026-11-20T20:00:00Z')) // '21 Nov 2026'
 */
export function formatIndiaDay(instant: Date, language: DateLanguage = 'en'): string {
  return writeDay(inIndia(instant), language)
}

/** Hindi says the part of the day in place of am and pm; the hours are those of Unicode's day periods. */
function partOfDayInHindi(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात'
  if (hour < 12) return 'सुबह'
  return hour < 16 ? 'दोपहर' : 'शाम'
}

/**
 * An hour of the day, as people write it.
 * @param hour 0 to 23
 * @param minutes what stands behind it, such as `:30`
 * @example formatHour(16) // '4 pm', in Hindi 'शाम 4'
 */
export function formatHour(hour: number, language: DateLanguage = 'en', minutes = ''): string {
  const clock = `${hour % 12 || 12}${minutes}`
  return language === 'hi'
    ? `${partOfDayInHindi(hour)} ${clock}`
    : `${clock} ${hour < 12 ? 'am' : 'pm'}`
}

/**
 * The day and the time of an instant in India, as people write them.
 * @example formatIndiaTime(new Date('2026-11-20T20:00:00Z')) // '21 Nov 2026, 1:30 am'
 */
export function formatIndiaTime(instant: Date, language: DateLanguage = 'en'): string {
  const date = inIndia(instant)
  const minutes = `:${String(date.getUTCMinutes()).padStart(2, '0')}`
  return `${writeDay(date, language)}, ${formatHour(date.getUTCHours(), language, minutes)}`
}

/**
 * The day of an instant in India without its year, for a day that is near.
 * @example formatNearDay(new Date('2026-11-20T20:00:00Z')) // '21 Nov'
 */
export function formatNearDay(instant: Date): string {
  return writeDayAndMonth(inIndia(instant), 'en')
}

/**
 * A near day with its weekday, as people write it.
 * @param day YYYY-MM-DD
 * @example formatWeekday('2026-12-01') // 'Tue 1 Dec'
 */
export function formatWeekday(day: string, language: DateLanguage = 'en'): string {
  const date = new Date(`${day}T00:00:00Z`)
  return `${weekdays[language][date.getUTCDay()]} ${writeDayAndMonth(date, language)}`
}
