type Numbers = Uint8Array | Uint32Array | Float64Array

/** A growing column of numbers in a typed array, outside the garbage-collected heap. */
export class NumberColumn<Kind extends Numbers> {
  #values: Kind
  readonly #make: (length: number) => Kind
  #length = 0

  /** @param make creates an array of a given length */
  constructor(make: (length: number) => Kind) {
    this.#make = make
    this.#values = make(1024)
  }

  get length(): number {
    return this.#length
  }

  /** The current values, with spare capacity at the end. Valid until the column grows. */
  get values(): Kind {
    return this.#values
  }

  /** @returns 0 for a slot that was never set */
  get(slot: number): number {
    return this.#values[slot] ?? 0
  }

  /** Sets a value; the column grows up to its slot. */
  set(slot: number, value: number): void {
    if (slot >= this.#length) this.#extendTo(slot + 1)
    this.#values[slot] = value
  }

  push(value: number): void {
    this.set(this.#length, value)
  }

  /** Removes the last value. */
  pop(): void {
    this.#length -= 1
    this.#values[this.#length] = 0
  }

  /** Inserts a value at an index; cheap near the end. */
  insert(index: number, value: number): void {
    this.push(value)
    this.#values.copyWithin(index + 1, index, this.#length - 1)
    this.#values[index] = value
  }

  #extendTo(length: number): void {
    this.#length = length
    if (length <= this.#values.length) return
    const larger = this.#make(Math.ceil(length * 1.25))
    larger.set(this.#values)
    this.#values = larger
  }
}

/** Integers up to 255. */
export type ByteColumn = NumberColumn<Uint8Array>
/** Integers up to 2^32 - 1. */
export type IntegerColumn = NumberColumn<Uint32Array>
/** Any numbers: keys, instants, amounts. */
export type FloatColumn = NumberColumn<Float64Array>

export function byteColumn(): ByteColumn {
  return new NumberColumn((length) => new Uint8Array(length))
}

export function integerColumn(): IntegerColumn {
  return new NumberColumn((length) => new Uint32Array(length))
}

export function floatColumn(): FloatColumn {
  return new NumberColumn((length) => new Float64Array(length))
}
