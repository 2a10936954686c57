/** Bytes of a chunk; no text lies in two. A TEXT column's largest value fits, escaped as JSON too. */
const chunkBytes = 2 ** 20

type Slots = Uint32Array<ArrayBuffer>

const nothing = Buffer.alloc(0)

function grown(column: Slots, slot: number): Slots {
  if (slot < column.length) return column
  const larger = new Uint32Array(Math.max(slot + 1, Math.ceil(column.length * 1.5)))
  larger.set(column)
  return larger
}

/**
 * A text for each slot, as UTF-8 outside the heap: half the memory of objects and strings, and nothing
 * that the garbage collector would look through again and again.
 */
export class SlotTexts {
  readonly #chunks = [Buffer.alloc(chunkBytes)]
  /** Chunk and place in it as one number. */
  #starts: Slots = new Uint32Array(1024)
  #lengths: Slots = new Uint32Array(1024)
  #used = 0
  #wasted = 0

  /** Bytes in use, and those of them that no slot has any more. */
  get bytes(): { held: number; wasted: number } {
    return { held: this.#chunks.length * chunkBytes, wasted: this.#wasted }
  }

  set(slot: number, text: string): void {
    const length = Buffer.byteLength(text)
    const formerly = this.#lengths[slot] ?? 0
    this.#starts = grown(this.#starts, slot)
    this.#lengths = grown(this.#lengths, slot)
    // What is not longer than before is written over it.
    this.#wasted += length > formerly ? formerly : formerly - length
    if (length > formerly) this.#starts[slot] = this.#makeRoom(length)
    this.#lengths[slot] = length
    const start = this.#starts[slot] ?? 0
    this.#chunkOf(start).write(text, start % chunkBytes)
  }

  /** Takes a text away. */
  clear(slot: number): void {
    this.#wasted += this.#lengths[slot] ?? 0
    this.#lengths[slot] = 0
  }

  /** A view of a text, good until the slot is written again. */
  view(slot: number): Buffer {
    const start = this.#starts[slot] ?? 0
    const from = start % chunkBytes
    return this.#chunkOf(start).subarray(from, from + (this.#lengths[slot] ?? 0))
  }

  read(slot: number): string {
    return this.view(slot).toString('utf8')
  }

  /** True when a slot's text has these bytes somewhere in it. Plain loops: most texts are a line or two. */
  includes(slot: number, term: Uint8Array): boolean {
    const start = this.#starts[slot] ?? 0
    const chunk = this.#chunkOf(start)
    const from = start % chunkBytes
    const last = from + (this.#lengths[slot] ?? 0) - term.length
    const first = term[0]
    for (let at = from; at <= last; at += 1) {
      if (chunk[at] !== first) continue
      let same = 1
      while (same < term.length && chunk[at + same] === term[same]) same += 1
      if (same >= term.length) return true
    }
    return false
  }

  #chunkOf(start: number): Buffer {
    return this.#chunks[Math.floor(start / chunkBytes)] ?? nothing
  }

  #makeRoom(length: number): number {
    if (length > chunkBytes)
      throw new RangeError(`a text of ${length} bytes is too long to be kept`)
    if (this.#used + length > chunkBytes) {
      this.#chunks.push(Buffer.alloc(chunkBytes))
      this.#used = 0
    }
    const start = (this.#chunks.length - 1) * chunkBytes + this.#used
    this.#used += length
    return start
  }
}
