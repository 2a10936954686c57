import { NumberColumn } from './number-column.ts'

/** Texts that are looked through together, or passed over together. */
export const textsOfBlock = 64
/** Bytes of a block's signature: with the random letters of 64 ids a third of its bits are set. */
const size = 512
const bitsToPlace = 20

/** Three bytes as the number of a bit of a signature. */
function bitOf(bytes: Uint8Array, at: number): number {
  const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
  return Math.imul(three, 0x9e3779b1) >>> bitsToPlace
}

/** The bits that are set in every block which holds a term; none for less than three bytes. */
export function bitsOfTerm(term: Uint8Array): number[] {
  return Array.from({ length: Math.max(0, term.length - 2) }, (_, at) => bitOf(term, at))
}

/**
 * Which threes of bytes stand in blocks of texts, each as one of 4096 bits. Two threes may share a bit, so a block
 * may be looked through in vain; none that holds a term is passed over.
 */
export class BlockSignatures {
  readonly #bits = new NumberColumn((length) => new Uint8Array(length))

  /** Notes what stands in the text of a number. @param bytes the text alone */
  sign(text: number, bytes: Uint8Array): void {
    const first = Math.floor(text / textsOfBlock) * size
    while (this.#bits.length < first + size) this.#bits.push(0)
    const signature = this.#bits.values
    for (let at = 0; at + 2 < bytes.length; at += 1) {
      const bit = bitOf(bytes, at)
      const place = first + (bit >> 3)
      signature[place] = (signature[place] ?? 0) | (1 << (bit & 7))
    }
  }

  /** False when no text of the block holds all the threes. */
  mayHold(block: number, bits: readonly number[]): boolean {
    const signature = this.#bits.values
    const first = block * size
    for (const bit of bits) {
      if (((signature[first + (bit >> 3)] ?? 0) & (1 << (bit & 7))) === 0) return false
    }
    return true
  }
}
