import { SlotHashTable } from '../columns/slot-hash-table.ts'
import { SearchableTexts } from './searchable-texts.ts'

/** Stores each distinct text once and numbers it. */
export class TextDictionary {
  readonly #texts = new SearchableTexts()
  readonly #byText = new SlotHashTable((text) => this.#texts.hashOf(text))

  get length(): number {
    return this.#texts.length
  }

  /** The number of a text; adds the text when it is new. */
  numberOf(text: string): number {
    // Added first, so that it is hashed and compared as bytes.
    const added = this.#texts.add(text)
    const known = this.#byText.find(
      this.#texts.hashOf(added),
      (other) => this.#texts.compare(other, added) === 0,
    )
    if (known === undefined) this.#byText.add(added)
    else this.#texts.removeLast()
    return known ?? added
  }

  /** The text of a number. */
  read(number: number): string {
    return this.#texts.read(number)
  }

  /** Visits every text that contains the term. */
  forEachIncluding(term: string, visit: (text: number) => void): void {
    this.#texts.forEachIncluding(term, visit)
  }
}
