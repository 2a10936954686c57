import type { OrderTotals } from './messages.ts'
import { byteValues, isRevenue, type WantedBits } from './order-states-byte.ts'

/** How many orders stand where, and what they are worth, kept as they change. */
export class OrderTally {
  readonly #orders = new Float64Array(byteValues)
  readonly #paise = new Float64Array(byteValues)

  enter(states: number, totalPaise: number): void {
    this.#count(states, 1, totalPaise)
  }

  leave(states: number, totalPaise: number): void {
    this.#count(states, -1, -totalPaise)
  }

  /** Orders and revenue of those whose states have the bits. */
  totals({ mask, bits }: WantedBits): OrderTotals {
    const totals = { orders: 0, revenue: 0 }
    for (let states = 0; states < byteValues; states += 1) {
      if ((states & mask) !== bits) continue
      totals.orders += this.#orders[states] ?? 0
      if (isRevenue(states)) totals.revenue += this.#paise[states] ?? 0
    }
    return totals
  }

  #count(states: number, orders: number, paise: number): void {
    this.#orders[states] = (this.#orders[states] ?? 0) + orders
    this.#paise[states] = (this.#paise[states] ?? 0) + paise
  }
}
