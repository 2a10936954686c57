/** The lowest penalties of texts, by slot, in a byte each. */
export class LowestPenalties {
  /** One more than the penalty; 0 for none. */
  readonly #bytes: Uint8Array

  constructor(slots: number) {
    this.#bytes = new Uint8Array(slots)
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
