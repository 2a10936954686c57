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

  /** The current values. Valid until the next push. */
  get values(): Kind {
    return this.#values
  }

  at(index: number): number {
    return this.#values[index] ?? Number.NaN
  }

  set(index: number, value: number): void {
    this.#values[index] = value
  }

  push(value: number): void {
    this.reserve(1)
    this.#values[this.#length] = value
    this.#length += 1
  }

  /** Removes the last value. */
  pop(): void {
    this.#length -= 1
  }

  clear(): void {
    this.#length = 0
  }

  /** Inserts a value at an index; cheap near the end. */
  insert(index: number, value: number): void {
    this.push(value)
    this.#values.copyWithin(index + 1, index, this.#length - 1)
    this.#values[index] = value
  }

  /** Ensures capacity for more values. */
  reserve(more: number): void {
    const capacity = this.#length + more
    if (capacity <= this.#values.length) return
    const larger = this.#make(Math.ceil(capacity * 1.25))
    larger.set(this.#values)
    this.#values = larger
  }
}
