import type { Tier } from '@store/contract/rules/roles'
import { clockSlackMs } from '../../shared/ids.ts'
import type { IndexedLine, IndexedOrder } from './indexed-order.ts'
import type {
  OrderChoice,
  OrderFiguresAnswer,
  OrderFiguresQuestion,
  OrderPageAnswer,
  OrderPageQuestion,
  OrderTotals,
  SoldRanksAnswer,
  SoldRanksQuestion,
} from './messages.ts'
import { NumberColumn } from './number-column.ts'
import {
  byteOf,
  isCancelled,
  isRevenue,
  type OrderStates,
  wantedBits,
} from './order-states-byte.ts'
import { OrderSums } from './order-sums.ts'
import { OrderTally } from './order-tally.ts'
import { OrderTexts } from './order-texts.ts'
import { SoldLines } from './sold-lines.ts'
import { SoldRanks } from './sold-ranks.ts'

/** All orders, in memory, to be found by any letters and counted: a column a property, outside the heap. */
export class OrderIndex {
  readonly #ids = new NumberColumn((length) => new Float64Array(length))
  readonly #at = new NumberColumn((length) => new Float64Array(length))
  readonly #totals = new NumberColumn((length) => new Float64Array(length))
  readonly #states = new NumberColumn((length) => new Uint8Array(length))
  readonly #texts = new OrderTexts()
  readonly #lines = new SoldLines()
  readonly #tally = new OrderTally()
  /** Slots by internal key, and by public id: oldest first. */
  readonly #byId = new NumberColumn((length) => new Uint32Array(length))
  readonly #byAge = new NumberColumn((length) => new Uint32Array(length))
  /** By slot: its place by age. */
  readonly #places = new NumberColumn((length) => new Uint32Array(length))

  get size(): number {
    return this.#ids.length
  }

  has(id: number): boolean {
    return this.#slotOf(id) !== undefined
  }

  /** Adds an order that is not in it yet. */
  add(order: IndexedOrder): void {
    const slot = this.size
    const states = byteOf(order)
    this.#ids.push(order.id)
    this.#at.push(order.at)
    this.#totals.push(order.totalPaise)
    this.#states.push(states)
    this.#tally.enter(states, order.totalPaise)
    this.#texts.add(order)
    insertInOrder(this.#byId, slot, (other) => this.#ids.at(other) < order.id)
    this.#places.push(slot)
    const first = insertInOrder(this.#byAge, slot, (other) => this.#texts.isOlder(other, slot))
    for (let place = first; place <= slot; place += 1)
      this.#places.set(this.#byAge.at(place), place)
  }

  /** From now on it is asked. */
  endLoading(): void {
    this.#texts.endLoading()
  }

  /** Internal keys of the next orders whose lines are not in it yet. */
  nextWithoutLines(most: number): number[] {
    const first = this.#lines.orders
    const count = Math.min(most, this.size - first)
    return Array.from({ length: count }, (_, place) => this.#ids.at(first + place))
  }

  /** Adds the lines of the next order that has none yet. */
  addLines(lines: readonly IndexedLine[]): void {
    this.#lines.add(lines)
  }

  /** Takes over where an order stands now, and by which reference it is paid; the rest of it never changes. */
  change(id: number, changed: OrderStates & Pick<IndexedOrder, 'paymentReference'>): void {
    const slot = this.#slotOf(id)
    if (slot === undefined) return
    const states = byteOf(changed)
    this.#tally.leave(this.#states.at(slot), this.#totals.at(slot))
    this.#tally.enter(states, this.#totals.at(slot))
    this.#states.set(slot, states)
    this.#texts.changeReference(slot, changed.paymentReference)
  }

  /** A page of the orders that match, newest first, and how many match in all. */
  page({ choice, page, limit }: Omit<OrderPageQuestion, 'kind'>): OrderPageAnswer {
    const first = (page - 1) * limit
    const isTallied = !choice.q && choice.from === undefined && choice.to === undefined
    const tallied = isTallied ? this.#tally.totals(wantedBits(choice)).orders : undefined
    const ids: number[] = []
    let total = 0
    this.#each(choice, (slot) => {
      if (total >= first && ids.length < limit) ids.push(this.#ids.at(slot))
      total += 1
      return tallied === undefined || ids.length < limit
    })
    return { ids, total: tallied ?? total }
  }

  /** Orders and revenue by day and by tier, of those that match. */
  figures({ choice }: Omit<OrderFiguresQuestion, 'kind'>): OrderFiguresAnswer {
    const sums = new OrderSums()
    this.#each(choice, (slot) => {
      sums.count(this.#at.at(slot), this.#states.at(slot), this.#totals.at(slot))
      return true
    })
    return sums.answer()
  }

  /** What sold best in those that match, cancelled ones left out; undefined while lines are not in it. */
  ranks({ choice, most }: Omit<SoldRanksQuestion, 'kind'>): SoldRanksAnswer | undefined {
    if (this.#lines.orders < this.size) return undefined
    const ranks = new SoldRanks(this.#lines)
    this.#each(choice, (slot) => {
      const states = this.#states.at(slot)
      if (!isCancelled(states)) ranks.count(slot, isRevenue(states))
      return true
    })
    return ranks.answer(most)
  }

  /** Orders and revenue of a tier, or of all. */
  totals(tier: Tier | undefined): OrderTotals {
    return this.#tally.totals(wantedBits({ tier }))
  }

  /** Visits what matches, newest first, until `visit` says that it has enough. */
  #each(choice: OrderChoice, visit: (slot: number) => boolean): void {
    const found = choice.q ? this.#texts.find(choice.q, this.#places.values) : undefined
    const { mask, bits } = wantedBits(choice)
    const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = choice
    const isOfATime = choice.from !== undefined || choice.to !== undefined
    const [states, at, byAge] = [this.#states.values, this.#at.values, this.#byAge.values]
    for (let place = this.size - 1; place >= 0; place -= 1) {
      if (found?.marks[place] === 0) {
        // Most orders hold nothing of what is looked for: four are passed over at a time.
        if (found.fours[place >>> 2] === 0) place &= ~3
        continue
      }
      const slot = byAge[place] ?? 0
      if (((states[slot] ?? 0) & mask) !== bits) continue
      if (isOfATime) {
        const moment = at[slot] ?? 0
        // Age is that of the id, which some clock gave and another the moment.
        if (moment < from - clockSlackMs) return
        if (moment < from || moment >= to) continue
      }
      if (!visit(slot)) return
    }
  }

  #slotOf(id: number): number | undefined {
    let low = 0
    let high = this.#byId.length - 1
    while (low <= high) {
      const middle = (low + high) >>> 1
      const slot = this.#byId.at(middle)
      const found = this.#ids.at(slot)
      if (found === id) return slot
      if (found < id) low = middle + 1
      else high = middle - 1
    }
    return undefined
  }
}

/** Puts a slot where it belongs, looked for from the end, for almost always it is the last. @returns its place */
function insertInOrder(
  slots: NumberColumn<Uint32Array>,
  slot: number,
  isBefore: (other: number) => boolean,
): number {
  let place = slots.length
  while (place > 0 && !isBefore(slots.at(place - 1))) place -= 1
  slots.insert(place, slot)
  return place
}
