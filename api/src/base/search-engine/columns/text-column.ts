import { hashBytes } from './hash.ts'
import { integerColumn } from './number-column.ts'

/** Bytes per chunk; no text spans two. The largest value of a TEXT column fits, even escaped as JSON. */
const chunkBits = 20
const chunkBytes = 1 << chunkBits
const offsetMask = chunkBytes - 1

const nothing = Buffer.alloc(0)

/** A range of slots; `to` is exclusive. */
export interface SlotRange {
  from: number
  to: number
}

/**
 * A text for each slot, as UTF-8 in chunks outside the heap: half the memory of strings, nothing that the garbage
 * collector would scan, and no copy when the column grows.
 */
export class TextColumn {
  readonly #chunks = [Buffer.alloc(chunkBytes)]
  /** Number of the chunk times its size, plus the offset in it. */
  readonly #starts = integerColumn()
  readonly #lengths = integerColumn()
  #used = 0
  #wasted = 0

  /** Number of texts. */
  get length(): number {
    return this.#starts.length
  }

  /** Bytes in use, and those of them that belong to no text any more. */
  get bytes(): { held: number; wasted: number } {
    return { held: this.#chunks.length * chunkBytes, wasted: this.#wasted }
  }

  /** Adds a text in the next slot. @returns the slot */
  push(text: string): number {
    const start = this.#append(text)
    this.#lengths.push(this.#used - (start & offsetMask))
    this.#starts.push(start)
    return this.length - 1
  }

  /** Removes the text that was pushed last. */
  pop(): void {
    const last = this.length - 1
    this.#used -= this.#lengths.get(last)
    this.#starts.pop()
    this.#lengths.pop()
  }

  /** Replaces a text, or adds it in the next slot. */
  set(slot: number, text: string): void {
    if (slot === this.length) {
      this.push(text)
      return
    }
    const length = Buffer.byteLength(text)
    const previous = this.#lengths.get(slot)
    // A text that is not longer than the previous one overwrites it.
    this.#wasted += length > previous ? previous : previous - length
    if (length > previous) this.#starts.set(slot, this.#append(text))
    else this.#chunkOf(slot).write(text, this.#offsetOf(slot))
    this.#lengths.set(slot, length)
  }

  /** Makes a text empty. */
  clear(slot: number): void {
    this.#wasted += this.#lengths.get(slot)
    this.#lengths.set(slot, 0)
  }

  /** A view of a text, valid until its slot is written again. */
  view(slot: number): Buffer {
    const from = this.#offsetOf(slot)
    return this.#chunkOf(slot).subarray(from, from + this.#lengths.get(slot))
  }

  read(slot: number): string {
    return this.view(slot).toString('utf8')
  }

  hashOf(slot: number): number {
    const from = this.#offsetOf(slot)
    return hashBytes(this.#chunkOf(slot), from, from + this.#lengths.get(slot))
  }

  /** Compares two texts byte by byte, like `Buffer.compare`. */
  compare(one: number, other: number): number {
    const from = this.#offsetOf(one)
    const otherFrom = this.#offsetOf(other)
    return this.#chunkOf(one).compare(
      this.#chunkOf(other),
      otherFrom,
      otherFrom + this.#lengths.get(other),
      from,
      from + this.#lengths.get(one),
    )
  }

  /**
   * Tests texts for a term; valid until the column changes. Plain loops, because most texts are a line or two and a
   * search may test all of them.
   */
  filterBy(term: Uint8Array): (slot: number) => boolean {
    const [chunks, starts, lengths] = [this.#chunks, this.#starts.values, this.#lengths.values]
    const first = term[0]
    return (slot) => {
      const start = starts[slot] ?? 0
      const chunk = chunks[start >>> chunkBits] ?? nothing
      const last = (start & offsetMask) + (lengths[slot] ?? 0) - term.length
      for (let at = start & offsetMask; at <= last; at += 1) {
        if (chunk[at] !== first) continue
        let same = 1
        while (same < term.length && chunk[at + same] === term[same]) same += 1
        if (same >= term.length) return true
      }
      return false
    }
  }

  /**
   * Reads texts in place, without a view; valid until the column changes.
   * @param read receives the bytes of many texts, and where this one begins and ends
   */
  readBy<Value>(read: (bytes: Buffer, from: number, to: number) => Value): (slot: number) => Value {
    const [chunks, starts, lengths] = [this.#chunks, this.#starts.values, this.#lengths.values]
    return (slot) => {
      const start = starts[slot] ?? 0
      const from = start & offsetMask
      return read(chunks[start >>> chunkBits] ?? nothing, from, from + (lengths[slot] ?? 0))
    }
  }

  /** Bytes of a text. */
  lengthOf(slot: number): number {
    return this.#lengths.get(slot)
  }

  /**
   * Visits the bytes of many texts, in as few contiguous pieces as possible. Only for columns without replaced texts:
   * the texts of a piece are adjacent.
   */
  forEachRun({ from, to }: SlotRange, visit: (bytes: Buffer, slots: SlotRange) => void): void {
    for (let slot = from; slot < to; ) {
      const chunk = this.#chunkNumberOf(slot)
      let end = to
      while (this.#chunkNumberOf(end - 1) !== chunk) end -= 1
      const endOffset = this.#offsetOf(end - 1) + this.#lengths.get(end - 1)
      const bytes = this.#chunkOf(slot).subarray(this.#offsetOf(slot), endOffset)
      visit(bytes, { from: slot, to: end })
      slot = end
    }
  }

  #chunkNumberOf(slot: number): number {
    return this.#starts.get(slot) >>> chunkBits
  }

  #chunkOf(slot: number): Buffer {
    return this.#chunks[this.#chunkNumberOf(slot)] ?? nothing
  }

  #offsetOf(slot: number): number {
    return this.#starts.get(slot) & offsetMask
  }

  /** Writes a text after the last one. @returns its start */
  #append(text: string): number {
    // No character takes more than three bytes for each of its code units.
    if (this.#used + text.length * 3 >= chunkBytes) this.#makeRoom(Buffer.byteLength(text))
    const chunk = this.#chunks.length - 1
    const start = this.#used
    this.#used += this.#chunks[chunk]?.write(text, start) ?? 0
    return chunk * chunkBytes + start
  }

  #makeRoom(length: number): void {
    if (length > chunkBytes) throw new RangeError(`a text of ${length} bytes is too long`)
    if (this.#used + length < chunkBytes) return
    this.#chunks.push(Buffer.alloc(chunkBytes))
    this.#used = 0
  }
}
