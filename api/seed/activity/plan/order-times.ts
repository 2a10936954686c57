import { addDays, daysBetween, indiaDayOf, startOfIndiaDay } from '@store/contract/rules/india-days'
import { weekdayOf } from './business-hours.ts'

/** Days of activity before today. */
export const activityDays = 90

const hourMs = 3_600_000
/** Nothing happens in the last minutes, so that no plan overtakes the present. */
const restMs = 10 * 60_000

/** How busy the days of a week are, from Sunday. */
const weekdayWeights = [0.12, 1.15, 1, 1, 1.05, 1.1, 0.8]
/** How busy the hours of a day in India are, from midnight. */
const hourWeights = [
  0, 0, 0, 0, 0, 0, 0.02, 0.08, 0.25, 0.7, 1.5, 2, 1.8, 1, 1.1, 1.6, 1.9, 1.8, 1.3, 0.9, 0.4, 0.3,
  0.15, 0.03,
]
/** Orders a day at the end of the period, compared with its beginning. */
const growth = 1.9

/** The start of the activity that ends now. */
export function startOfActivity(now: Date): Date {
  return startOfIndiaDay(addDays(indiaDayOf(now), -activityDays))
}

interface Hour {
  start: number
  weight: number
}

function hoursUntil(now: Date, random: () => number): Hour[] {
  const today = indiaDayOf(now)
  const end = now.getTime() - restMs
  return daysBetween(addDays(today, -activityDays), today).flatMap((day, index) => {
    const trend = 1 + ((growth - 1) * index) / activityDays
    const mood = 0.65 + random() * 0.7
    const busy = (weekdayWeights[weekdayOf(day)] ?? 1) * trend * mood
    const midnight = startOfIndiaDay(day).getTime()
    return hourWeights
      .map((weight, hour) => ({ start: midnight + hour * hourMs, weight: weight * busy }))
      .filter(({ start }) => start + hourMs <= end)
  })
}

/**
 * The times of so many orders until now, oldest first: more of them on weekdays and in business hours, and more at the
 * end than at the beginning.
 */
export function planOrderTimes(now: Date, orders: number, random: () => number): Date[] {
  const hours = hoursUntil(now, random)
  const total = hours.reduce((sum, { weight }) => sum + weight, 0)
  const times: Date[] = []
  let passed = 0
  for (const { start, weight } of hours) {
    const until = Math.round((orders * (passed + weight)) / total)
    const count = until - Math.round((orders * passed) / total)
    const inHour = Array.from({ length: count }, () => start + Math.floor(random() * hourMs))
    times.push(...inHour.sort((a, b) => a - b).map((time) => new Date(time)))
    passed += weight
  }
  return times
}
