/** The lowest penalties of texts, by slot, in a byte each. */
export class LowestPenalties {
  /** One more than the penalty; 0 for none. */
  #bytes = new Uint8Array()

  /** Begins anew, for so many texts. */
  clear(slots: number): void {
    if (this.#bytes.length < slots) this.#bytes = new Uint8Array(slots)
    else this.#bytes.fill(0)
  }

  /** @param penalty -1 for none */
  add(slot: number, penalty: number): void {
    const known = this.#bytes[slot] ?? 0
    if (penalty >= 0 && (known === 0 || penalty + 1 < known)) this.#bytes[slot] = penalty + 1
  }

  /** @returns -1 for none */
  of(slot: number): number {
    return (this.#bytes[slot] ?? 0) - 1
  }
}
