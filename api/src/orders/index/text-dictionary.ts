import { TextList } from './text-list.ts'

const empty = 0xffffffff

/** Texts that come again and again, each kept once. */
export class TextDictionary {
  readonly #texts = new TextList()
  /** Open addressing: a text lies where its hash says, or in the next free place. */
  #places = new Uint32Array(1024).fill(empty)

  get count(): number {
    return this.#texts.count
  }

  /** The number of a text, which is new or known. */
  numberOf(text: string): number {
    const added = this.#texts.add(text)
    const place = this.#placeOf(added)
    const known = this.#places[place] ?? empty
    if (known !== empty) {
      this.#texts.removeLast()
      return known
    }
    this.#places[place] = added
    if (this.#texts.count * 2 > this.#places.length) this.#spread()
    return added
  }

  /** Visits every text that holds the term. */
  eachHolding(term: string, visit: (text: number) => void): void {
    this.#texts.eachHolding(term, visit)
  }

  #placeOf(text: number): number {
    const last = this.#places.length - 1
    let place = this.#texts.hashOf(text) & last
    for (;;) {
      const there = this.#places[place] ?? empty
      if (there === empty || this.#texts.compare(there, text) === 0) return place
      place = (place + 1) & last
    }
  }

  #spread(): void {
    this.#places = new Uint32Array(this.#places.length * 2).fill(empty)
    for (let text = 0; text < this.#texts.count; text += 1) {
      this.#places[this.#placeOf(text)] = text
    }
  }
}
