import { startOfIndiaDay } from '@store/contract/rules/india-days'

const yearFirst = /^(\d{4})-(\d{2})-(\d{2})(?:[ T]+(.*))?$/
const dayFirst = /^(\d{2})[/-](\d{2})[/-](\d{4})(?: +(.*))?$/
const clockTime = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)? ?(AM|PM)?$/i

function dayOf(text: string): { day: string; time: string } | undefined {
  const [, year, month, date, time = ''] = yearFirst.exec(text) ?? []
  if (year) return { day: `${year}-${month}-${date}`, time }
  const [, ownDate, ownMonth, ownYear, ownTime = ''] = dayFirst.exec(text) ?? []
  return ownDate ? { day: `${ownYear}-${ownMonth}-${ownDate}`, time: ownTime } : undefined
}

const isDay = (day: string) =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)

/** Seconds since midnight; undefined for what is no time. */
function secondsOf(time: string): number | undefined {
  const [, hours, minutes, seconds = '0', half] = clockTime.exec(time) ?? []
  if (hours === undefined || minutes === undefined) return undefined
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (minute > 59 || Number(seconds) > 59) return undefined
  if (half === undefined) return hour > 23 ? undefined : hour * 3600 + minute * 60 + Number(seconds)
  if (hour < 1 || hour > 12) return undefined
  const afternoon = half.toUpperCase() === 'PM' ? 12 : 0
  return ((hour % 12) + afternoon) * 3600 + minute * 60 + Number(seconds)
}

/**
 * Reads an instant as the portals write it: India's time, year or day first.
 * @param withoutTime what a day alone means: its first second, or its last one
 * @returns undefined for what is no instant
 * @example readPortalInstant('03/11/2026 11:59:00 PM', 'start')?.toISOString() // '2026-11-03T18:29:00.000Z'
 */
export function readPortalInstant(text: string, withoutTime: 'start' | 'end'): Date | undefined {
  const { day, time } = dayOf(text.trim()) ?? { day: '', time: '' }
  if (!isDay(day)) return undefined
  const lastSecond = withoutTime === 'end' ? 86_399 : 0
  const seconds = time.trim() === '' ? lastSecond : secondsOf(time.trim())
  return seconds === undefined
    ? undefined
    : new Date(startOfIndiaDay(day).getTime() + seconds * 1000)
}
