import type { Tier } from '@store/contract/rules/accounts/roles'
import type { OrderSort } from '@store/contract/rules/orders/admin/order-lists'
import {
  byteColumn,
  clockSlackMs,
  floatColumn,
  type IntegerColumn,
  integerColumn,
} from '../../../base/base.ts'
import type { IndexedLine, IndexedOrder } from './indexed-order.ts'
import type {
  FiguresQuery,
  FiguresResult,
  IndexFilter,
  IndexFindQuery,
  IndexPage,
  IndexPageQuery,
  RevenueTotals,
  SoldRanksQuery,
  SoldRanksResult,
} from './order-operations.ts'
import {
  encodeStates,
  isCancelled,
  isRevenue,
  type OrderStates,
  stateSetOf,
} from './order-states-byte.ts'
import { RevenueSums } from './revenue-sums.ts'
import { SearchTexts, textRanks } from './search-texts.ts'
import { SoldLines } from './sold-lines.ts'
import { SoldRanks } from './sold-ranks.ts'
import { StateTally } from './state-tally.ts'

/** In-memory index of all orders for substring search and aggregation. Columnar, outside the garbage-collected heap. */
export class OrderIndex {
  readonly #ids = floatColumn()
  readonly #at = floatColumn()
  readonly #totals = floatColumn()
  readonly #states = byteColumn()
  readonly #texts = new SearchTexts()
  readonly #lines = new SoldLines()
  readonly #tally = new StateTally()
  /** Slots sorted by internal key, and by public id (oldest first). */
  readonly #byId = integerColumn()
  readonly #byAge = integerColumn()
  /** By slot: position in `#byAge`. */
  readonly #positions = integerColumn()

  get size(): number {
    return this.#ids.length
  }

  has(id: number): boolean {
    return this.#slotOf(id) !== undefined
  }

