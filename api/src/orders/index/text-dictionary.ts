import { TextList } from './text-list.ts'

const empty = 0xffffffff

/** Stores each distinct text once and numbers it. */
export class TextDictionary {
  readonly #texts = new TextList()
  /** Hash table with open addressing and linear probing. */
  #slots = new Uint32Array(1024).fill(empty)

  get count(): number {
    return this.#texts.count
  }

  /** The number of a text; adds the text when it is new. */
  numberOf(text: string): number {
    const added = this.#texts.add(text)
    const slot = this.#findSlot(added)
    const known = this.#slots[slot] ?? empty
    if (known !== empty) {
      this.#texts.removeLast()
      return known
    }
    this.#slots[slot] = added
    if (this.#texts.count * 2 > this.#slots.length) this.#grow()
    return added
  }

  /** Visits every text that contains the term. */
  forEachContaining(term: string, visit: (text: number) => void): void {
    this.#texts.forEachContaining(term, visit)
  }

  #findSlot(text: number): number {
    const last = this.#slots.length - 1
    let slot = this.#texts.hashOf(text) & last
    for (;;) {
      const there = this.#slots[slot] ?? empty
      if (there === empty || this.#texts.compare(there, text) === 0) return slot
      slot = (slot + 1) & last
    }
  }

  #grow(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2).fill(empty)
    for (let text = 0; text < this.#texts.count; text += 1) {
      this.#slots[this.#findSlot(text)] = text
    }
  }
}
