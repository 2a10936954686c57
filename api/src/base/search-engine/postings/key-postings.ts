import { PostingLists } from './posting-lists.ts'

/** Ascending slots; an array of slots is one, too. */
export interface SlotList {
  readonly length: number
  forEach(visit: (slot: number) => void): void
  /** Stops at the first slot for which the test is true. */
  some(test: (slot: number) => boolean): boolean
}

/** The slots of each integer key. Slots are added in ascending order and never removed. */
export class KeyPostings {
  readonly #lists = new Map<number, number>()
  readonly #postings = new PostingLists()

  add(key: number, slot: number): void {
    this.#postings.add(this.#numberOf(key), slot)
  }

  /** Number of slots of a key. */
  count(key: number): number {
    const list = this.#lists.get(key)
    return list === undefined ? 0 : this.#postings.count(list)
  }

  /** The slots of a key, read from the postings each time. */
  listOf(key: number): SlotList {
    const list = this.#lists.get(key)
    if (list === undefined) return new Uint32Array()
    return {
      length: this.#postings.count(list),
      forEach: (visit) => {
        this.#postings.forEach(list, visit)
      },
      some: (test) => this.#postings.some(list, test),
    }
  }

  /** The slots of a key, ascending. */
  slots(key: number): Uint32Array {
    const slots = new Uint32Array(this.count(key))
    const list = this.#lists.get(key)
    if (list === undefined) return slots
    let at = 0
    this.#postings.forEach(list, (slot) => {
      slots[at] = slot
      at += 1
    })
    return slots
  }

  #numberOf(key: number): number {
    const known = this.#lists.get(key)
    if (known !== undefined) return known
    const list = this.#lists.size
    this.#lists.set(key, list)
    return list
  }
}
