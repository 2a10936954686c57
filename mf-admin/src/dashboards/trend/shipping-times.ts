import type { Analytics } from '@store/contract/schemas/analytics'
import type { DayPoint } from './plot/day-point.ts'

/**
 * A duration for people: minutes below an hour, days above two.
 * @param hours in tenths
 * @example hoursTextOf(0.5) // '30 minutes'
 * @example hoursTextOf(60) // '2.5 days'
 */
export function hoursTextOf(hours: number): string {
  if (hours < 0.1) return 'a few minutes'
  if (hours < 1) return `${Math.round(hours * 60)} minutes`
  const [amount, unit] = hours <= 48 ? [hours, 'hour'] : [hours / 24, 'day']
  const shown = Number(amount.toFixed(1))
  return `${shown} ${unit}${shown === 1 ? '' : 's'}`
}

/** The median of each day; null on a day without a shipped order. */
export function shippingPointsOf({ days, proofToShipped }: Analytics): DayPoint[] {
  const hours = new Map(proofToShipped.days.map(({ day, medianHours }) => [day, medianHours]))
  return days.map(({ day }) => ({ day, value: hours.get(day) ?? null }))
}
