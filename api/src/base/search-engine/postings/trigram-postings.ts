import { KeyPostings } from './key-postings.ts'
import { trigramAt, trigramBytes } from './trigram.ts'

/** The texts that contain each trigram. Texts are added in ascending slots and never removed. */
export class TrigramPostings {
  readonly #postings = new KeyPostings()

  /** @param text in UTF-8 */
  add(slot: number, text: Uint8Array): void {
    for (let at = 0; at + trigramBytes <= text.length; at += 1) {
      this.#postings.add(trigramAt(text, at), slot)
    }
  }

  /**
   * The slots whose text may contain a term, ascending: those of its rarest trigram.
   * @returns undefined for a term shorter than a trigram
   */
  candidates(term: Uint8Array): Uint32Array | undefined {
    let rarest: number | undefined
    let fewest = Number.POSITIVE_INFINITY
    for (let at = 0; at + trigramBytes <= term.length; at += 1) {
      const trigram = trigramAt(term, at)
      const count = this.#postings.count(trigram)
      if (count === 0) return new Uint32Array()
      if (count < fewest) [rarest, fewest] = [trigram, count]
    }
    return rarest === undefined ? undefined : this.#postings.slots(rarest)
  }
}
