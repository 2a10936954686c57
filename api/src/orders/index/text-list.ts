import { NumberColumn } from './number-column.ts'

const lineEnd = 10

/** Texts one after the other in one piece of memory, numbered as they come; none has an end of line in it. */
export class TextList {
  #bytes = Buffer.allocUnsafeSlow(64 * 1024)
  #length = 0
  readonly #starts = new NumberColumn((length) => new Uint32Array(length))

  get count(): number {
    return this.#starts.length
  }

  /** Adds a text. @returns its number */
  add(text: string): number {
    const start = this.#length
    this.#reserve(text.length * 3 + 1)
    this.#length += this.#bytes.write(text, start)
    this.#bytes[this.#length] = lineEnd
    this.#length += 1
    this.#starts.push(start)
    return this.#starts.length - 1
  }

  /** Takes the last text out again. */
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
    const bytes = this.#bytes.subarray(0, this.#length)
    for (let at = bytes.indexOf(wanted); at >= 0; ) {
      const text = this.#textAt(at)
      visit(text)
      at = bytes.indexOf(wanted, this.#end(text))
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

  /** The text that a byte belongs to. */
  #textAt(byte: number): number {
    const starts = this.#starts.values
    let low = 0
    let high = this.count - 1
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if ((starts[middle] ?? 0) <= byte) low = middle
      else high = middle - 1
    }
    return low
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
