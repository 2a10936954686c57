import { indiaDayOf, startOfIndiaDay } from '@store/contract/rules/india-days'
import { tiers } from '@store/contract/rules/roles'
import type { OrderFiguresAnswer, OrderSum } from './messages.ts'
import { isRevenue, tierIndexOf } from './order-states-byte.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Days are counted from here: the beginning of one in India. */
const firstDay = startOfIndiaDay('1970-01-01').getTime()

function sumOf(label: string): OrderSum {
  return { label, orders: 0, revenue: 0 }
}

/** Counts orders and what they brought, by day of India and by tier. */
export class OrderSums {
  readonly #days = new Map<number, OrderSum>()
  readonly #tiers = tiers.map(sumOf)
  /** Orders come by age, so the day of one is mostly the day of the one before. */
  #lastDay = Number.NaN
  #ofDay = sumOf('')

  /** @param at when it was placed, ms since 1970 @param states its byte of states */
  count(at: number, states: number, totalPaise: number): void {
    const day = Math.floor((at - firstDay) / dayMs)
    if (day !== this.#lastDay) this.#turnTo(day)
    const ofTier = this.#tiers[tierIndexOf(states)]
    const revenue = isRevenue(states) ? totalPaise : 0
    for (const sum of [this.#ofDay, ofTier]) {
      if (!sum) continue
      sum.orders += 1
      sum.revenue += revenue
    }
  }

  answer(): OrderFiguresAnswer {
    return { days: [...this.#days.values()], tiers: this.#tiers }
  }

  #turnTo(day: number): void {
    this.#lastDay = day
    this.#ofDay = this.#days.get(day) ?? sumOf(indiaDayOf(new Date(firstDay + day * dayMs)))
    this.#days.set(day, this.#ofDay)
  }
}
