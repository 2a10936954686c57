import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Analytics } from '@store/contract/schemas/analytics'
import { formatCount } from '@store/ui'
import { type Trend, trendOf } from './trend.ts'

type Day = Analytics['days'][number]

/** What is counted of each day. */
export interface Measure {
  /** Such as 'Orders'. */
  title: string
  of: (day: Day) => number
  format: (value: number) => string
  /** Which change is good news. */
  better: 'more' | 'fewer'
}

export const orders: Measure = {
  title: 'Orders',
  of: (day) => day.orders,
  format: formatCount,
  better: 'more',
}

/** Of orders that are paid and not cancelled. */
export const revenue: Measure = {
  title: 'Revenue',
  of: (day) => day.revenue,
  format: (rupees) => formatRupees(rupees),
  better: 'more',
}

/** Buyers who registered. */
export const customers: Measure = {
  title: 'New customers',
  of: (day) => day.customers,
  format: formatCount,
  better: 'more',
}

/** Complaints and enquiries. */
export const complaints: Measure = {
  title: 'Complaints',
  of: (day) => day.messages ?? 0,
  format: formatCount,
  better: 'fewer',
}

/** The sum of a measure over days. Rupees are added in paise, to avoid rounding errors. */
export function sumOf(days: readonly Day[], { of }: Pick<Measure, 'of'>): number {
  return days.reduce((sum, day) => sum + Math.round(of(day) * 100), 0) / 100
}

/** The change of a measure against the days before. */
export function trendOfMeasure(
  measure: Measure,
  days: readonly Day[],
  before: readonly Day[],
): Trend {
  return trendOf(sumOf(days, measure), sumOf(before, measure))
}
