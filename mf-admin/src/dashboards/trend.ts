import type { Analytics } from '@store/contract/schemas/analytics'

type DayFigures = Pick<Analytics['days'][number], 'orders' | 'revenue'>

/** What came together in some days; revenue in rupees, without the dust of adding decimals. */
export function sumOf(days: readonly DayFigures[]): DayFigures {
  const paise = days.reduce((sum, { revenue }) => sum + Math.round(revenue * 100), 0)
  return {
    orders: days.reduce((sum, { orders }) => sum + orders, 0),
    revenue: paise / 100,
  }
}

/** How a figure moved: by so many percent, or from nothing, which no percentage can say. */
export type Trend = { kind: 'same' } | { kind: 'new' } | { kind: 'up' | 'down'; percent: number }

/** Compares a figure with the one before it. */
export function trendOf(now: number, before: number): Trend {
  if (before === 0) return { kind: now === 0 ? 'same' : 'new' }
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return { kind: 'same' }
  return { kind: percent > 0 ? 'up' : 'down', percent: Math.abs(percent) }
}

/**
 * Where an axis ends: a round number that nothing reaches beyond.
 * @example axisEndOf(37) // 40
 */
export function axisEndOf(most: number): number {
  if (most <= 1) return 1
  const unit = 10 ** Math.floor(Math.log10(most))
  const step = [1, 2, 4, 6, 8].find((factor) => most <= factor * unit) ?? 10
  return step * unit
}
