import { NumberColumn } from './number-column.ts'

/** Pairs that may wait before they are sorted in: every search looks through those that wait. */
const fewPairs = 65_536

/**
 * Which texts stand in which slots. Most of it lies sorted by text, so that many texts are followed by reading on;
 * pairs that came since wait in a row and are looked through one by one.
 */
export class Postings {
  /** The slots of text after text, and where each text's begin. */
  #slots = new Uint32Array(0)
  #starts = new Uint32Array(1)
  readonly #waitingTexts = new NumberColumn((length) => new Uint32Array(length))
  readonly #waitingSlots = new NumberColumn((length) => new Uint32Array(length))
  #isLoading = true

  /** Notes that a text stands in a slot. */
  add(text: number, slot: number): void {
    this.#waitingTexts.push(text)
    this.#waitingSlots.push(slot)
    // A quarter of what is sorted: so all the sorting together costs a few times the last one.
    const most = this.#isLoading ? Math.max(fewPairs, this.#slots.length / 4) : fewPairs
    if (this.#waitingTexts.length > most) this.#sortIn()
  }

  /** From now on it is searched. */
  endLoading(): void {
    this.#sortIn()
    this.#isLoading = false
  }

  /**
   * Puts a 1 at the place of every slot in which one of the texts stands. Plain loops, for a search may look at a
   * million pairs.
   * @param wanted a 1 by text
   */
  mark(wanted: Uint8Array, { marks, places }: { marks: Uint8Array; places: Uint32Array }): void {
    const [slots, starts] = [this.#slots, this.#starts]
    for (let text = 0; text < starts.length - 1; text += 1) {
      if (wanted[text] !== 1) continue
      const end = starts[text + 1] ?? 0
      for (let at = starts[text] ?? 0; at < end; at += 1) marks[places[slots[at] ?? 0] ?? 0] = 1
    }
    const [waitingTexts, waitingSlots] = [this.#waitingTexts.values, this.#waitingSlots.values]
    for (let at = 0; at < this.#waitingTexts.length; at += 1) {
      if (wanted[waitingTexts[at] ?? 0] === 1) marks[places[waitingSlots[at] ?? 0] ?? 0] = 1
    }
  }

  #sortIn(): void {
    const [texts, slots] = [this.#waitingTexts, this.#waitingSlots]
    let count = this.#starts.length - 1
    for (let at = 0; at < texts.length; at += 1) count = Math.max(count, texts.at(at) + 1)
    const starts = new Uint32Array(count + 1)
    // First how many there are of each text, one place further on, then where each begins.
    for (let text = 0; text < this.#starts.length - 1; text += 1) {
      starts[text + 1] = (this.#starts[text + 1] ?? 0) - (this.#starts[text] ?? 0)
    }
    for (let at = 0; at < texts.length; at += 1) {
      const after = texts.at(at) + 1
      starts[after] = (starts[after] ?? 0) + 1
    }
    for (let text = 1; text <= count; text += 1) {
      starts[text] = (starts[text] ?? 0) + (starts[text - 1] ?? 0)
    }
    const sorted = new Uint32Array(this.#slots.length + slots.length)
    const next = starts.slice()
    for (let text = 0; text < this.#starts.length - 1; text += 1) {
      const old = this.#slots.subarray(this.#starts[text], this.#starts[text + 1])
      sorted.set(old, next[text])
      next[text] = (next[text] ?? 0) + old.length
    }
    for (let at = 0; at < texts.length; at += 1) {
      const text = texts.at(at)
      const place = next[text] ?? 0
      sorted[place] = slots.at(at)
      next[text] = place + 1
    }
    this.#slots = sorted
    this.#starts = starts
    texts.clear()
    slots.clear()
  }
}
