import type { Tier } from '@store/contract/rules/roles'
import type { Entry } from './entry.ts'

/** The products by slot; undefined where one is gone. */
export type Slots = readonly (Entry | undefined)[]

/** Cheapest first, then by key: the order of the SQL reader. */
export function comparePrices(tier: Tier): (a: Entry, b: Entry) => number {
  return (a, b) => a.prices[tier] - b.prices[tier] || a.id - b.id
}

/** The slots of all products on sale in the order of one tier's prices. */
export class PriceOrder {
  readonly #tier: Tier
  #order = new Uint32Array()

  constructor(tier: Tier) {
    this.#tier = tier
  }

  get slots(): Uint32Array {
    return this.#order
  }

  /** Takes out what is gone or moved and puts in what moved or is new, in one pass. */
  replace(slots: Slots, touched: ReadonlySet<number>): void {
    const compareEntries = comparePrices(this.#tier)
    const compare = (a: number, b: number) => {
      const left = slots[a]
      const right = slots[b]
      return left && right ? compareEntries(left, right) : 0
    }
    const placed = [...touched].filter((slot) => slots[slot]).sort(compare)
    const next = new Uint32Array(this.#order.length + placed.length)
    let length = 0
    let at = 0
    for (const slot of this.#order) {
      if (!slots[slot] || touched.has(slot)) continue
      for (
        let arrival = placed[at];
        arrival !== undefined && compare(arrival, slot) < 0;
        arrival = placed[at]
      ) {
        next[length++] = arrival
        at += 1
      }
      next[length++] = slot
    }
    for (const slot of placed.slice(at)) next[length++] = slot
    this.#order = next.slice(0, length)
  }
}
