import type { Analytics } from '@store/contract/schemas/analytics'

type DayFigures = Pick<Analytics['days'][number], 'orders' | 'revenue'>

/** Sums of orders and revenue. Revenue is in rupees, added in paise to avoid rounding errors. */
export function sumOf(days: readonly DayFigures[]): DayFigures {
  const paise = days.reduce((sum, { revenue }) => sum + Math.round(revenue * 100), 0)
  return {
    orders: days.reduce((sum, { orders }) => sum + orders, 0),
    revenue: paise / 100,
  }
}

/** Change of a figure in percent, or `new` when it was zero before. */
export type Trend = { kind: 'same' } | { kind: 'new' } | { kind: 'up' | 'down'; percent: number }

/** Compares a figure with the one before it. */
export function trendOf(now: number, before: number): Trend {
  if (before === 0) return { kind: now === 0 ? 'same' : 'new' }
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return { kind: 'same' }
  return { kind: percent > 0 ? 'up' : 'down', percent: Math.abs(percent) }
}

/**
 * The end of an axis: a round number not below the maximum.
 * @example axisEndOf(37) // 40
 */
export function axisEndOf(most: number): number {
  if (most <= 1) return 1
  const unit = 10 ** Math.floor(Math.log10(most))
  const step = [1, 2, 4, 6, 8].find((factor) => most <= factor * unit) ?? 10
  return step * unit
}
