import { byteColumn, integerColumn } from '../columns/number-column.ts'

/** Bytes per chunk; no block spans two. */
const chunkBits = 18
const chunkBytes = 1 << chunkBits
const offsetMask = chunkBytes - 1
/** Bytes at the end of a block that contain the start of the next one. */
const pointerBytes = 4
const firstBlockBytes = 8
const largestBlockBytes = 256

/** The size of the block after one of a given size. */
function nextSize(size: number): number {
  return Math.min(largestBlockBytes, size * 2)
}

/**
 * Posting lists: ascending slots by list number. Slots are stored as distances, seven bits a byte, mostly one or two
 * bytes instead of four. A list is a chain of blocks that get larger, all in a few large chunks, so that a hundred
 * thousand short lists cost no objects and a long one is never copied.
 */
export class PostingLists {
  readonly #chunks: Buffer[] = []
  /** Bytes of the last chunk that are allocated as blocks. */
  #used = chunkBytes
  /** By list: start of its first block. */
  readonly #heads = integerColumn()
  /** By list: the position of the next byte. */
  readonly #tails = integerColumn()
  /** By list: size of its last block, and bytes left in it. */
  readonly #sizes = integerColumn()
  readonly #left = byteColumn()
  readonly #counts = integerColumn()
  readonly #lastSlots = integerColumn()

  /** Number of lists. */
  get length(): number {
    return this.#counts.length
  }

  /** Number of slots in a list. */
  count(list: number): number {
    return this.#counts.get(list)
  }

  /** Adds a slot to a list, or to a new one of the next number. Ignores the slot that was added last. */
  add(list: number, slot: number): void {
    if (list >= this.length) this.#open(list)
    else if (this.#lastSlots.get(list) === slot) return
    const count = this.#counts.get(list)
    let distance = slot - (count === 0 ? -1 : this.#lastSlots.get(list))
    this.#counts.set(list, count + 1)
    this.#lastSlots.set(list, slot)
    let left = this.#left.get(list)
    let tail = this.#tails.get(list)
    for (let isLast = false; !isLast; distance >>>= 7) {
      isLast = distance < 128
      if (left === 0) {
        left = this.#openBlock(list, tail)
        tail = this.#tails.get(list)
      }
      this.#chunkOf(tail)[tail & offsetMask] = isLast ? distance : (distance & 127) | 128
      tail += 1
      left -= 1
    }
    this.#left.set(list, left)
    this.#tails.set(list, tail)
  }

  /** Visits the slots of a list, ascending. */
  forEach(list: number, visit: (slot: number) => void): void {
    this.some(list, (slot) => {
      visit(slot)
      return false
    })
  }

  /** True when a test is true for a slot of a list; it is asked about the slots in ascending order, until then. */
  some(list: number, test: (slot: number) => boolean): boolean {
    let block = this.#heads.get(list)
    let size = firstBlockBytes
    let slot = -1
    let distance = 0
    let shift = 0
    for (let left = this.#counts.get(list); left > 0; ) {
      const bytes = this.#chunkOf(block)
      let at = block & offsetMask
      const end = at + size - pointerBytes
      for (; at < end && left > 0; at += 1) {
        const byte = bytes[at] ?? 0
        distance |= (byte & 127) << shift
        shift += 7
        if (byte > 127) continue
        slot += distance
        distance = 0
        shift = 0
        left -= 1
        if (test(slot)) return true
      }
      if (left === 0) return false
      block = bytes.readUInt32LE(end)
      size = nextSize(size)
    }
    return false
  }

  #open(list: number): void {
    if (list !== this.length) throw new RangeError(`the next list is ${this.length}, not ${list}`)
    const start = this.#allocate(firstBlockBytes)
    this.#heads.push(start)
    this.#tails.push(start)
    this.#sizes.push(firstBlockBytes)
    this.#left.push(firstBlockBytes - pointerBytes)
    this.#counts.push(0)
    this.#lastSlots.push(0)
  }

  /**
   * Starts the next block of a list. @param pointer position of the full block's pointer @returns the new block's free
   * bytes
   */
  #openBlock(list: number, pointer: number): number {
    const size = nextSize(this.#sizes.get(list))
    const start = this.#allocate(size)
    this.#chunkOf(pointer).writeUInt32LE(start, pointer & offsetMask)
    this.#tails.set(list, start)
    this.#sizes.set(list, size)
    return size - pointerBytes
  }

  #allocate(size: number): number {
    if (this.#used + size > chunkBytes) {
      this.#chunks.push(Buffer.alloc(chunkBytes))
      this.#used = 0
    }
    const start = (this.#chunks.length - 1) * chunkBytes + this.#used
    this.#used += size
    return start
  }

  #chunkOf(address: number): Buffer {
    const chunk = this.#chunks[address >>> chunkBits]
    if (!chunk) throw new RangeError(`no posting list has bytes at ${address}`)
    return chunk
  }
}
