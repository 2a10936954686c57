type Numbers = Uint8Array | Uint32Array | Float64Array

/** A column of numbers that grows by a quarter: outside the heap, where the collector need not look. */
export class NumberColumn<Kind extends Numbers> {
  #values: Kind
  readonly #make: (length: number) => Kind
  #length = 0

  /** @param make such an array of a length */
  constructor(make: (length: number) => Kind) {
    this.#make = make
    this.#values = make(1024)
  }

  get length(): number {
    return this.#length
  }

  /** What is in it now. Good until something is added. */
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

  /** Takes the last one out again. */
  pop(): void {
    this.#length -= 1
  }

  clear(): void {
    this.#length = 0
  }

  /** Puts a value before the one at an index; cheap near the end. */
  insert(index: number, value: number): void {
    this.push(value)
    this.#values.copyWithin(index + 1, index, this.#length - 1)
    this.#values[index] = value
  }

  /** Makes room for so many more. */
  reserve(more: number): void {
    const wanted = this.#length + more
    if (wanted <= this.#values.length) return
    const larger = this.#make(Math.ceil(wanted * 1.25))
    larger.set(this.#values)
    this.#values = larger
  }
}
