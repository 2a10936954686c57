import { BlockSignatures, blockSize } from './block-signatures.ts'
import { NumberColumn } from './number-column.ts'

const lineEnd = 10

/** Texts stored one after the other in one buffer, numbered from 0. A text must not contain a line feed. */
export class TextList {
  #bytes = Buffer.allocUnsafeSlow(64 * 1024)
  #length = 0
  readonly #starts = new NumberColumn((length) => new Uint32Array(length))
  readonly #signatures = new BlockSignatures()
  /** Number of texts with a signature: all but the last one, which may still be removed. */
  #signedCount = 0

  get count(): number {
    return this.#starts.length
  }

  /** Adds a text. @returns its number */
  add(text: string): number {
    this.#signTexts()
    const start = this.#length
    this.#reserve(text.length * 3 + 1)
    this.#length += this.#bytes.write(text, start)
    this.#bytes[this.#length] = lineEnd
    this.#length += 1
    this.#starts.push(start)
    return this.#starts.length - 1
  }

  /** Removes the text that was added last. */
  removeLast(): void {
    this.#length = this.#starts.at(this.count - 1)
    this.#starts.pop()
  }

  /** Compares two texts byte by byte, like `Buffer.compare`. */
  compare(one: number, other: number): number {
    const bytes = this.#bytes
    return bytes.compare(
      bytes,
      this.#start(other),
      this.#end(other),
      this.#start(one),
      this.#end(one),
    )
  }

  /** True when a text contains the term. */
  contains(text: number, term: string): boolean {
    return this.#bytes.subarray(this.#start(text), this.#end(text)).includes(term)
  }

  /** FNV-1a hash of a text. */
  hashOf(text: number): number {
    let hash = 0x811c9dc5
    for (let at = this.#start(text), end = this.#end(text); at < end; at += 1) {
      hash = Math.imul(hash ^ (this.#bytes[at] ?? 0), 0x01000193)
    }
    return hash >>> 0
  }

  /** Visits every text that contains the term. The term must not be empty. */
  forEachContaining(term: string, visit: (text: number) => void): void {
    const termBytes = Buffer.from(term)
    // A single letter is so frequent that scanning every byte is faster than repeated indexOf.
    if (termBytes.length === 1) this.#forEachContainingByte(termBytes[0], visit)
    else this.#forEachContaining(termBytes, visit)
  }

  #forEachContaining(termBytes: Buffer, visit: (text: number) => void): void {
    this.#signTexts()
    const blocks = Math.ceil(this.count / blockSize)
    this.#signatures.forEachCandidate(termBytes, blocks, (block) => {
      this.#searchBlock(block * blockSize, termBytes, visit)
    })
  }

  #searchBlock(first: number, termBytes: Buffer, visit: (text: number) => void): void {
    const start = this.#start(first)
    let text = first
    const last = Math.min(first + blockSize, this.count) - 1
    const bytes = this.#bytes.subarray(start, this.#end(last))
    for (let at = bytes.indexOf(termBytes); at >= 0; ) {
      while (this.#end(text) <= start + at) text += 1
      visit(text)
      at = bytes.indexOf(termBytes, this.#end(text) - start)
    }
  }

  #forEachContainingByte(termBytes: number | undefined, visit: (text: number) => void): void {
    let text = 0
    let end = this.#end(text)
    for (let at = 0; at < this.#length; at += 1) {
      if (at > end) {
        text += 1
        end = this.#end(text)
      }
      if (this.#bytes[at] !== termBytes) continue
      visit(text)
      at = end
    }
  }

  #signTexts(): void {
    for (; this.#signedCount < this.count; this.#signedCount += 1) {
      const [start, end] = [this.#start(this.#signedCount), this.#end(this.#signedCount)]
      this.#signatures.addText(this.#signedCount, this.#bytes.subarray(start, end))
    }
  }

  #start(text: number): number {
    return this.#starts.at(text)
  }

  #end(text: number): number {
    return (text + 1 < this.count ? this.#starts.at(text + 1) : this.#length) - 1
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return
    const larger = Buffer.allocUnsafeSlow(Math.ceil((this.#length + more) * 1.25))
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }
}
