/** Texts that are looked through together, or passed over together. */
export const textsOfBlock = 64
/** Bits of a block's signature: with the random letters of 64 ids a third of them are set. */
const bits = 4096
const bitsToPlace = 20

/** Three bytes as the number of a bit of a signature. */
function bitOf(bytes: Uint8Array, at: number): number {
  const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
  return Math.imul(three, 0x9e3779b1) >>> bitsToPlace
}

/**
 * Which threes of bytes stand in blocks of texts, each as one of 4096 bits. Two threes may share a bit, so a block
 * may be looked through in vain; none that holds a term is passed over. The same bit of 32 blocks lies in one word,
 * so that a search reads a row of words for each three of its term, whatever else the blocks hold.
 */
export class BlockSignatures {
  /** Words of a row: room for 32 blocks each. */
  #width = 16
  #rows = new Uint32Array(bits * this.#width)

  /** Notes what stands in the text of a number. @param bytes the text alone */
  sign(text: number, bytes: Uint8Array): void {
    const block = Math.floor(text / textsOfBlock)
    const word = block >>> 5
    while (word >= this.#width) this.#widen()
    const bit = 1 << (block & 31)
    for (let at = 0; at + 2 < bytes.length; at += 1) {
      const place = bitOf(bytes, at) * this.#width + word
      this.#rows[place] = (this.#rows[place] ?? 0) | bit
    }
  }

  /** Visits the blocks that may hold a term, ascending: for less than three bytes all of them. @param blocks how many there are */
  eachThatMayHold(term: Uint8Array, blocks: number, visit: (block: number) => void): void {
    const rows = Array.from({ length: Math.max(0, term.length - 2) }, (_, at) => {
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
