import type {
  OrderChoice,
  OrderFiguresAnswer,
  OrderFiguresQuestion,
  OrderPageAnswer,
  OrderPageQuestion,
} from './messages.ts'
import { NumberColumn } from './number-column.ts'
import { byteOf, type OrderStates, wantedBits } from './order-states-byte.ts'
import { OrderSums } from './order-sums.ts'
import { TextDictionary } from './text-dictionary.ts'
import { TextList } from './text-list.ts'

/** What the index keeps of an order. */
export interface IndexedOrder extends OrderStates {
  id: number
  /** When it was placed, ms since 1970. */
  at: number
  totalPaise: number
  /** What it is found by, its id first, a line each (search_text). */
  searchText: string
  paymentReference: string | undefined
}

type Matches = (slot: number) => boolean

/**
 * All orders, in memory, to be found by any letters and counted: a column a property, outside the heap. What
 * one order alone is found by (id, payment reference) is kept by order, what many share (people, places,
 * products) once. About 130 bytes an order.
 */
export class OrderIndex {
  readonly #ids = new NumberColumn((length) => new Float64Array(length))
  readonly #at = new NumberColumn((length) => new Float64Array(length))
  readonly #totals = new NumberColumn((length) => new Float64Array(length))
  readonly #states = new NumberColumn((length) => new Uint8Array(length))
  /** Text by slot: id and payment reference. */
  readonly #own = new TextList()
  readonly #shared = new TextDictionary()
  /** Numbers of shared texts, order after order, and where each order's begin. */
  readonly #lines = new NumberColumn((length) => new Uint32Array(length))
  readonly #linesFrom = new NumberColumn((length) => new Uint32Array(length))
  /** Slots by internal key, and by public id: oldest first. */
  readonly #byId = new NumberColumn((length) => new Uint32Array(length))
  readonly #byAge = new NumberColumn((length) => new Uint32Array(length))

  get size(): number {
    return this.#ids.length
  }

  has(id: number): boolean {
    return this.#slotOf(id) !== undefined
  }

  /** Adds an order that is not in it yet. */
  add(order: IndexedOrder): void {
    const slot = this.size
    this.#ids.push(order.id)
    this.#at.push(order.at)
    this.#totals.push(order.totalPaise)
    this.#states.push(byteOf(order))
    this.#addTexts(order)
    this.#byId.insert(
      placeFromEnd(this.#byId, (other) => this.#ids.at(other) < order.id),
      slot,
    )
    this.#byAge.insert(
      placeFromEnd(this.#byAge, (other) => this.#own.compare(other, slot) < 0),
      slot,
    )
  }

  /** Takes over where an order stands now; the rest of it never changes. */
  change(id: number, states: OrderStates): void {
    const slot = this.#slotOf(id)
    if (slot !== undefined) this.#states.set(slot, byteOf(states))
  }

  /** A page of the orders that match, newest first, and how many match in all. */
  page({ choice, page, limit }: Omit<OrderPageQuestion, 'kind'>): OrderPageAnswer {
    const first = (page - 1) * limit
    const ids: number[] = []
    let total = 0
    this.#each(choice, (slot) => {
      if (total >= first && ids.length < limit) ids.push(this.#ids.at(slot))
      total += 1
    })
    return { ids, total }
  }

  /** Orders and revenue by day and by tier, of those that match. */
  figures({ choice }: Omit<OrderFiguresQuestion, 'kind'>): OrderFiguresAnswer {
    const sums = new OrderSums()
    this.#each(choice, (slot) =>
      sums.count(this.#at.at(slot), this.#states.at(slot), this.#totals.at(slot)),
    )
    return sums.answer()
  }

  #each(choice: OrderChoice, visit: (slot: number) => void): void {
    const isFound = choice.q ? this.#finder(choice.q) : undefined
    const { mask, bits } = wantedBits(choice)
    const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = choice
    const [states, at, byAge] = [this.#states.values, this.#at.values, this.#byAge.values]
    for (let place = this.size - 1; place >= 0; place -= 1) {
      const slot = byAge[place] ?? 0
      if (((states[slot] ?? 0) & mask) !== bits) continue
      const moment = at[slot] ?? 0
      if (moment < from || moment >= to) continue
      if (!isFound || isFound(slot)) visit(slot)
    }
  }

  /** Tells whether the letters stand in a text of an order. */
  #finder(q: string): Matches {
    const term = q.toLowerCase()
    const own = this.#own.holding(term)
    const shared = this.#shared.holding(term)
    const [lines, linesFrom] = [this.#lines.values, this.#linesFrom.values]
    return (slot) => {
      if (own?.[slot]) return true
      if (!shared) return false
      const end = slot + 1 < this.size ? linesFrom[slot + 1] : this.#lines.length
      for (let at = linesFrom[slot] ?? 0; at < (end ?? 0); at += 1) {
        if (shared[lines[at] ?? 0]) return true
      }
      return false
    }
  }

  #addTexts({ searchText, paymentReference }: IndexedOrder): void {
    const [publicId = '', ...lines] = searchText.split('\n')
    const [first] = lines
    const hasReference = first !== undefined && first === paymentReference?.toLowerCase()
    // Nobody types the letter between them.
    this.#own.add(hasReference ? `${publicId}\0${first}` : publicId)
    this.#linesFrom.push(this.#lines.length)
    for (const line of hasReference ? lines.slice(1) : lines) {
      this.#lines.push(this.#shared.numberOf(line))
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

/** Where something new belongs, looked for from the end, for almost always it is the last. */
function placeFromEnd(
  slots: NumberColumn<Uint32Array>,
  isBefore: (slot: number) => boolean,
): number {
  let place = slots.length
  while (place > 0 && !isBefore(slots.at(place - 1))) place -= 1
  return place
}