  /** Adds an order. It must not be indexed yet. */
  add(order: IndexedOrder): void {
    const slot = this.size
    const states = encodeStates(order)
    this.#ids.push(order.id)
    this.#at.push(order.at)
    this.#totals.push(order.totalPaise)
    this.#states.push(states)
    this.#tally.add(states, order.totalPaise)
    this.#texts.add(order)
    insertInOrder(this.#byId, slot, (other) => this.#ids.get(other) < order.id)
    this.#positions.push(slot)
    const first = insertInOrder(this.#byAge, slot, (other) => this.#texts.isOlder(other, slot))
    for (let position = first; position <= slot; position += 1)
      this.#positions.set(this.#byAge.get(position), position)
  }

  /** Internal keys of the next orders without lines. */
  nextWithoutLines(limit: number): number[] {
    const first = this.#lines.orders
    const count = Math.min(limit, this.size - first)
    return Array.from({ length: count }, (_, position) => this.#ids.get(first + position))
  }

  /** Adds the lines of the next order without lines. */
  addLines(lines: readonly IndexedLine[]): void {
    this.#lines.add(lines)
  }

  /** Updates states, payment reference and docket. All other fields of an order are immutable. */
  change(
    id: number,
    changed: OrderStates & Pick<IndexedOrder, 'paymentReference' | 'docketNumber'>,
  ): void {
    const slot = this.#slotOf(id)
    if (slot === undefined) return
    const states = encodeStates(changed)
    this.#tally.remove(this.#states.get(slot), this.#totals.get(slot))
    this.#tally.add(states, this.#totals.get(slot))
    this.#states.set(slot, states)
    this.#texts.changeReference(slot, changed.paymentReference)
    this.#texts.changeDocket(slot, changed.docketNumber)
  }

  /** A page of the matching orders, and the number of all matches. */
  page({ filter, sort, page, limit }: IndexPageQuery): IndexPage {
    const first = (page - 1) * limit
    if (sort !== 'newest') {
      const slots = this.#sortedMatches(filter, sort)
      const ids = slots.slice(first, first + limit).map((slot) => this.#ids.get(slot))
      return { ids, total: slots.length }
    }
    const tallyTotal = this.#tallyOf(filter)
    const ids: number[] = []
    let total = 0
    this.#forEachMatch(filter, (slot) => {
      if (total >= first && ids.length < limit) ids.push(this.#ids.get(slot))
      total += 1
      return tallyTotal === undefined || ids.length < limit
    })
    return { ids, total: tallyTotal ?? total }
  }

  /** The number of the matching orders. */
  count(filter: IndexFilter): number {
    const tallyTotal = this.#tallyOf(filter)
    if (tallyTotal !== undefined) return tallyTotal
    let total = 0
    this.#forEachMatch(filter, () => {
      total += 1
      return true
    })
    return total
  }

  /** Internal keys of the best matches, the newest of a rank first. */
  find({ tier, q, limit }: IndexFindQuery): number[] {
    const ranks = this.#texts.rank(q, this.#positions.values)
    const selected = stateSetOf({ tier })
    const ofRank = new Map(textRanks.map((rank): [number, number[]] => [rank, []]))
    for (let position = this.size - 1; position >= 0; position -= 1) {
      const rank = ranks[position]
      const found = rank ? ofRank.get(rank) : undefined
      if (!found || found.length === limit) continue
      const slot = this.#byAge.get(position)
      if (selected[this.#states.get(slot)] === 1) found.push(this.#ids.get(slot))
    }
    return [...ofRank.values()].flat().slice(0, limit)
  }

  /** Orders and revenue of the matching orders, by day and by tier. */
  figures({ filter }: FiguresQuery): FiguresResult {
    const sums = new RevenueSums()
    this.#forEachMatch(filter, (slot) => {
      sums.count(this.#at.get(slot), this.#states.get(slot), this.#totals.get(slot))
      return true
    })
    return sums.result()
  }

  /** Best sellers of the matching orders without cancelled ones; undefined while lines are missing. */
  ranks({ filter, limit }: SoldRanksQuery): SoldRanksResult | undefined {
    if (this.#lines.orders < this.size) return undefined
    const ranks = new SoldRanks(this.#lines)
    this.#forEachMatch(filter, (slot) => {
      const states = this.#states.get(slot)
      if (!isCancelled(states)) ranks.count(slot, isRevenue(states))
      return true
    })
    return ranks.result(limit)
  }

  /** Orders and revenue of a tier, or of all. */
  totals(tier: Tier | undefined): RevenueTotals {
    return this.#tally.totals(stateSetOf({ tier }))
  }

  /** The number of the matching orders, unless they have to be looked at one by one. */
  #tallyOf(filter: IndexFilter): number | undefined {
    const isByStates = !filter.q && filter.from === undefined && filter.to === undefined
    return isByStates ? this.#tally.totals(stateSetOf(filter)).orders : undefined
  }

  /** All matching orders. */
  #sortedMatches(filter: IndexFilter, sort: Exclude<OrderSort, 'newest'>): number[] {
    const slots: number[] = []
    this.#forEachMatch(filter, (slot) => {
      slots.push(slot)
      return true
    })
    // Sorting is stable: orders of the same amount stay sorted by age.
    if (sort !== 'amountHigh') slots.reverse()
    if (sort === 'oldest') return slots
    const totals = this.#totals.values
    const direction = sort === 'amountHigh' ? -1 : 1
    return slots.sort((a, b) => direction * ((totals[a] ?? 0) - (totals[b] ?? 0)))
  }

  /** Visits matching orders, newest first, until `visit` returns false. */
  #forEachMatch(filter: IndexFilter, visit: (slot: number) => boolean): void {
    const found = filter.q ? this.#texts.find(filter.q, this.#positions.values) : undefined
    const selected = stateSetOf(filter)
    const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = filter
    const hasPeriod = filter.from !== undefined || filter.to !== undefined
    const [states, at, byAge] = [this.#states.values, this.#at.values, this.#byAge.values]
    for (let position = this.size - 1; position >= 0; position -= 1) {
      if (found?.marks[position] === 0) {
        // Most orders do not match: skip four at a time.
        if (found.fours[position >>> 2] === 0) position &= ~3
        continue
      }
      const slot = byAge[position] ?? 0
      if (selected[states[slot] ?? 0] === 0) continue
      if (hasPeriod) {
        const moment = at[slot] ?? 0
        // Orders are sorted by the timestamp in their id, which may come from another clock than created_at.
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
      const slot = this.#byId.get(middle)
      const found = this.#ids.get(slot)
      if (found === id) return slot
      if (found < id) low = middle + 1
      else high = middle - 1
    }
    return undefined
  }
}

/** Inserts a slot in order, searching from the end, where it almost always belongs. @returns its position */
function insertInOrder(
  slots: IntegerColumn,
  slot: number,
  isBefore: (other: number) => boolean,
): number {
  let position = slots.length
  while (position > 0 && !isBefore(slots.get(position - 1))) position -= 1
  slots.insert(position, slot)
  return position
}
