import { difference, type Paise } from '@store/contract/rules/pricing/money'
import type { MatchPart, OpenOrder } from './credit-match.ts'
import type { Claim } from './fit-amount.ts'

/** What is open of each order while the credits of a statement are given to them. */
export class OpenAmounts {
  readonly #open: Map<string, Paise>

  constructor(orders: readonly OpenOrder[]) {
    this.#open = new Map(orders.map(({ publicId, open }) => [publicId, open]))
  }

  /** The orders that can take money, with what is open of them. */
  claimsOf(orders: readonly OpenOrder[]): Claim[] {
    return orders.flatMap((order) => {
      const open = this.#open.get(order.publicId)
      return open !== undefined && open > 0 && !order.isCancelled ? [{ order, open }] : []
    })
  }

  take(parts: readonly MatchPart[]): void {
    for (const { order, amount } of parts) {
      const open = this.#open.get(order)
      if (open !== undefined) this.#open.set(order, difference(open, amount))
    }
  }
}
