import { addDays, indiaDayOf, startOfIndiaDay } from '@store/contract/rules/india-days'

const minuteMs = 60_000
/** Business hours (site 6.2): Mon to Sat, 10:00 AM to 8:00 PM, in India. */
const opensAt = 10 * 60
const closesAt = 20 * 60
const sunday = 0

/** The day of the week in India: 0 is Sunday. @param day YYYY-MM-DD */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** The instant after so many minutes in which the business is open. */
export function addBusinessMinutes(from: Date, minutes: number): Date {
  let left = minutes
  for (let start = from; ; start = startOfIndiaDay(addDays(indiaDayOf(start), 1))) {
    const day = indiaDayOf(start)
    const midnight = startOfIndiaDay(day).getTime()
    const begin = Math.max(start.getTime(), midnight + opensAt * minuteMs)
    const openMinutes = (midnight + closesAt * minuteMs - begin) / minuteMs
    if (weekdayOf(day) === sunday || openMinutes <= 0) continue
    if (left <= openMinutes) return new Date(Math.round(begin + left * minuteMs))
    left -= openMinutes
  }
}
