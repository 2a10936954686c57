/** A number for each slot, zero until it is set. */
export class NumberColumn {
  #values = new Float64Array(1024)

  get(slot: number): number {
    return this.#values[slot] ?? 0
  }

  set(slot: number, value: number): void {
    if (slot >= this.#values.length) {
      const larger = new Float64Array(Math.max(slot + 1, Math.ceil(this.#values.length * 1.5)))
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values[slot] = value
  }
}
