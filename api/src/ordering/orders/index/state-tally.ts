import type { RevenueTotals } from './order-operations.ts'
import { byteValues, isRevenue, type StateSet } from './order-states-byte.ts'

/** Running number and value of orders per combination of states. */
export class StateTally {
  readonly #orders = new Float64Array(byteValues)
  readonly #paise = new Float64Array(byteValues)

  add(states: number, totalPaise: number): void {
    this.#count(states, 1, totalPaise)
  }

  remove(states: number, totalPaise: number): void {
    this.#count(states, -1, -totalPaise)
  }

  /** Number and revenue of the orders with these states. */
  totals(selected: StateSet): RevenueTotals {
    const totals = { orders: 0, revenue: 0 }
    for (let states = 0; states < byteValues; states += 1) {
      if (selected[states] === 0) continue
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
