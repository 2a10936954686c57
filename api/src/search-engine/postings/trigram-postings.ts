import { PostingLists } from './posting-lists.ts'
import { trigramAt, trigramBytes } from './trigram.ts'

/** The texts that contain each trigram. Texts are added in ascending slots and never removed. */
export class TrigramPostings {
  readonly #lists = new Map<number, number>()
  readonly #postings = new PostingLists()

  /** @param text in UTF-8 */
  add(slot: number, text: Uint8Array): void {
    for (let at = 0; at + trigramBytes <= text.length; at += 1) {
      this.#postings.add(this.#listOf(trigramAt(text, at)), slot)
    }
  }

  /**
   * The slots whose text may contain a term, ascending: those of its rarest trigram.
   * @returns undefined for a term shorter than a trigram
   */
  candidates(term: Uint8Array): Uint32Array | undefined {
    let rarest: number | undefined
    for (let at = 0; at + trigramBytes <= term.length; at += 1) {
      const list = this.#lists.get(trigramAt(term, at))
      if (list === undefined) return new Uint32Array()
      if (rarest === undefined || this.#postings.count(list) < this.#postings.count(rarest)) {
        rarest = list
      }
    }
    return rarest === undefined ? undefined : this.#slotsOf(rarest)
  }

  #listOf(trigram: number): number {
    const known = this.#lists.get(trigram)
    if (known !== undefined) return known
    const list = this.#lists.size
    this.#lists.set(trigram, list)
    return list
  }

  #slotsOf(list: number): Uint32Array {
    const slots = new Uint32Array(this.#postings.count(list))
    let at = 0
    this.#postings.forEach(list, (slot) => {
      slots[at] = slot
      at += 1
    })
    return slots
  }
}
