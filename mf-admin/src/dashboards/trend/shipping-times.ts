import type { Analytics } from '@store/contract/schemas/analytics'
import type { DayPoint } from './plot/day-point.ts'

/**
 * A duration for people: hours up to two days, then days.
 * @example hoursTextOf(1) // '1 hour'
 * @example hoursTextOf(60) // '2.5 days'
 */
export function hoursTextOf(hours: number): string {
  const [amount, unit] = hours <= 48 ? [hours, 'hour'] : [hours / 24, 'day']
  const shown = Number(amount.toFixed(1))
  return `${shown} ${unit}${shown === 1 ? '' : 's'}`
}

/** The median of each day; null on a day without a shipped order. */
export function shippingPointsOf({ days, proofToShipped }: Analytics): DayPoint[] {
  const hours = new Map(proofToShipped.days.map(({ day, medianHours }) => [day, medianHours]))
  return days.map(({ day }) => ({ day, value: hours.get(day) ?? null }))
}
