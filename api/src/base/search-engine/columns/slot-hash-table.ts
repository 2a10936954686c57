/**
 * Finds slots by a key that a column contains: an open-addressing hash table of slots, a few bytes each. Slots are
 * never removed; the caller selects among the matches, and slots without a key are dropped when the table grows.
 */
export class SlotHashTable {
  /** Slot plus one; 0 is free. */
  #entries = new Uint32Array(2048)
  #count = 0
  readonly #hashOf: (slot: number) => number | undefined

  /** @param hashOf a slot's key as an unsigned integer of 32 bits; undefined for a slot that lost its key */
  constructor(hashOf: (slot: number) => number | undefined) {
    this.#hashOf = hashOf
  }

  add(slot: number): void {
    if (this.#count * 2 >= this.#entries.length) this.#grow()
    this.#insert(slot)
  }

  /** @param isMatch compares the key itself, because keys may share a hash */
  find(hash: number, isMatch: (slot: number) => boolean): number | undefined {
    const last = this.#entries.length - 1
    for (let at = hash & last; ; at = (at + 1) & last) {
      const entry = this.#entries[at] ?? 0
      if (entry === 0) return undefined
      if (isMatch(entry - 1)) return entry - 1
    }
  }

  #insert(slot: number): void {
    const hash = this.#hashOf(slot)
    if (hash === undefined) return
    const last = this.#entries.length - 1
    let at = hash & last
    while (this.#entries[at] !== 0) at = (at + 1) & last
    this.#entries[at] = slot + 1
    this.#count += 1
  }

  #grow(): void {
    const old = this.#entries
    this.#entries = new Uint32Array(old.length * 2)
    this.#count = 0
    for (const entry of old) if (entry !== 0) this.#insert(entry - 1)
  }
}
