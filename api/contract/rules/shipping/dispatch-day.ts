import { addDays, indiaDayOf, indiaHourOf } from '../india-days.ts'

/** True on a day on which parcels leave: not on Sundays, nor on the holidays of the seller. */
function isWorkingDay(day: string, holidays: readonly string[]): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() !== 0 && !holidays.includes(day)
}

/** The first working day after a day. */
function workingDayAfter(day: string, holidays: readonly string[]): string {
  const next = addDays(day, 1)
  return isWorkingDay(next, holidays) ? next : workingDayAfter(next, holidays)
}

/** When an order leaves that is paid at some time. */
export interface DispatchDay {
  /** YYYY-MM-DD, a day in India. */
  day: string
  /** The hour in India until which a payment of the same day leads to the same day; absent when all of that day do. */
  paidUntil?: number
}

/**
 * The day by which an order leaves: working days after the day as of which its payment counts. A payment after the hour of the terms,
 * or on a day that is no working day, counts as of the next working day (support 5.7).
 * @param terms dispatchDays: working days from the payment; cutOffHour: in India, 0 to 23
 * @param options paidAt: instant of the payment; holidays: of the seller, YYYY-MM-DD
 * @example dispatchDayOf({ dispatchDays: 2 }, { paidAt: new Date('2026-11-28T06:00:00Z'), holidays: [] }) // { day: '2026-12-01' }
 */
export function dispatchDayOf(
  { dispatchDays, cutOffHour }: { dispatchDays: number; cutOffHour?: number | undefined },
  { paidAt, holidays }: { paidAt: Date; holidays: readonly string[] },
): DispatchDay {
  const today = indiaDayOf(paidAt)
  const isLate = cutOffHour !== undefined && indiaHourOf(paidAt) >= cutOffHour
  const countsToday = isWorkingDay(today, holidays) && !isLate
  let day = countsToday ? today : workingDayAfter(today, holidays)
  for (let left = dispatchDays; left > 0; left -= 1) day = workingDayAfter(day, holidays)
  return countsToday && cutOffHour !== undefined ? { day, paidUntil: cutOffHour } : { day }
}
