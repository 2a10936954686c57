import { formatCount } from '@store/ui'

/** Change of a figure in percent, or `new` when it was zero before. */
export type Trend = { kind: 'same' } | { kind: 'new' } | { kind: 'up' | 'down'; percent: number }

/** Compares a figure with the one before it. */
export function trendOf(now: number, before: number): Trend {
  if (before === 0) return { kind: now === 0 ? 'same' : 'new' }
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return { kind: 'same' }
  return { kind: percent > 0 ? 'up' : 'down', percent: Math.abs(percent) }
}

/** @example changeTextOf({ kind: 'up', percent: 12 }) // '12% more' */
export function changeTextOf(trend: Trend): string {
  switch (trend.kind) {
    case 'same':
      return 'as before'
    case 'new':
      return 'none before'
    case 'up':
      return `${formatCount(trend.percent)}% more`
    case 'down':
      return `${formatCount(trend.percent)}% less`
  }
}

/** @example changeSentenceOf({ kind: 'up', percent: 12 }, 30) // '12% more than in the 30 days before' */
export function changeSentenceOf(trend: Trend, days: number): string {
  switch (trend.kind) {
    case 'same':
      return `as in the ${days} days before`
    case 'new':
      return `none in the ${days} days before`
    default:
      return `${changeTextOf(trend)} than in the ${days} days before`
  }
}

/**
 * A label for an axis of rupees, where long numbers have no space.
 * @example shortRupees(1250000) // '₹12.5 L'
 */
export function shortRupees(rupees: number): string {
  const [unit, name] = rupees >= 10_000_000 ? [10_000_000, ' Cr'] : [100_000, ' L']
  if (rupees < unit) return `₹${formatCount(rupees)}`
  return `₹${Number((rupees / unit).toFixed(1))}${name}`
}
