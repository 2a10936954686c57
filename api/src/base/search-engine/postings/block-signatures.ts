import { hashNumber } from '../columns/hash.ts'
import { trigramAt, trigramBytes } from './trigram.ts'

/** Texts per block. A search scans or skips whole blocks. */
export const blockSize = 64
/** Bits per signature. The random letters of 64 ids set about a third of them. */
const bits = 4096
/** Leaves the upper twelve bits of a hash: a number below `bits`. */
const hashShift = 20

/** The number of the signature bit of a trigram. */
function bitOf(bytes: Uint8Array, at: number): number {
  return hashNumber(trigramAt(bytes, at)) >>> hashShift
}

/**
 * Trigram signatures of blocks of texts, 4096 bits each. Trigrams may share a bit, so there are false positives but
 * no false negatives. The same bit of 32 blocks is stored in one word: a search reads one row of words per trigram
 * of its term.
 */
export class BlockSignatures {
  /** Words per row; each covers 32 blocks. */
  #width = 16
  #rows = new Uint32Array(bits * this.#width)

  /** Adds the trigrams of a text to the signature of its block. */
  addText(text: number, bytes: Uint8Array): void {
    const block = Math.floor(text / blockSize)
    const word = block >>> 5
    while (word >= this.#width) this.#widen()
    const bit = 1 << (block & 31)
    for (let at = 0; at + trigramBytes <= bytes.length; at += 1) {
      const position = bitOf(bytes, at) * this.#width + word
      this.#rows[position] = (this.#rows[position] ?? 0) | bit
    }
  }

  /** Visits the blocks that may contain a term, ascending. A term of less than three bytes visits all blocks. */
  forEachCandidate(term: Uint8Array, blocks: number, visit: (block: number) => void): void {
    const rows = Array.from({ length: Math.max(0, term.length - trigramBytes + 1) }, (_, at) => {
      const start = bitOf(term, at) * this.#width
      return this.#rows.subarray(start, start + this.#width)
    })
    for (let word = 0; word * 32 < blocks; word += 1) {
      let left = 0xffffffff
      for (const row of rows) left &= row[word] ?? 0
      for (; left !== 0; left &= left - 1) {
        const block = word * 32 + 31 - Math.clz32(left & -left)
        if (block < blocks) visit(block)
      }
    }
  }

  #widen(): void {
    const width = Math.ceil(this.#width * 1.5)
    const wider = new Uint32Array(bits * width)
    for (let bit = 0; bit < bits; bit += 1) {
      const start = bit * this.#width
      wider.set(this.#rows.subarray(start, start + this.#width), bit * width)
    }
    this.#rows = wider
    this.#width = width
  }
}
