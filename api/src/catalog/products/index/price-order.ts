import type { Tier } from '@store/contract/rules/accounts/roles'
import type { ProductTable } from './product-table.ts'

/** More than any rank. */
const penaltyUnit = 2 ** 32

/** Found slots and their penalties, by position. */
interface FoundSlots {
  slots: Uint32Array
  penalties: Uint8Array
}

/** The slots of all products on sale in the order of one tier's prices: cheapest first, then by key, as SQL sorts. */
export class PriceOrder {
  readonly #table: ProductTable
  readonly #tier: Tier
  #order = new Uint32Array()
  #ranks = new Uint32Array()

  constructor(table: ProductTable, tier: Tier) {
    this.#table = table
    this.#tier = tier
  }

  get slots(): Uint32Array {
    return this.#order
  }

  /** Slots on sale, sorted: their ranks are sorted as numbers, without reading a price again. */
  sort(slots: Uint32Array): Uint32Array {
    const ranks = slots.map((slot) => this.#ranks[slot] ?? 0).sort()
    return ranks.map((rank) => this.#order[rank] ?? 0)
  }

  /** Slots on sale, sorted by penalty, those with equal penalties by price, cheapest first. */
  sortFound({ slots, penalties }: FoundSlots): Uint32Array {
    const keys = Float64Array.from(
      slots,
      (slot, index) => (penalties[index] ?? 0) * penaltyUnit + (this.#ranks[slot] ?? 0),
    ).sort()
    return Uint32Array.from(keys, (key) => this.#order[key % penaltyUnit] ?? 0)
  }

  /** Removes deleted and moved slots and inserts moved and new ones, in one pass. */
  replace(touched: ReadonlySet<number>): void {
    const table = this.#table
    const placed = [...touched].filter((slot) => table.isLive(slot)).sort(this.#compare)
    const next = new Uint32Array(this.#order.length + placed.length)
    let length = 0
    let at = 0
    for (const slot of this.#order) {
      if (!table.isLive(slot) || touched.has(slot)) continue
      for (
        let arrival = placed[at];
        arrival !== undefined && this.#compare(arrival, slot) < 0;
        arrival = placed[at]
      ) {
        next[length++] = arrival
        at += 1
      }
      next[length++] = slot
    }
    for (const slot of placed.slice(at)) next[length++] = slot
    this.#order = next.slice(0, length)
    this.#rank()
  }

  readonly #compare = (a: number, b: number): number => {
    const prices = this.#table.prices[this.#tier]
    return prices.get(a) - prices.get(b) || this.#table.id(a) - this.#table.id(b)
  }

  #rank(): void {
    this.#ranks = new Uint32Array(this.#table.slots)
    let rank = 0
    for (const slot of this.#order) {
      this.#ranks[slot] = rank
      rank += 1
    }
  }
}
