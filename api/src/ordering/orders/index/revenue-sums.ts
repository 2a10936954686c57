import { tiers } from '@store/contract/rules/accounts/roles'
import { indiaDayOf, startOfIndiaDay } from '@store/contract/rules/india-days'
import type { FiguresResult, RevenueSum } from './order-operations.ts'
import { isRevenue, tierIndexOf } from './order-states-byte.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Day 0: the start of 1970-01-01 in India. */
const firstDay = startOfIndiaDay('1970-01-01').getTime()

function sumOf(label: string): RevenueSum {
  return { label, orders: 0, revenue: 0 }
}

/** Sums orders and revenue by day in India and by tier. */
export class RevenueSums {
  readonly #days = new Map<number, RevenueSum>()
  readonly #tiers = tiers.map(sumOf)
  /** Cache of the current day: orders come sorted by age. */
  #lastDay = Number.NaN
  #ofDay = sumOf('')

  /** @param at instant of placing, ms since 1970 @param states encoded states */
  count(at: number, states: number, totalPaise: number): void {
    const day = Math.floor((at - firstDay) / dayMs)
    if (day !== this.#lastDay) this.#switchToDay(day)
    const ofTier = this.#tiers[tierIndexOf(states)]
    const revenue = isRevenue(states) ? totalPaise : 0
    for (const sum of [this.#ofDay, ofTier]) {
      if (!sum) continue
      sum.orders += 1
      sum.revenue += revenue
    }
  }

  result(): FiguresResult {
    return { days: [...this.#days.values()], tiers: this.#tiers }
  }

  #switchToDay(day: number): void {
    this.#lastDay = day
    this.#ofDay = this.#days.get(day) ?? sumOf(indiaDayOf(new Date(firstDay + day * dayMs)))
    this.#days.set(day, this.#ofDay)
  }
}
