import { type SlotRange, TextColumn } from '../columns/text-column.ts'
import { BlockSignatures, blockSize } from './block-signatures.ts'

/** Visits the texts of a contiguous run that contain a term. */
type SearchRun = (
  searched: { run: Buffer; slots: SlotRange; term: Buffer },
  visit: (text: number) => void,
) => void

/**
 * An append-only list of texts, searched by substring. Signatures show which blocks of texts a search can skip, so that
 * it reads a fraction of the bytes. For short texts that share few trigrams, such as ids.
 */
export class SearchableTexts {
  readonly #texts = new TextColumn()
  readonly #signatures = new BlockSignatures()
  /** Number of texts with a signature: all but the last one, which may still be removed. */
  #signedCount = 0

  get length(): number {
    return this.#texts.length
  }

  /** Adds a text. @returns its number */
  add(text: string): number {
    this.#signTexts()
    return this.#texts.push(text)
  }

  /** Removes the text that was added last. */
  removeLast(): void {
    this.#texts.pop()
  }

  hashOf(text: number): number {
    return this.#texts.hashOf(text)
  }

  /** Compares two texts byte by byte, like `Buffer.compare`. */
  compare(one: number, other: number): number {
    return this.#texts.compare(one, other)
  }

  read(text: number): string {
    return this.#texts.read(text)
  }

  includes(text: number, term: string): boolean {
    return this.#texts.view(text).includes(term)
  }

  /** Visits every text that contains the term, ascending. The term must not be empty. */
  forEachIncluding(term: string, visit: (text: number) => void): void {
    this.#signTexts()
    const bytes = Buffer.from(term)
    const search = bytes.length === 1 ? this.#searchByte : this.#searchRun
    const blocks = Math.ceil(this.length / blockSize)
    this.#signatures.forEachCandidate(bytes, blocks, (block) => {
      const from = block * blockSize
      const to = Math.min(from + blockSize, this.length)
      this.#texts.forEachRun({ from, to }, (run, slots) => {
        search({ run, slots, term: bytes }, visit)
      })
    })
  }

  readonly #searchRun: SearchRun = ({ run, slots, term }, visit) => {
    let text = slots.from
    let end = this.#texts.lengthOf(text)
    for (let at = run.indexOf(term); at >= 0; ) {
      while (end <= at) {
        text += 1
        end += this.#texts.lengthOf(text)
      }
      // A match may begin in one text and end in the next.
      const isInText = at + term.length <= end
      if (isInText) visit(text)
      at = run.indexOf(term, isInText ? end : at + 1)
    }
  }

  /** A single letter is so frequent that a plain loop is faster than repeated native searches. */
  readonly #searchByte: SearchRun = ({ run, slots, term: [byte] }, visit) => {
    let at = 0
    for (let text = slots.from; text < slots.to; text += 1) {
      const end = at + this.#texts.lengthOf(text)
      while (at < end && run[at] !== byte) at += 1
      if (at < end) visit(text)
      at = end
    }
  }

  #signTexts(): void {
    for (; this.#signedCount < this.length; this.#signedCount += 1) {
      this.#signatures.addText(this.#signedCount, this.#texts.view(this.#signedCount))
    }
  }
}
