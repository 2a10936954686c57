import { NumberColumn } from './number-column.ts'

const lineEnd = 10
/** Terms up to this many bytes are found faster by looking at every byte than by asking for each next place. */
const shortTerm = 2

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

  /** A 1 for every text that holds the term, which must not be empty. @returns undefined when none does */
  holding(term: string): Uint8Array | undefined {
    const wanted = Buffer.from(term)
    const marks = new Uint8Array(this.count)
    const found =
      wanted.length <= shortTerm ? this.#markShort(wanted, marks) : this.#mark(wanted, marks)
    return found ? marks : undefined
  }

  #mark(wanted: Buffer, marks: Uint8Array): boolean {
    const bytes = this.#bytes.subarray(0, this.#length)
    let at = bytes.indexOf(wanted)
    const isFound = at >= 0
    while (at >= 0) {
      const text = this.#textAt(at)
      marks[text] = 1
      at = bytes.indexOf(wanted, this.#end(text))
    }
    return isFound
  }

  #markShort(wanted: Buffer, marks: Uint8Array): boolean {
    const bytes = this.#bytes
    const [first, second] = wanted
    let text = 0
    let end = this.#end(text)
    let isFound = false
    for (let at = 0; at < this.#length; at += 1) {
      if (at > end) {
        text += 1
        end = this.#end(text)
      }
      if (bytes[at] === first && (second === undefined || bytes[at + 1] === second)) {
        marks[text] = 1
        isFound = true
        at = end
      }
    }
    return isFound
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
