import { BlockSignatures, textsOfBlock } from './block-signatures.ts'
import { NumberColumn } from './number-column.ts'

const lineEnd = 10

/** Texts one after the other in one piece of memory, numbered as they come; none has an end of line in it. */
export class TextList {
  #bytes = Buffer.allocUnsafeSlow(64 * 1024)
  #length = 0
  readonly #starts = new NumberColumn((length) => new Uint32Array(length))
  readonly #signatures = new BlockSignatures()
  /** Texts that are signed: all but the last, which may be taken out again. */
  #signed = 0

  get count(): number {
    return this.#starts.length
  }

  /** Adds a text. @returns its number */
  add(text: string): number {
    this.#sign()
    const start = this.#length
    this.#reserve(text.length * 3 + 1)
    this.#length += this.#bytes.write(text, start)
    this.#bytes[this.#length] = lineEnd
    this.#length += 1
    this.#starts.push(start)
    return this.#starts.length - 1
  }

  /** Takes the text that was just added out again. */
  removeLast(): void {
    this.#length = this.#starts.at(this.count - 1)
    this.#starts.pop()
  }

  /** Below, at or above 0 as the one text stands before, with or after the other, byte by byte. */
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

  /** True when a text holds the term. */
  holds(text: number, term: string): boolean {
    return this.#bytes.subarray(this.#start(text), this.#end(text)).includes(term)
  }

  /** A number that equal texts share (FNV-1a). */
  hashOf(text: number): number {
    let hash = 0x811c9dc5
    for (let at = this.#start(text), end = this.#end(text); at < end; at += 1) {
      hash = Math.imul(hash ^ (this.#bytes[at] ?? 0), 0x01000193)
    }
    return hash >>> 0
  }

  /** Visits every text that holds the term, which must not be empty. */
  eachHolding(term: string, visit: (text: number) => void): void {
    const wanted = Buffer.from(term)
    // So many hold a single letter that looking at every byte is faster than asking for each next place.
    if (wanted.length === 1) this.#eachHoldingByte(wanted[0], visit)
    else this.#eachHolding(wanted, visit)
  }

  #eachHolding(wanted: Buffer, visit: (text: number) => void): void {
    this.#sign()
    const blocks = Math.ceil(this.count / textsOfBlock)
    this.#signatures.eachThatMayHold(wanted, blocks, (block) => {
      this.#eachOfBlock(block * textsOfBlock, wanted, visit)
    })
  }

  #eachOfBlock(first: number, wanted: Buffer, visit: (text: number) => void): void {
    const start = this.#start(first)
    let text = first
    const last = Math.min(first + textsOfBlock, this.count) - 1
    const bytes = this.#bytes.subarray(start, this.#end(last))
    for (let at = bytes.indexOf(wanted); at >= 0; ) {
      while (this.#end(text) <= start + at) text += 1
      visit(text)
      at = bytes.indexOf(wanted, this.#end(text) - start)
    }
  }

  #eachHoldingByte(wanted: number | undefined, visit: (text: number) => void): void {
    let text = 0
    let end = this.#end(text)
    for (let at = 0; at < this.#length; at += 1) {
      if (at > end) {
        text += 1
        end = this.#end(text)
      }
      if (this.#bytes[at] !== wanted) continue
      visit(text)
      at = end
    }
  }

  #sign(): void {
    for (; this.#signed < this.count; this.#signed += 1) {
      const [start, end] = [this.#start(this.#signed), this.#end(this.#signed)]
      this.#signatures.sign(this.#signed, this.#bytes.subarray(start, end))
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
