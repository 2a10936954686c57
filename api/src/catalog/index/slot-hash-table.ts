/**
 * Finds slots by a key they hold themselves: a hash table of slots alone, a few bytes each. A slot is not
 * taken out; who looks says whether one is still meant, and the dead are left behind when the table grows.
 */
export class SlotHashTable {
  /** Each a slot and one; 0 is free. */
  #places = new Uint32Array(2048)
  #count = 0
  readonly #hashOf: (slot: number) => number | undefined

  /** @param hashOf of a slot's key, an unsigned integer of 32 bits; undefined for a dead slot */
  constructor(hashOf: (slot: number) => number | undefined) {
    this.#hashOf = hashOf
  }

  add(slot: number): void {
    if (this.#count * 2 >= this.#places.length) this.#grow()
    this.#place(slot)
  }

  find(hash: number, isMeant: (slot: number) => boolean): number | undefined {
    const last = this.#places.length - 1
    for (let at = hash & last; ; at = (at + 1) & last) {
      const place = this.#places[at] ?? 0
      if (place === 0) return undefined
      if (isMeant(place - 1)) return place - 1
    }
  }

  #place(slot: number): void {
    const hash = this.#hashOf(slot)
    if (hash === undefined) return
    const last = this.#places.length - 1
    let at = hash & last
    while (this.#places[at] !== 0) at = (at + 1) & last
    this.#places[at] = slot + 1
    this.#count += 1
  }

  #grow(): void {
    const former = this.#places
    this.#places = new Uint32Array(former.length * 2)
    this.#count = 0
    for (const place of former) if (place !== 0) this.#place(place - 1)
  }
}
