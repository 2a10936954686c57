/** Set where a text may have a lower penalty, which only its bytes tell. */
const unread = 0x80
const penaltyBits = 0x7f

/** The lowest penalties of texts, by slot, in a byte each. A text is read when its penalty is first asked for. */
export class LowestPenalties {
  /** One more than the penalty, 0 for none; and {@link unread}. */
  #bytes = new Uint8Array()

  /** Starts over, for so many texts. */
  clear(slots: number): void {
    if (this.#bytes.length < slots) this.#bytes = new Uint8Array(slots)
    else this.#bytes.fill(0)
  }

  /** @param penalty -1 for none */
  add(slot: number, penalty: number): void {
    const byte = this.#bytes[slot] ?? 0
    const known = byte & penaltyBits
    if (penalty >= 0 && (known === 0 || penalty + 1 < known)) {
      this.#bytes[slot] = (byte & unread) | (penalty + 1)
    }
  }

  /** Leaves a text to be read. */
  addUnread(slot: number): void {
    this.#bytes[slot] = (this.#bytes[slot] ?? 0) | unread
  }

  /**
   * @param read finds the penalty of a text that was left to be read, or -1
   * @returns -1 for none
   */
  of(slot: number, read: (slot: number) => number): number {
    const byte = this.#bytes[slot] ?? 0
    if (byte & unread) {
      this.#bytes[slot] = byte & penaltyBits
      this.add(slot, read(slot))
    }
    return (this.#bytes[slot] ?? 0) - 1
  }
}
